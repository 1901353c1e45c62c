import { NO_VALUE } from './date'
import { grouped, parseNumber } from './number'

/** 元, 万元, 亿元, or whichever keeps the figure short. */
export type MoneyUnit = 'yuan' | 'wan' | 'yi' | 'auto'

export interface MoneyOptions {
  readonly unit?: MoneyUnit
  /** What a value that is no number shows: '--' or 暂无金额. */
  readonly empty?: 'dash' | 'text'
  /** Whether the unit stands behind the figure; off where the column's head names it. */
  readonly withUnit?: boolean
}

export const NO_AMOUNT = '暂无金额'

type Fixed = Exclude<MoneyUnit, 'auto'>

// Fen in a hundredth of the unit: what is left is counted in two decimals.
const HUNDREDTH: Readonly<Record<Fixed, number>> = { yuan: 1, wan: 10_000, yi: 100_000_000 }
const LABEL: Readonly<Record<Fixed, string>> = { yuan: '元', wan: '万元', yi: '亿元' }

const hundredthsOf = (fen: number, unit: Fixed): number => Math.round(fen / HUNDREDTH[unit])

// Chosen by the rounded figure: 9,999.9999 万元 is 1.00 亿元, not 10,000.00 万元.
const shortest = (fen: number): Fixed => {
  if (hundredthsOf(fen, 'wan') >= 1_000_000) return 'yi'
  return fen >= 1_000_000 ? 'wan' : 'yuan'
}

/**
 * An amount of fen (integer, or its decimal text) as people read it: 1,234.50元, 350.00万元, 1.20亿元 (VAL-08).
 */
export const formatMoney = (value: unknown, options: MoneyOptions = {}): string => {
  const number = parseNumber(value)
  if (number === null) return options.empty === 'text' ? NO_AMOUNT : NO_VALUE
  const fen = Math.round(Math.abs(number))
  const unit = options.unit === undefined || options.unit === 'auto' ? shortest(fen) : options.unit
  const hundredths = hundredthsOf(fen, unit)
  const digits = String(hundredths).padStart(3, '0')
  const figure = `${grouped(digits.slice(0, -2))}.${digits.slice(-2)}`
  return `${number < 0 && hundredths > 0 ? '-' : ''}${figure}${options.withUnit === false ? '' : LABEL[unit]}`
}
