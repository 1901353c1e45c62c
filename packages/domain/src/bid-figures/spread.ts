/** The distribution of figures: minimum, lower quartile, median, upper quartile and maximum (FIG-04). */
export interface Spread {
  readonly count: number
  readonly least: number
  /** The lower quartile. */
  readonly low: number
  readonly median: number
  /** The upper quartile. */
  readonly high: number
  readonly most: number
}

/** The quantiles of a spread, in the order of its five values. */
export const SPREAD_SHARES = [0, 0.25, 0.5, 0.75, 1] as const

/** A spread from its count and five values, with two decimals; null without figures (FIG-04). */
export function spreadFrom(count: number, values: readonly number[] | null): Spread | null {
  if (count === 0 || values === null) return null
  const [least = 0, low = 0, median = 0, high = 0, most = 0] = values.map(
    (value) => Math.round(value * 100) / 100,
  )
  return { count, least, low, median, high, most }
}

/** The quantile of sorted figures, interpolated between two neighbours. */
const valueAt = (sorted: readonly number[], share: number): number => {
  const place = (sorted.length - 1) * share
  const lower = Math.floor(place)
  const [from = 0, to = from] = [sorted[lower], sorted[lower + 1]]
  return from + (to - from) * (place - lower)
}

/** The spread of figures; null for none (FIG-04). The database computes the same by `percentile_cont`. */
export function calculateSpread(figures: readonly number[]): Spread | null {
  const sorted = [...figures].sort((a, b) => a - b)
  return spreadFrom(
    sorted.length,
    SPREAD_SHARES.map((share) => valueAt(sorted, share)),
  )
}
