import type { Bid } from './relation'

/** A bid result with the given fields; all others are empty. */
export const bid = (held: Partial<Bid>): Bid => ({
  winnerIds: [],
  bidderIds: [],
  ownerId: null,
  agencyId: null,
  amount: null,
  isUnpriced: (held.amount ?? null) === null,
  awardedOn: null,
  region: null,
  ...held,
})
