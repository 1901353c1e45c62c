import { type BidTally, isSmallSample, winRateOf } from '../bid-figures'

/**
 * The indexes of a row's best values, all that are equal included; none unless at least two values are known and differ
 * (CMP-03).
 */
export function findBest(values: readonly (number | null)[], better: 'more' | 'less'): readonly number[] {
  const known = values.filter((value) => value !== null)
  if (new Set(known).size < 2) return []
  const best = better === 'more' ? Math.max(...known) : Math.min(...known)
  return values.flatMap((value, i) => (value === best ? [i] : []))
}

/** The win rate in a comparison: null without a known bid, or with so few that chance decides (CMP-03, FIG-05). */
export function rateToCompare(tally: BidTally): number | null {
  return isSmallSample(tally.bids) ? null : winRateOf(tally).percent
}

const DAY = /^\d{4}-\d{2}-\d{2}$/

/** A day 'YYYY-MM-DD' as a number that grows with time; null for an invalid day. */
export function dayToCompare(day: unknown): number | null {
  return typeof day === 'string' && DAY.test(day) ? Number(day.replaceAll('-', '')) : null
}

/** The amount in fen in a comparison: CNY only (CMP-03). */
export function amountToCompare(amount: unknown, currency: unknown): number | null {
  const isCny = currency === null || currency === undefined || currency === '' || currency === 'CNY'
  return typeof amount === 'number' && isCny ? amount : null
}
