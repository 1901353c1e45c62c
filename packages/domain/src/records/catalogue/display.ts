import { divisionLabel } from '../../divisions'
import {
  formatCount,
  formatDate,
  formatMoney,
  formatTableMoney,
  formatTime,
  NO_VALUE,
  parseNumber,
  TABLE_MONEY_UNIT,
} from '../../formatting'
import type { AnyCell, AnyValue, CellColumn, Column } from './column'
import { missingText, NOT_COVERED_TEXT } from './coverage'
import type { Locks } from './kind'

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

// ISO 4217: hundredths per minor unit, for currencies whose minor unit is not a hundredth.
const HUNDREDTHS = new Map([
  ['JPY', 100],
  ['KRW', 100],
  ['VND', 100],
  ['CLP', 100],
  ['KWD', 0.1],
  ['BHD', 0.1],
  ['OMR', 0.1],
])

/**
 * Converts an amount in the minor unit of a currency to hundredths of its unit, as fen are of a yuan; CNY if no
 * currency is given.
 */
export function hundredthsOf(minor: number, currency: unknown): number {
  return minor * (typeof currency === 'string' ? (HUNDREDTHS.get(currency) ?? 1) : 1)
}

const moneyText = (value: AnyCell, currency: unknown, format: (fen: unknown) => string): string => {
  if (typeof currency !== 'string' || currency === '' || currency === 'CNY') return format(value)
  const minor = parseNumber(value)
  if (minor === null) return NO_VALUE
  return `${format(hundredthsOf(minor, currency))}（${CURRENCY_NAMES.get(currency) ?? currency}）`
}

/** The text in place of a locked value, so that its place is never empty. */
export const LOCKED_TEXT = '******'

/**
 * The starred text of a masked number of a record, 3*,***.**; null for any other value.
 * @param lockKey the column's key, or 'table.cell' inside a nested table
 * @param row the position of the row in the table
 */
export function findShownText(locks: Locks | undefined, lockKey: string, row = 0): string | null {
  const lock = locks?.[lockKey]
  return lock?.shown ?? lock?.shownByRow?.[row] ?? null
}

const isMasked = (value: unknown): boolean => typeof value === 'string' && value.includes('*')

const currencyIn = (column: Column | CellColumn, record: Readonly<Record<string, unknown>>): unknown =>
  column.type === 'fen' && column.currency ? record[column.currency] : undefined

const wordsOf = (values: readonly unknown[]): string =>
  values.filter((v) => typeof v === 'string' && v !== '').join('、') || NO_VALUE

/**
 * Formats a value for display; '--' if it is missing or invalid for its column, 暂未收录 for an uncounted number;
 * masked values are starred (VAL-07). Amounts are in the minor unit of their currency (fen for CNY).
 * @param record the record or row of the value, for its currency and its locks
 */
export function formatValue(
  column: Column | CellColumn,
  value: AnyValue | undefined,
  record: Readonly<Record<string, unknown>> = {},
): string {
  if (value === null || value === undefined || value === '')
    return findShownText(record.locks as Locks | undefined, column.key) ?? missingText(column)
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

/** The unit of a column's figures for the table header; undefined if it has none. */
export function tableUnit({ type }: Column | CellColumn): string | undefined {
  return type === 'fen' ? TABLE_MONEY_UNIT : undefined
}

/** Formats a value for a table cell: like `formatValue`, but amounts in the unit of the header. */
export function formatTableValue(
  column: Column | CellColumn,
  value: AnyValue | undefined,
  record: Readonly<Record<string, unknown>> = {},
): string {
  return column.type === 'fen' && (typeof value === 'number' || (value && !isMasked(value)))
    ? moneyText(value as AnyCell, currencyIn(column, record), formatTableMoney)
    : formatValue(column, value, record)
}

/** True when a displayed value is empty: unknown, not counted, or zero (VAL-09). */
export function isEmptyText(shown: string): boolean {
  return (
    shown === NO_VALUE ||
    shown === NOT_COVERED_TEXT ||
    parseNumber(shown.replace(/ (万元|亿元|元)$/, '')) === 0
  )
}
