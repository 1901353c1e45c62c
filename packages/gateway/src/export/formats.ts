import {
  buildExportHeaders,
  buildExportRow,
  CSV_BOM,
  type ExportFormat,
  formatCsvLine,
  listExportColumns,
} from '@zhushutong/domain/export'
import type { Column, RecordKind, RecordView } from '@zhushutong/domain/records'
import type { ExportFiles } from './export.ports'
import { writeXlsx } from './xlsx'
import { headerXml, rowXml } from './xlsx-cells'

/** How a file format is written: rows are appended to a working file, which becomes the finished file. */
export interface Format {
  readonly contentType: string
  /** The working file and the downloaded file; may be the same. */
  readonly rowsFile: (id: string) => string
  readonly file: (id: string) => string
  readonly head: (columns: readonly Column[]) => string
  /** `written`: number of rows already written. */
  readonly rows: (columns: readonly Column[], records: readonly RecordView[], written: number) => string
  /** Makes the finished file; returns its size in bytes. */
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
  head: (columns) =>
    CSV_BOM + formatCsvLine(buildExportHeaders(columns).map((text) => ({ type: 'text', text }))),
  rows: (columns, records) =>
    records.map((record) => formatCsvLine(buildExportRow(columns, record))).join(''),
  finish: async (files, id) => (await files.readSize(`${id}.csv`)) ?? 0,
}

const xlsx: Format = {
  contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  rowsFile: (id) => `${id}.rows`,
  file: (id) => `${id}.xlsx`,
  head: (columns) => headerXml(buildExportHeaders(columns)),
  rows: (columns, records, written) =>
    records.map((record, i) => rowXml(written + i + 2, buildExportRow(columns, record))).join(''),
  finish: (files, id, kind, rows) => {
    const widths = listExportColumns(kind).map(({ type }) => WIDTHS[type] ?? WIDTH)
    const sheet = { name: kind.label, widths, rows: files.read(`${id}.rows`), rowCount: rows + 1 }
    return files.write(`${id}.xlsx`, writeXlsx(sheet))
  },
}

export const FORMATS: Readonly<Record<ExportFormat, Format>> = { xlsx, csv }
