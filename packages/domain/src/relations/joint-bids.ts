import type { BidNotice, WorkBids } from './works'

/** The bids that a company made together with another one. */
interface JointBids<B> {
  /** The other company. */
  readonly id: string
  readonly times: number
  readonly won: number
  readonly latest: B
}

/** Winners of a result are one consortium; a notice of awards may name winners of several lots. */
const findFellows = (company: string, bid: WorkBids<BidNotice>): ReadonlySet<string> => {
  const wonTogether = bid.stage === 'result' && bid.winnerIds.includes(company) ? bid.winnerIds : []
  const inConsortia = (bid.consortia ?? []).filter((members) => members.includes(company)).flat()
  const fellows = new Set([...wonTogether, ...inConsortia])
  fellows.delete(company)
  return fellows
}

/**
 * The companies with which a company bid as a consortium, won or not, those with most joint bids first (MYC-08).
 * @param bids each counted once, the newest first, as `mergeNotices` returns them
 */
export function listJointBids<N extends BidNotice>(
  company: string,
  bids: readonly WorkBids<N>[],
): readonly JointBids<WorkBids<N>>[] {
  const byId = new Map<string, JointBids<WorkBids<N>>>()
  for (const bid of bids) {
    const isWon = bid.winnerIds.includes(company)
    for (const id of findFellows(company, bid)) {
      const before = byId.get(id) ?? { id, times: 0, won: 0, latest: bid }
      byId.set(id, { ...before, times: before.times + 1, won: before.won + (isWon ? 1 : 0) })
    }
  }
  // A stable sort: of equally many joint bids the newest are first.
  return [...byId.values()].sort((a, b) => b.times - a.times)
}
