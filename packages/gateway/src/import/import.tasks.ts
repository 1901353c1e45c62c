import { handleTask } from '../platform/workers/task'
import { UNDO_BATCH } from './task-names'

/** The work of imports in worker threads; the first task loads its libraries. */
export const importTasks = [
  handleTask(UNDO_BATCH, async (batch) => (await import('./batches/undo-in-thread')).undoInThread(batch)),
]
