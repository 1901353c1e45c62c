import {
  buildExportHeaders,
  buildExportRow,
  CSV_BOM,
  type ExportFormat,
  formatCsvLine,
  listExportColumns,
  withOrigin,
} from '@zhushutong/domain/export'
import { type Column, findKind, type RecordKind, type RecordView } from '@zhushutong/domain/records'
import type { RowsToFormat } from './task-names'
import { headerXml, rowXml } from './xlsx-cells'

interface RowFormat {
  readonly head: (columns: readonly Column[]) => string
  readonly rows: (columns: readonly Column[], records: readonly RecordView[], written: number) => string
}

const csv: RowFormat = {
  head: (columns) =>
    CSV_BOM + formatCsvLine(buildExportHeaders(columns).map((text) => ({ type: 'text', text }))),
  rows: (columns, records) =>
    records.map((record) => formatCsvLine(buildExportRow(columns, record))).join(''),
}

const xlsx: RowFormat = {
  head: (columns) => headerXml(buildExportHeaders(columns)),
  rows: (columns, records, written) =>
    records.map((record, i) => rowXml(written + i + 2, buildExportRow(columns, record))).join(''),
}

const ROW_FORMATS: Readonly<Record<ExportFormat, RowFormat>> = { xlsx, csv }

/** @throws when the kind does not exist */
export function exportedKind(name: string): RecordKind {
  const kind = findKind(name)
  if (!kind) throw new Error(`There are no ${name} to export`)
  return kind
}

export function formatRows({
  format,
  kind: name,
  records,
  written,
  withHeader,
  origin,
}: RowsToFormat): string {
  const kind = exportedKind(name)
  const columns = listExportColumns(kind)
  const { head, rows } = ROW_FORMATS[format]
  return (
    (withHeader ? head(columns) : '') +
    rows(
      columns,
      records.map((record) => withOrigin(kind, record, origin)),
      written,
    )
  )
}
