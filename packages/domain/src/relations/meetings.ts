import type { Bid, Relation, RelationType } from './relation'

/** The result between two companies: 胜 the first won, 负 the second, 他人中标 neither. */
export type MeetingOutcome = 'won' | 'lost' | 'elsewhere'

/** The outcome of a result for a company against another; null for a result without a winner (REL-02). */
export function judgeMeeting(company: string, other: string, { winnerIds }: Bid): MeetingOutcome | null {
  if (winnerIds.includes(company)) return 'won'
  if (winnerIds.includes(other)) return 'lost'
  return winnerIds.length === 0 ? null : 'elsewhere'
}

/**
 * The organisations that a company met in one result, by relation: each at most once, never the company itself. Members
 * of its own consortium are no competitors (REL-01, DAT-51).
 */
export function listMet(company: string, bid: Bid): Readonly<Record<RelationType, readonly string[]>> {
  const { winnerIds, bidderIds, consortia = [], ownerId, agencyId } = bid
  const hasWon = winnerIds.includes(company)
  const partners = new Set(hasWon ? winnerIds : [])
  const rivals = new Set([...bidderIds, ...winnerIds])
  const fellows = consortia.filter((members) => members.includes(company)).flat()
  for (const id of [...partners, ...fellows]) rivals.delete(id)
  const others = (ids: Iterable<string | null>) =>
    [...ids].filter((id): id is string => id !== null && id !== '' && id !== company)
  return {
    owner: others(hasWon ? [ownerId] : []),
    agency: others(hasWon ? [agencyId] : []),
    partner: others(partners),
    competitor: others(rivals),
  }
}

/** The default relation of an organisation to a company: the most frequent one (REL-06). */
export function findMainRelation(
  relations: Readonly<Record<RelationType, readonly Relation[]>>,
  other: string,
): RelationType | null {
  const rows = Object.values(relations)
    .flat()
    .filter(({ id }) => id === other)
    .sort((a, b) => b.times - a.times)
  return rows[0]?.type ?? null
}

/**
 * The difference of a price from another one, in percent with one decimal, positive if higher; null unless both are
 * known (REL-06).
 */
export function comparePrices(price: number | null, other: number | null): number | null {
  if (price === null || other === null || price <= 0 || other <= 0) return null
  // 0 in place of -0.
  return Math.round(((price - other) / other) * 1000) / 10 + 0
}
