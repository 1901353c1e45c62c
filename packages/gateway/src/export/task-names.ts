import type { ExportFormat } from '@zhushutong/domain/export'
import type { RecordView } from '@zhushutong/domain/records'
import { declareTask } from '../platform/workers/task'

export interface RowsToFormat {
  readonly format: ExportFormat
  readonly kind: string
  readonly records: readonly RecordView[]
  /** Number of rows already written. */
  readonly written: number
  readonly withHeader: boolean
  /** The portal's origin, for the addresses of records. */
  readonly origin: string
}

/** Formats rows as text in a worker thread. */
export const FORMAT_ROWS = declareTask<RowsToFormat, string>('format-rows')

export interface WorkbookToWrite {
  readonly kind: string
  /** Paths of the formatted rows and of the workbook. */
  readonly from: string
  readonly to: string
  /** Number of rows without the header. */
  readonly rows: number
}

/** Packs formatted rows into a workbook in a worker thread; returns its size in bytes. */
export const WRITE_WORKBOOK = declareTask<WorkbookToWrite, number>('write-workbook')
