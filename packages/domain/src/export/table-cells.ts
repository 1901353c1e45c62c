import { type CellColumn, type Column, findShownText, type Locks } from '../records'

type TableColumn = Extract<Column, { readonly type: 'table' }>

/** The cell of a row without a value, among lines that have one. */
const NO_LINE = '—'
/** A value that the viewer may not see: an import writes no table with stars. */
const CLOSED = '***'

/** The exported cells of a table: all but references that imports make anew. */
export function listTableCells({ columns }: TableColumn): readonly CellColumn[] {
  return columns.filter(
    ({ key, hidden, exported }) =>
      (hidden !== true || exported === true) && !columns.some((other) => other.link?.id === key),
  )
}

/** The column of a table's cell in an export: 中标候选人：报价. Its key is 'table.cell'. */
const listLineColumns = (table: TableColumn): readonly Column[] =>
  listTableCells(table).map((cell) => ({
    ...cell,
    key: `${table.key}.${cell.key}`,
    label: `${table.label}：${cell.label}`,
  }))

/** The column of a kind with its tables as columns of lines. */
export function spreadTable(column: Column): readonly Column[] {
  return column.type === 'table' ? listLineColumns(column) : [column]
}

type Row = Readonly<Record<string, unknown>>

const isMissing = (value: unknown) => value === null || value === undefined || value === ''

/** A text in one line. */
const joinLines = (text: string): string =>
  text
    .split(/[\r\n]/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join(' ')

/**
 * The rows of a table in one cell, one line each, so that a record stays one row of the file: missing values are dashes,
 * closed ones stars. Null for a column of a record; '' without any value.
 */
export function formatLines(
  { key }: Column,
  record: Readonly<Record<string, unknown>>,
  format: (value: unknown) => string,
): string | null {
  const [table = '', cell] = key.split('.')
  if (cell === undefined) return null
  const rows = Array.isArray(record[table]) ? (record[table] as readonly Row[]) : []
  const locks = record.locks as Locks | undefined
  const isClosed = locks?.[key] !== undefined
  const lines = rows.map((row, at) => {
    const value = row[cell]
    if (!isMissing(value)) return joinLines(format(value))
    return isClosed ? (findShownText(locks, key, at) ?? CLOSED) : ''
  })
  return lines.every((line) => line === '') ? '' : lines.map((line) => line || NO_LINE).join('\n')
}
