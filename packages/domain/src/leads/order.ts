/** The part of a lead that places it in its stage; times in ms. */
interface PlacedLead {
  readonly id: string
  /** The end of the time for bids; null for a company, and where the notice states none. */
  readonly deadline: number | null
  readonly createdAt: number
}

/** Open tenders first, then leads without a deadline, then tenders that have ended. */
const rankOf = ({ deadline }: PlacedLead, now: number): number => {
  if (deadline === null) return 1
  return deadline >= now ? 0 : 2
}

/**
 * The order of leads in a stage (LEA-06): open tenders by their deadline, the first to end first; then leads without a
 * deadline, the latest added first; then tenders that have ended, the last to end first.
 */
export function compareLeads(a: PlacedLead, b: PlacedLead, now: number): number {
  const rank = rankOf(a, now)
  const byRank = rank - rankOf(b, now)
  if (byRank !== 0) return byRank
  const byDeadline = (a.deadline ?? 0) - (b.deadline ?? 0)
  const byTime = rank === 0 ? byDeadline : rank === 2 ? -byDeadline : b.createdAt - a.createdAt
  return byTime || (a.id < b.id ? -1 : 1)
}
