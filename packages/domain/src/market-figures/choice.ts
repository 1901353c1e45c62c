import { figurePeriod } from '../bid-figures'
import { dayOf } from '../formatting'
import { AMOUNT_PRESETS, type ENGINEERING_TYPES } from '../records'

/** Bands of the award of a work, in fen; the same as in the list of results. */
export const AMOUNT_BANDS = AMOUNT_PRESETS

export type AmountBand = (typeof AMOUNT_BANDS)[number]['value']

/** A market: the bid results with all of these; an absent part limits nothing (FIG-12). */
export interface MarketChoice {
  /** GB/T 2260 */
  readonly region?: string | undefined
  readonly type?: (typeof ENGINEERING_TYPES)[number]['value'] | undefined
  readonly owner?: string | undefined
  readonly amount?: AmountBand | undefined
  /** A calendar year; absent for the last three years up to today. */
  readonly year?: number | undefined
}

/** The first year that can be chosen: earlier notices were hardly published online. */
export const FIRST_MARKET_YEAR = 2000
/** Calendar years of a trend, this one included. */
const TREND_YEARS = 5

const yearOf = (now: number): number => Number(dayOf(now).slice(0, 4))

/** True for a calendar year that has begun, from 2000 (FIG-12). */
export function isMarketYear(year: number, now: number): boolean {
  return Number.isInteger(year) && year >= FIRST_MARKET_YEAR && year <= yearOf(now)
}

/** The calendar years of a trend, the newest first: the last five, or those up to an earlier chosen year (FIG-13). */
export function listTrendYears(now: number, chosen?: number): readonly number[] {
  const current = yearOf(now)
  const newest = chosen !== undefined && chosen <= current - TREND_YEARS ? chosen : current
  return Array.from({ length: TREND_YEARS }, (_, before) => newest - before)
}

/** The days that a market counts, both included: a calendar year up to today, or three years (FIG-12). */
export function marketPeriod(now: number, year?: number): { readonly from: string; readonly to: string } {
  if (year === undefined) return figurePeriod(now)
  const isOver = year < yearOf(now)
  return { from: `${year}-01-01`, to: isOver ? `${year}-12-31` : dayOf(now) }
}

/** The days of the period and of the trend together. */
export function marketSpan(now: number, year?: number): { readonly from: string; readonly to: string } {
  const years = listTrendYears(now, year)
  const newest = years[0] ?? yearOf(now)
  return { from: `${years.at(-1) ?? newest}-01-01`, to: marketPeriod(now, newest).to }
}

/** 400–3000 万 for the key of a band. */
export function labelAmountBand(key: string): string {
  return AMOUNT_BANDS.find(({ value }) => value === key)?.label ?? key
}
