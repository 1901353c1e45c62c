import type { ExportFormat } from '@zhushutong/domain/export'
import type { RecordView } from '@zhushutong/domain/records'
import { declareTask } from '../platform/workers/task'

export interface RowsToFormat {
  readonly format: ExportFormat
  /** The name of the records' kind. */
  readonly kind: string
  readonly records: readonly RecordView[]
  /** Rows already written; before the first, the header is. */
  readonly written: number
  readonly withHeader: boolean
}

/** The text of some rows, in a worker thread. */
export const FORMAT_ROWS = declareTask<RowsToFormat, string>('format-rows')

export interface WorkbookToWrite {
  readonly kind: string
  /** Paths of the rows as text and of the workbook. */
  readonly from: string
  readonly to: string
  /** Without the header. */
  readonly rows: number
}

/** Packs rows that were written before into a workbook, in a worker thread; its size in bytes. */
export const WRITE_WORKBOOK = declareTask<WorkbookToWrite, number>('write-workbook')
