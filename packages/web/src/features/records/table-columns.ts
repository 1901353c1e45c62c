import type { AnyValue, CellColumn, Column } from '@zhushutong/domain/records'

const NUMERIC = new Set(['fen', 'count'])
/** Days, codes of states and the like: short, and torn apart unreadable. */
const SHORT = new Set(['date', 'time', 'enum'])

/** Where a column of a table is aligned; what is aligned is not broken into lines. */
export const alignOf = ({ type }: Column | CellColumn): 'left' | 'right' | undefined => {
  if (NUMERIC.has(type)) return 'right'
  return SHORT.has(type) ? 'left' : undefined
}

const isEmpty = (value: AnyValue | undefined) => value === null || value === undefined || value === ''

/** The columns that at least one row has something in, open or closed; the first one leads a row and always stays. */
export const filledColumns = <C extends Column | CellColumn>(
  columns: readonly C[],
  rows: readonly Readonly<Record<string, AnyValue | undefined>>[],
  isClosed: (column: C) => boolean,
): readonly C[] =>
  columns.filter(
    (column, index) => index === 0 || isClosed(column) || rows.some((row) => !isEmpty(row[column.key])),
  )
