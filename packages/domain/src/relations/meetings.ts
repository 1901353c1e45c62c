import type { Bid, Relation, RelationType } from './relations'

/** The result between two companies: 胜 the first won, 负 the second, 他人中标 neither. */
export type MeetingOutcome = 'won' | 'lost' | 'elsewhere'

/** How a result ended for a company against another; null where the result names no winner (REL-02). */
export function judgeMeeting(company: string, other: string, { winnerIds }: Bid): MeetingOutcome | null {
  if (winnerIds.includes(company)) return 'won'
  if (winnerIds.includes(other)) return 'lost'
  return winnerIds.length === 0 ? null : 'elsewhere'
}

/** Who a company met in one result, by relation: each at most once, itself never (REL-01). */
export function listMet(company: string, bid: Bid): Readonly<Record<RelationType, readonly string[]>> {
  const { winnerIds, bidderIds, ownerId, agencyId } = bid
  const hasWon = winnerIds.includes(company)
  const partners = new Set(hasWon ? winnerIds : [])
  const rivals = new Set([...bidderIds, ...winnerIds])
  for (const id of partners) rivals.delete(id)
  const others = (ids: Iterable<string | null>) =>
    [...ids].filter((id): id is string => id !== null && id !== '' && id !== company)
  return {
    owner: others(hasWon ? [ownerId] : []),
    agency: others(hasWon ? [agencyId] : []),
    partner: others(partners),
    competitor: others(rivals),
  }
}

/** The relation of an organisation to a company that is looked at where none is named: the most frequent one (REL-06). */
export function findMainRelation(
  relations: Readonly<Record<RelationType, readonly Relation[]>>,
  other: string,
): RelationType | null {
  const found = Object.values(relations)
    .flat()
    .filter(({ id }) => id === other)
    .sort((a, b) => b.times - a.times)
  return found[0]?.type ?? null
}

/** By how many percent a price lies above (or, negative, below) another one, with one decimal; null without both (REL-06). */
export function comparePrices(own: number | null, other: number | null): number | null {
  if (own === null || other === null || own <= 0 || other <= 0) return null
  // 0 in place of -0.
  return Math.round(((own - other) / other) * 1000) / 10 + 0
}
