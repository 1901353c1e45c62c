import { findOwnHolding, type Holding, isInForce, type MembershipKind } from './plans'

/** A term that an order paid for, in ms; its end is exclusive (MEM-08). */
export interface PaidTerm {
  readonly startTime: number
  readonly endTime: number
}

/** The part of a holding that says which of its days are paid (MEM-08). */
export interface Terms {
  readonly overTime: number
  /** Terms that were bought and not given back, past ones too. Trials, gifts and invitations are none. */
  readonly paidTerms: readonly PaidTerm[]
}

/** Whether the day that runs at `now` was paid for: not one of a trial, a gift or an invitation (MEM-08). */
export function isPaidTerm({ paidTerms }: Pick<Terms, 'paidTerms'>, now: number): boolean {
  return paidTerms.some(({ startTime, endTime }) => startTime <= now && now < endTime)
}

/**
 * Whether what is held is only a trial (体验): no paid day runs or is to come. Of what has ended: none was ever paid
 * (MEM-08).
 */
export function isTrial(terms: Terms, now: number): boolean {
  const since = isInForce(terms, now) ? now : Number.NEGATIVE_INFINITY
  return terms.paidTerms.every(({ endTime }) => endTime <= since)
}

/** Whether a purchase renews what the person holds of a kind; a trial is followed by a first term (MEM-06, MEM-08). */
export function isRenewal(holdings: readonly Holding[], kind: MembershipKind, now: number): boolean {
  const own = findOwnHolding(holdings, kind)
  return own !== null && isInForce(own, now) && !isTrial(own, now)
}
