import { declareTask } from '../platform/workers/task'

export interface BatchToUndo {
  readonly databaseUrl: string
  readonly id: string
  /** ms */
  readonly now: number
}

/** Undoes a batch in a worker thread with a database connection of its own. */
export const UNDO_BATCH = declareTask<BatchToUndo, null>('undo-batch', { isLong: true })
