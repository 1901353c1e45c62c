/** Maximum number of similar tenders (BID-07). */
export const SIMILAR_SHOWN = 5

/** An open tender, to be compared for similarity. */
export interface OpenTender {
  readonly id: string
  /** fen, CNY only; null if unknown. */
  readonly amount: number | null
  /** ms */
  readonly deadline: number
}

const distanceOf = (amount: number | null, other: number | null): number =>
  amount === null || other === null || amount <= 0 || other <= 0
    ? Number.POSITIVE_INFINITY
    : Math.abs(Math.log(amount / other))

/**
 * The most similar of the open tenders of the same province and type: by the ratio of their control prices, then the
 * first to end first (BID-07). Half the price is as near as twice the price; tenders without a price come last.
 */
export function listSimilarTenders<T extends OpenTender>(
  open: readonly T[],
  amount: number | null,
): readonly T[] {
  const measured = open.map((tender) => ({ one: tender, distance: distanceOf(tender.amount, amount) }))
  return measured
    .sort((a, b) => (a.distance === b.distance ? a.one.deadline - b.one.deadline : a.distance - b.distance))
    .slice(0, SIMILAR_SHOWN)
    .map(({ one: tender }) => tender)
}
