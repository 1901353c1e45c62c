import type { AnyValue, CellColumn, Column } from '@zhushutong/domain/records'

const NUMERIC = new Set(['fen', 'count'])
/** Types with short values, such as days and states, which are unreadable if wrapped. */
const SHORT = new Set(['date', 'time', 'enum'])

/** Aligned columns are not wrapped. */
export function alignOf({ type }: Column | CellColumn): 'left' | 'right' | undefined {
  if (NUMERIC.has(type)) return 'right'
  return SHORT.has(type) ? 'left' : undefined
}

const isEmpty = (value: AnyValue | undefined) => value === null || value === undefined || value === ''

/**
 * The columns with a value in at least one row, open or closed; the first column links the row and is never
 * removed.
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
