import { type AnyValue, type Column, columnsOf, type RecordKind, type RecordView } from '../records'
import { buildExportCell, type ExportCell } from './cell'
import { formatCell } from './csv'
import { ORIGIN_COLUMNS } from './origin-columns'
import { formatLines, spreadTable } from './table-cells'

/** Dates of the source that the columns behind the provenance give in their own form. */
const APART: ReadonlySet<string> = new Set(['dataOn', 'withdrawnOn'])

/**
 * The columns of an export: the exported columns of the kind, tables as columns of lines (DAT-39), the provenance of each
 * record, the date of its data, its address and its doubts (MEM-02).
 */
export function listExportColumns(kind: RecordKind): readonly Column[] {
  const isProvenance = (column: Column) => !kind.columns.includes(column) && !APART.has(column.key)
  const columns = columnsOf(kind).filter((column) => column.exported || isProvenance(column))
  return [...columns.flatMap(spreadTable), ...ORIGIN_COLUMNS]
}

/**
 * The column headers: amounts name their unit, and a count with the same label as another column says that it is a
 * count.
 */
export function buildExportHeaders(columns: readonly Column[]): readonly string[] {
  return columns.map((column) => {
    const { label, type } = column
    if (type === 'fen') return `${label}（元）`
    const isShared = columns.some((other) => other !== column && other.label === label)
    return type === 'count' && isShared ? `${label}（数量）` : label
  })
}

/** A record as a row of cells, in the order of the columns. */
export function buildExportRow(columns: readonly Column[], record: RecordView): readonly ExportCell[] {
  return columns.map((column) => {
    const lines = formatLines(column, record, (value) =>
      formatCell(buildExportCell(column, value as AnyValue, record)),
    )
    if (lines === null) return buildExportCell(column, record[column.key], record)
    return lines === '' ? { type: 'empty' } : { type: 'text', text: lines }
  })
}
