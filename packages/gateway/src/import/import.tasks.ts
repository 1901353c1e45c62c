import { handleTask } from '../platform/workers/task'
import { IMPORT_SOURCE_FILE, READ_SAMPLES, RUN_UPLOAD, UNDO_BATCH } from './task-names'

/** The work of imports in worker threads; the first task loads its libraries. */
export const importTasks = [
  handleTask(UNDO_BATCH, async (batch) => (await import('./batches/undo-in-thread')).undoInThread(batch)),
  handleTask(IMPORT_SOURCE_FILE, async (task) => (await import('./import-in-thread')).importInThread(task)),
  handleTask(READ_SAMPLES, async (file) => (await import('./uploads/read-samples')).readSamples(file)),
  handleTask(RUN_UPLOAD, async (run) => (await import('./uploads/run-in-thread')).runInThread(run)),
]
