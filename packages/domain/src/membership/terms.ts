import { findOwnHolding, type Holding, isInForce, type MembershipKind, type Terms } from './plans'

/** True when the day of `now` was paid for: not a day of a trial, a gift or an invitation (MEM-08). */
export function isPaidTerm({ paidTerms }: Pick<Terms, 'paidTerms'>, now: number): boolean {
  return paidTerms.some(({ startTime, endTime }) => startTime <= now && now < endTime)
}

/**
 * True when the membership is only a trial (体验): no paid day is running or to come; for an ended one, no day was ever
 * paid (MEM-08).
 */
export function isTrial(terms: Terms, now: number): boolean {
  const since = isInForce(terms, now) ? now : Number.NEGATIVE_INFINITY
  return terms.paidTerms.every(({ endTime }) => endTime <= since)
}

/** True when a purchase renews a membership of the kind; a trial is followed by a first term (MEM-06). */
export function isRenewal(holdings: readonly Holding[], kind: MembershipKind, now: number): boolean {
  const holding = findOwnHolding(holdings, kind)
  return holding !== null && isInForce(holding, now) && !isTrial(holding, now)
}
