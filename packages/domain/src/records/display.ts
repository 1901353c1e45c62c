import { divisionLabel } from '../divisions'
import {
  formatCount,
  formatDate,
  formatMoney,
  formatTableMoney,
  formatTime,
  NO_VALUE,
  parseNumber,
  TABLE_MONEY_UNIT,
} from '../formatting'
import type { AnyCell, AnyValue, CellColumn, Column } from './column'

const CURRENCY_NAMES = new Map([
  ['USD', '美元'],
  ['EUR', '欧元'],
  ['GBP', '英镑'],
  ['HKD', '港元'],
  ['JPY', '日元'],
  ['KRW', '韩元'],
  ['SGD', '新加坡元'],
  ['TWD', '新台币'],
  ['MOP', '澳门元'],
  ['AUD', '澳元'],
  ['CAD', '加元'],
  ['CHF', '瑞士法郎'],
])

// ISO 4217: hundredths of a unit in the minor unit of the currencies where it is not one of them.
const HUNDREDTHS = new Map([
  ['JPY', 100],
  ['KRW', 100],
  ['VND', 100],
  ['CLP', 100],
  ['KWD', 0.1],
  ['BHD', 0.1],
  ['OMR', 0.1],
])

/** An amount in the minor unit of a currency as hundredths of it, as fen are of a yuan; CNY without one (VAL-08). */
export const hundredthsOf = (minor: number, currency: unknown): number =>
  minor * (typeof currency === 'string' ? (HUNDREDTHS.get(currency) ?? 1) : 1)

const moneyText = (value: AnyCell, currency: unknown, format: (fen: unknown) => string): string => {
  if (typeof currency !== 'string' || currency === '' || currency === 'CNY') return format(value)
  const minor = parseNumber(value)
  if (minor === null) return NO_VALUE
  return `${format(hundredthsOf(minor, currency))}（${CURRENCY_NAMES.get(currency) ?? currency}）`
}

const isMasked = (value: unknown): boolean => typeof value === 'string' && value.includes('*')

const currencyIn = (column: Column | CellColumn, record: Readonly<Record<string, unknown>>): unknown =>
  column.type === 'fen' && column.currency ? record[column.currency] : undefined

const wordsOf = (values: readonly unknown[]): string =>
  values.filter((v) => typeof v === 'string' && v !== '').join('、') || NO_VALUE

/**
 * A value as people read it; '--' where there is none or it is not one of its column, and a masked one as it is
 * (VAL-07, VAL-08). Amounts are in the minor unit of their currency (fen for CNY).
 * @param record the row the value stands in, for its currency
 */
export const displayValue = (
  column: Column | CellColumn,
  value: AnyValue | undefined,
  record: Readonly<Record<string, unknown>> = {},
): string => {
  if (value === null || value === undefined || value === '') return NO_VALUE
  if (Array.isArray(value)) return wordsOf(value)
  const cell = value as AnyCell
  if (isMasked(cell)) return String(cell)
  switch (column.type) {
    case 'fen':
      return moneyText(cell, currencyIn(column, record), formatMoney)
    case 'date':
      return formatDate(cell)
    case 'time':
      return formatTime(cell)
    case 'region':
      return divisionLabel(String(cell)) ?? NO_VALUE
    case 'enum':
      return column.options.find((o) => o.value === cell)?.label ?? String(cell)
    case 'count':
      return formatCount(cell)
    default:
      return String(cell)
  }
}

/** The unit of a column's figures, which the header of a table names; undefined where they have none (VAL-08). */
export const tableUnit = ({ type }: Column | CellColumn): string | undefined =>
  type === 'fen' ? TABLE_MONEY_UNIT : undefined

/** A value as the cell of a table: as `displayValue`, but an amount in the unit that the header names (VAL-08). */
export const tableValue = (
  column: Column | CellColumn,
  value: AnyValue | undefined,
  record: Readonly<Record<string, unknown>> = {},
): string =>
  column.type === 'fen' && (typeof value === 'number' || (value && !isMasked(value)))
    ? moneyText(value as AnyCell, currencyIn(column, record), formatTableMoney)
    : displayValue(column, value, record)

/** Whether a value that is shown says nothing: unknown, or a zero (VAL-08, VAL-09). */
export const saysNothing = (shown: string): boolean =>
  shown === NO_VALUE || parseNumber(shown.replace(/(万元|亿元|元)$/, '')) === 0
