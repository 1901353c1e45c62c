import { declareTask } from '../platform/workers/task'
import type { SourceFile, SourceFileOutcome } from './import-source-file'

export interface FileToImport {
  readonly databaseUrl: string
  readonly file: SourceFile
}

/** Imports a file of a source in a worker thread with a database connection of its own. */
export const IMPORT_SOURCE_FILE = declareTask<FileToImport, SourceFileOutcome>('import-source-file', {
  isLong: true,
})

export interface BatchToUndo {
  readonly databaseUrl: string
  readonly id: string
  /** ms */
  readonly now: number
}

/** Undoes a batch in a worker thread with a database connection of its own. */
export const UNDO_BATCH = declareTask<BatchToUndo, null>('undo-batch', { isLong: true })
