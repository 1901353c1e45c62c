import { declareTask } from '../platform/workers/task'
import type { SourceFile, SourceFileOutcome } from './import-source-file'
import type { ImportOutcome } from './run-batch'
import type { SourceRow } from './source'
import type { UploadSettings } from './uploads/uploads.table'

/** The tasks of imports run one after another. */
export const IMPORT_OWNER = 'imports'

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

export interface FileToSample {
  readonly path: string
  readonly sheet?: string
}

export type FileSamples =
  | { readonly rows: readonly SourceRow[]; readonly sheets: readonly string[] }
  | { readonly problem: string }

/** Reads the first rows of a file in a worker thread. */
export const READ_SAMPLES = declareTask<FileToSample, FileSamples>('read-samples')

export interface UploadToRun {
  readonly databaseUrl: string
  readonly id: string
  readonly path: string
  readonly fileName: string
  /** The folder of the reports. */
  readonly folder: string
  readonly settings: UploadSettings
  readonly dryRun: boolean
  readonly startedBy: string
  /** ms */
  readonly now: number
}

export type UploadResult = ImportOutcome | { readonly problem: string }

/** Checks or imports an uploaded file in a worker thread with a database connection of its own. */
export const RUN_UPLOAD = declareTask<UploadToRun, UploadResult>('run-upload', { isLong: true })
