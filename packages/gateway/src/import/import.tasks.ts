import { handleTask } from '../platform/workers/task'
import { IMPORT_SOURCE_FILE, UNDO_BATCH } from './task-names'

/** The work of imports in worker threads; the first task loads its libraries. */
export const importTasks = [
  handleTask(UNDO_BATCH, async (batch) => (await import('./batches/undo-in-thread')).undoInThread(batch)),
  handleTask(IMPORT_SOURCE_FILE, async (task) => (await import('./import-in-thread')).importInThread(task)),
]
