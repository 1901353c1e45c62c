/**
 * The part of a price in fen that is earned after some days of service: in proportion, rounded down, a begun day
 * counting whole; all of it where nothing lasts (LED-04).
 */
export function earnedFen(price: number, days: number, begunDays: number): number {
  if (days <= 0) return price
  const done = BigInt(Math.min(Math.max(0, begunDays), days))
  return Number((BigInt(price) * done) / BigInt(days))
}
