/** Similar tenders that are shown (BID-07). */
export const SIMILAR_SHOWN = 5

/** An open tender that may be similar. */
export interface OpenTender {
  readonly id: string
  /** fen of CNY; null where it is not told. */
  readonly amount: number | null
  /** ms */
  readonly deadline: number
}

const distanceOf = (amount: number | null, other: number | null): number =>
  amount === null || other === null || amount <= 0 || other <= 0
    ? Number.POSITIVE_INFINITY
    : Math.abs(Math.log(amount / other))

/**
 * Of the open tenders of the same province and type those whose control price is the nearest by its ratio, then those that
 * end first (BID-07). One of half the price is as near as one of twice the price; those without a price come last.
 */
export function listSimilarTenders<T extends OpenTender>(
  open: readonly T[],
  amount: number | null,
): readonly T[] {
  const measured = open.map((one) => ({ one, distance: distanceOf(one.amount, amount) }))
  return measured
    .sort((a, b) => (a.distance === b.distance ? a.one.deadline - b.one.deadline : a.distance - b.distance))
    .slice(0, SIMILAR_SHOWN)
    .map(({ one }) => one)
}
