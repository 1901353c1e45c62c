import { isMember, type Viewer } from '../access'
import { addAmount, type MoneySum, NO_SUM } from '../formatting'
import { judgeMeeting, listMet } from './meetings'
import type { Bid, Relation, RelationType } from './relation'

export const RELATION_TYPES = [
  'owner',
  'agency',
  'partner',
  'competitor',
] as const satisfies readonly RelationType[]

/** Wins of one year or one province. */
interface Wins extends MoneySum {
  readonly key: string
  readonly count: number
}

interface CompanyInsight {
  readonly bids: number
  readonly wins: number
  /** Bids whose result names the losers: only they show competitors. */
  readonly listed: number
  readonly byYear: readonly Wins[]
  readonly byRegion: readonly Wins[]
  readonly relations: Readonly<Record<RelationType, readonly Relation[]>>
}

const YEARS = 10

const sumBy = (bids: readonly Bid[], keyOf: (bid: Bid) => string | null): Wins[] => {
  const byCompany = new Map<string, Wins>()
  for (const bid of bids) {
    const key = keyOf(bid)
    if (key === null) continue
    const before = byCompany.get(key) ?? { key, count: 0, ...NO_SUM }
    byCompany.set(key, { key, count: before.count + 1, ...addAmount(before, bid) })
  }
  return [...byCompany.values()]
}

type Tally = { -readonly [K in keyof Omit<Relation, 'share' | 'years'>]: Relation[K] } & {
  readonly inYears: Set<string>
}

const add = (tallies: Map<string, Tally>, company: string, type: RelationType, id: string, bid: Bid) => {
  const tally = tallies.get(id) ?? {
    type,
    id,
    times: 0,
    won: 0,
    lost: 0,
    elsewhere: 0,
    ...NO_SUM,
    latestOn: null,
    inYears: new Set<string>(),
  }
  const outcome = judgeMeeting(company, id, bid)
  tally.times++
  if (outcome !== null) tally[outcome]++
  Object.assign(tally, addAmount(tally, bid))
  if (bid.awardedOn !== null) {
    tally.inYears.add(bid.awardedOn.slice(0, 4))
    if (bid.awardedOn > (tally.latestOn ?? '')) tally.latestOn = bid.awardedOn
  }
  tallies.set(id, tally)
}

const ranked = (tallies: ReadonlyMap<string, Tally>, wins: number): Relation[] =>
  [...tallies.values()]
    .sort((a, b) => b.times - a.times || b.amount - a.amount || (a.id < b.id ? -1 : 1))
    .map(({ inYears, ...rest }) => ({
      ...rest,
      share: rest.type === 'owner' ? Math.round((rest.times / wins) * 1000) / 10 : null,
      years: inYears.size,
    }))

const relationsOf = (company: string, bids: readonly Bid[], wins: number): CompanyInsight['relations'] => {
  const byType = Object.fromEntries(RELATION_TYPES.map((type) => [type, new Map()])) as Record<
    RelationType,
    Map<string, Tally>
  >
  for (const bid of bids) {
    const met = listMet(company, bid)
    for (const type of RELATION_TYPES) for (const id of met[type]) add(byType[type], company, type, id, bid)
  }
  return {
    owner: ranked(byType.owner, wins),
    agency: ranked(byType.agency, wins),
    partner: ranked(byType.partner, wins),
    competitor: ranked(byType.competitor, wins),
  }
}

const tellsLosers = ({ winnerIds, bidderIds }: Bid): boolean =>
  bidderIds.some((id) => !winnerIds.includes(id))

/**
 * Computes the insight from a company's bids: its wins by year (the last ten years with wins, oldest first) and by
 * province (most first), and its relations: owners and agencies of its wins, partners that won with it, competitors
 * that bid for the same (REL-01, REL-02); the viewer's tier limits the number.
 */
export function buildCompanyInsight(company: string, bids: readonly Bid[]): CompanyInsight {
  const wins = bids.filter((bid) => bid.winnerIds.includes(company))
  return {
    bids: bids.length,
    wins: wins.length,
    listed: bids.filter(tellsLosers).length,
    byYear: sumBy(wins, ({ awardedOn }) => awardedOn?.slice(0, 4) ?? null)
      .sort((a, b) => (a.key < b.key ? -1 : 1))
      .slice(-YEARS),
    byRegion: sumBy(wins, ({ region }) => region && `${region.slice(0, 2)}0000`).sort(
      (a, b) => b.count - a.count || b.amount - a.amount,
    ),
    relations: relationsOf(company, bids, wins.length),
  }
}

/** Maximum number of relations of each type with names: visitors 2, logged in 5, members 20. */
export function maxShownRelations(viewer: Viewer): number {
  if (isMember(viewer)) return 20
  return viewer.loggedIn ? 5 : 2
}
