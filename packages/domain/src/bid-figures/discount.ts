/**
 * 下浮率 is by how many percent an award is below the control price of its tender, in the same currency; it is not told
 * where one of them is missing, by an award above its control price, and beyond this many percent: then the budget is of
 * several sections, or an amount was written down in 万元 (FIG-04).
 */
export const MOST_DISCOUNT = 60

/** Discounts of several results, in percent: how many are known, and how they spread (FIG-04). */
export interface DiscountSpread {
  readonly count: number
  readonly least: number
  /** A quarter of them is below. */
  readonly low: number
  readonly median: number
  /** A quarter of them is above. */
  readonly high: number
  readonly most: number
}

/** The shares of a spread, in the order of its five values (FIG-04). */
export const SPREAD_SHARES = [0, 0.25, 0.5, 0.75, 1] as const

/** A spread from its count and five values; null of nothing (FIG-04). */
export function spreadFrom(count: number, values: readonly number[] | null): DiscountSpread | null {
  if (count === 0 || values === null) return null
  const [least = 0, low = 0, median = 0, high = 0, most = 0] = values.map(
    (value) => Math.round(value * 100) / 100,
  )
  return { count, least, low, median, high, most }
}
