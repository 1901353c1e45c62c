import { divisionLabel } from '../divisions'
import { formatDate, formatMoney, formatTime } from '../formatting'
import type { AnyCell, AnyValue, CellColumn, Column } from './column'

const SYMBOLS: Readonly<Record<string, string>> = {
  USD: '美元',
  EUR: '欧元',
  GBP: '英镑',
  HKD: '港元',
  JPY: '日元',
}

const moneyText = (column: { currency?: string }, value: AnyCell, currency: AnyValue): string => {
  const foreign = column.currency && typeof currency === 'string' && currency !== 'CNY' ? currency : null
  return foreign ? `${formatMoney(value)}（${SYMBOLS[foreign] ?? foreign}）` : formatMoney(value)
}

/**
 * A value as people read it; '--' where there is none (VAL-07, VAL-08).
 * @param record the row the value stands in, for its currency
 */
export const displayValue = (
  column: Column | CellColumn,
  value: AnyValue | undefined,
  record: Readonly<Record<string, unknown>> = {},
): string => {
  if (value === null || value === undefined || value === '') return '--'
  if (Array.isArray(value))
    return value.length > 0 ? value.filter((v) => typeof v === 'string').join('、') : '--'
  const cell = value as AnyCell
  if (typeof cell === 'string' && cell.includes('*')) return cell
  switch (column.type) {
    case 'fen':
      return moneyText(column, cell, column.currency ? ((record[column.currency] ?? null) as AnyValue) : null)
    case 'date':
      return formatDate(String(cell))
    case 'time':
      return formatTime(Number(cell))
    case 'region':
      return divisionLabel(String(cell)) ?? '--'
    case 'enum':
      return column.options.find((o) => o.value === cell)?.label ?? String(cell)
    case 'count':
      return Number(cell).toLocaleString('en-US')
    default:
      return String(cell)
  }
}
