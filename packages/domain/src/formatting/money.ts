import { NO_VALUE } from './date'
import { groupThousands, parseNumber } from './number'

/** The unit of a displayed amount: 元, 万元, 亿元, or `auto` for the one with the shortest figure (VAL-08). */
type MoneyUnit = 'yuan' | 'wan' | 'yi' | 'auto'

/** The format of an amount (VAL-08); by default in the unit that makes the figure short, followed by that unit. */
interface MoneyOptions {
  readonly unit?: MoneyUnit
  /** Shown for a value that is not a number: '--' or 暂无金额. */
  readonly empty?: 'dash' | 'text'
  /** False when the column header names the unit. */
  readonly withUnit?: boolean
}

export const FEN_PER_WAN = 1_000_000

/** Shown with `empty: 'text'` for a value that is not a number (VAL-08). */
const NO_AMOUNT = '暂无金额'

type Fixed = Exclude<MoneyUnit, 'auto'>

// Fen per hundredth of the unit, since figures have two decimals.
const HUNDREDTH: Readonly<Record<Fixed, number>> = { yuan: 1, wan: 10_000, yi: 100_000_000 }
const LABEL: Readonly<Record<Fixed, string>> = { yuan: '元', wan: '万元', yi: '亿元' }

const hundredthsOf = (fen: number, unit: Fixed): number => Math.round(fen / HUNDREDTH[unit])

/**
 * The unit with the shortest figure for an amount of fen; it also applies to the amounts beside it. Chosen by
 * the rounded figure: 9,999.9999 万元 is 1.00 亿元, not 10,000.00 万元.
 */
export function unitFor(fen: number): Exclude<MoneyUnit, 'auto'> {
  if (hundredthsOf(fen, 'wan') >= 1_000_000) return 'yi'
  return fen >= FEN_PER_WAN ? 'wan' : 'yuan'
}

/**
 * Formats an amount of fen (integer, or its decimal text) with two decimals: 1,234.50 元, 350.00 万元, 1.20 亿元; '--'
 * or 暂无金额 if it is not a number (VAL-08).
 */
export function formatMoney(value: unknown, options: MoneyOptions = {}): string {
  const number = parseNumber(value)
  if (number === null) return options.empty === 'text' ? NO_AMOUNT : NO_VALUE
  const fen = Math.round(Math.abs(number))
  const { unit: wanted = 'auto' } = options
  const unit = wanted === 'auto' ? unitFor(fen) : wanted
  const hundredths = hundredthsOf(fen, unit)
  // Through BigInt, since numbers from 1e21 on are printed with an exponent.
  const digits = String(BigInt(hundredths)).padStart(3, '0')
  const figure = `${groupThousands(digits.slice(0, -2))}.${digits.slice(-2)}`
  // A figure that rounds to zero has no sign.
  const sign = number * hundredths < 0 ? '-' : ''
  return `${sign}${figure}${options.withUnit === false ? '' : ` ${LABEL[unit]}`}`
}

/** A price in fen: ¥2,380.00. */
export function formatPrice(fen: number): string {
  return `¥${formatMoney(fen, { unit: 'yuan', withUnit: false })}`
}

/** A price on a package, without zero decimals: ¥2,380. */
export function formatWholePrice(fen: number): string {
  return formatPrice(fen).replace(/\.00$/, '')
}

/** The unit of amounts in tables, named in the column header. */
export const TABLE_MONEY_UNIT = '万元'

/** An amount of fen in a table, in `TABLE_MONEY_UNIT` without the unit: 350.00 (VAL-08). */
export function formatTableMoney(value: unknown): string {
  return formatMoney(value, { unit: 'wan', withUnit: false })
}

/** An amount of fen chosen as a filter bound, without trailing zero decimals: 500 万元, 1.5 亿元 (VAL-08). */
export function formatMoneyBound(value: unknown): string {
  return formatMoney(value).replace(/\.00(?= )|(?<=\.\d)0(?= )/, '')
}
