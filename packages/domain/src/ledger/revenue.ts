/**
 * The part of a price in fen that is earned after some days of service: proportional, rounded down, a started day
 * counts as a whole day; the full price for a product without a term (LED-04).
 */
export function earnedFen(price: number, days: number, begunDays: number): number {
  if (days <= 0) return price
  const done = BigInt(Math.min(Math.max(0, begunDays), days))
  return Number((BigInt(price) * done) / BigInt(days))
}

/** A price in fen divided among the parts of a combined offer, as evenly as whole fen allow (LED-04). */
export function shareFen(price: number, parts: number): readonly number[] {
  const least = Math.floor(price / parts)
  return Array.from({ length: parts }, (_, i) => least + (i < price - least * parts ? 1 : 0))
}
