import type { Bid } from './index'

/** A bid result of which only what a test needs is known. */
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
