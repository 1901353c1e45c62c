import { type AnyValue, type Column, formatValue } from '@zhushutong/domain/records'

/** A value as the pages write it; a table as the number of its rows; null for none. */
export function shownText(column: Column, value: AnyValue | undefined, currency: AnyValue): string | null {
  if (value === null || value === undefined) return null
  if (column.type === 'table') return Array.isArray(value) ? `${value.length} 条` : null
  if (column.type === 'tags') return Array.isArray(value) ? value.join('、') : null
  const record = column.type === 'fen' && column.currency ? { [column.currency]: currency } : {}
  return formatValue(column, value, record)
}
