import { type BidTally, isSmallSample, winRateOf } from '../bid-figures'

/**
 * Where the best values of a row stand: none unless two are known and they differ; all that share the best one
 * (CMP-03).
 */
export function findBest(values: readonly (number | null)[], better: 'more' | 'less'): readonly number[] {
  const known = values.filter((value) => value !== null)
  if (new Set(known).size < 2) return []
  const best = better === 'more' ? Math.max(...known) : Math.min(...known)
  return values.flatMap((value, i) => (value === best ? [i] : []))
}

/** A win rate as it is compared: null where no bid is known, or so few that chance decides (CMP-03, FIG-05). */
export function rateToCompare(tally: BidTally): number | null {
  return isSmallSample(tally.bids) ? null : winRateOf(tally).percent
}

const DAY = /^\d{4}-\d{2}-\d{2}$/

/** A day 'YYYY-MM-DD' as a number that grows with it; null for what is no day (CMP-03). */
export function dayToCompare(day: unknown): number | null {
  return typeof day === 'string' && DAY.test(day) ? Number(day.replaceAll('-', '')) : null
}

/** An amount in fen as it is compared: only CNY with CNY (CMP-03). */
export function amountToCompare(amount: unknown, currency: unknown): number | null {
  const isCny = currency === null || currency === undefined || currency === '' || currency === 'CNY'
  return typeof amount === 'number' && isCny ? amount : null
}
