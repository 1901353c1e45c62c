import type { AnyValue, CellColumn, Column } from '@zhushutong/domain/records'

const NUMERIC = new Set(['fen', 'count'])
/** Days, status codes and the like: short, and unreadable when wrapped. */
const SHORT = new Set(['date', 'time', 'enum'])

/** The alignment of a table column; aligned columns are not wrapped. */
export function alignOf({ type }: Column | CellColumn): 'left' | 'right' | undefined {
  if (NUMERIC.has(type)) return 'right'
  return SHORT.has(type) ? 'left' : undefined
}

const isEmpty = (value: AnyValue | undefined) => value === null || value === undefined || value === ''

/**
 * The columns with a value in at least one row, open or closed; the first one links the row and is always
 * kept.
 */
export function filledColumns<C extends Column | CellColumn>(
  columns: readonly C[],
  rows: readonly Readonly<Record<string, AnyValue | undefined>>[],
  isClosed: (column: C) => boolean,
): readonly C[] {
  return columns.filter(
    (column, index) => index === 0 || isClosed(column) || rows.some((row) => !isEmpty(row[column.key])),
  )
}
