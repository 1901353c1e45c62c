import type { StoredRecord } from '../../catalogue/column'

interface Candidate {
  readonly rank?: unknown
  readonly price?: unknown
}

const priceAt = (candidates: readonly Candidate[], rank: number): number | null => {
  const prices = candidates.filter((row) => row.rank === rank).map(({ price }) => price)
  const [price] = prices
  return prices.length === 1 && typeof price === 'number' && price > 0 ? price : null
}

/**
 * The distance of the first candidate's offer below the second's, in percent of the second: 0.35%; negative for a first
 * offer above the second. Null unless exactly one candidate of each rank has a price (LST-09).
 */
export function calculateMargin({ candidates }: StoredRecord): string | null {
  const rows = Array.isArray(candidates) ? (candidates as readonly Candidate[]) : []
  const [first, second] = [priceAt(rows, 1), priceAt(rows, 2)]
  return first === null || second === null ? null : `${(((second - first) / second) * 100).toFixed(2)}%`
}
