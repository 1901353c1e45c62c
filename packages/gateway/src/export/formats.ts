import {
  CSV_BOM,
  csvLine,
  type ExportFormat,
  exportColumns,
  exportHeaders,
  exportRow,
} from '@zhushutong/domain/export'
import type { Column, RecordKind, RecordView } from '@zhushutong/domain/records'
import type { ExportFiles } from './export.ports'
import { xlsxOf } from './xlsx'
import { headerXml, rowXml } from './xlsx-cells'

/** How a file of a format is written: rows are appended to one file, from which the finished one is made. */
export interface Format {
  readonly contentType: string
  /** The file that rows are appended to, and the one that is downloaded; they may be the same. */
  readonly rowsFile: (id: string) => string
  readonly file: (id: string) => string
  readonly head: (columns: readonly Column[]) => string
  /** `written`: rows that stand before these. */
  readonly rows: (columns: readonly Column[], records: readonly RecordView[], written: number) => string
  /** Makes the finished file; returns its bytes. */
  readonly finish: (files: ExportFiles, id: string, kind: RecordKind, rows: number) => Promise<number>
}

const WIDTHS: Partial<Record<Column['type'], number>> = {
  date: 12,
  time: 17,
  fen: 18,
  count: 10,
  enum: 12,
  region: 20,
}
const WIDTH = 26

const csv: Format = {
  contentType: 'text/csv; charset=utf-8',
  rowsFile: (id) => `${id}.csv`,
  file: (id) => `${id}.csv`,
  head: (columns) => CSV_BOM + csvLine(exportHeaders(columns).map((text) => ({ type: 'text', text }))),
  rows: (columns, records) => records.map((record) => csvLine(exportRow(columns, record))).join(''),
  finish: async (files, id) => (await files.sizeOf(`${id}.csv`)) ?? 0,
}

const xlsx: Format = {
  contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  rowsFile: (id) => `${id}.rows`,
  file: (id) => `${id}.xlsx`,
  head: (columns) => headerXml(exportHeaders(columns)),
  rows: (columns, records, written) =>
    records.map((record, i) => rowXml(written + i + 2, exportRow(columns, record))).join(''),
  finish: (files, id, kind, rows) => {
    const widths = exportColumns(kind).map(({ type }) => WIDTHS[type] ?? WIDTH)
    const sheet = { name: kind.label, widths, rows: files.read(`${id}.rows`), rowCount: rows + 1 }
    return files.write(`${id}.xlsx`, xlsxOf(sheet))
  },
}

export const FORMATS: Readonly<Record<ExportFormat, Format>> = { xlsx, csv }
