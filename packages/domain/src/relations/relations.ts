import { isMember, type Viewer } from '../access'

/** One bid result with its participants; ids are cids, amounts fen (null if not in CNY). */
export interface Bid {
  readonly winnerIds: readonly string[]
  readonly bidderIds: readonly string[]
  readonly ownerId: string | null
  readonly agencyId: string | null
  readonly amount: number | null
  /** YYYY-MM-DD */
  readonly awardedOn: string | null
  /** GB/T 2260 */
  readonly region: string | null
}

/** The relation of a company to another: it works for it, is served by it, wins with it, bids against it. */
export type RelationType = 'owner' | 'agency' | 'partner' | 'competitor'

/** One other organisation and the relation to it. */
export interface Relation {
  readonly type: RelationType
  readonly id: string
  readonly times: number
  /** For competitors: how often the company won when both bid. */
  readonly won: number
  /** fen */
  readonly amount: number
  /** YYYY-MM-DD */
  readonly latestOn: string | null
}

/** Wins of one year or one province. */
export interface Wins {
  readonly key: string
  readonly count: number
  /** fen */
  readonly amount: number
}

/** The insight computed from the bids of a company. */
export interface CompanyInsight {
  readonly bids: number
  readonly wins: number
  readonly byYear: readonly Wins[]
  readonly byRegion: readonly Wins[]
  readonly relations: Readonly<Record<RelationType, readonly Relation[]>>
}

const YEARS = 10

const sumBy = (bids: readonly Bid[], keyOf: (bid: Bid) => string | null): Wins[] => {
  const found = new Map<string, Wins>()
  for (const bid of bids) {
    const key = keyOf(bid)
    if (key === null) continue
    const { count = 0, amount = 0 } = found.get(key) ?? {}
    found.set(key, { key, count: count + 1, amount: amount + (bid.amount ?? 0) })
  }
  return [...found.values()]
}

type MutableRelation = { -readonly [K in keyof Relation]: Relation[K] }

const add = (
  found: Map<string, MutableRelation>,
  type: RelationType,
  id: string,
  bid: Bid,
  isWin: boolean,
) => {
  const one = found.get(id) ?? { type, id, times: 0, won: 0, amount: 0, latestOn: null }
  one.times++
  one.won += Number(isWin)
  one.amount += bid.amount ?? 0
  if (bid.awardedOn !== null && bid.awardedOn > (one.latestOn ?? '')) one.latestOn = bid.awardedOn
  found.set(id, one)
}

const ranked = (found: ReadonlyMap<string, Relation>): Relation[] =>
  [...found.values()].sort((a, b) => b.times - a.times || b.amount - a.amount || (a.id < b.id ? -1 : 1))

const relationsOf = (company: string, bids: readonly Bid[]): CompanyInsight['relations'] => {
  const found = {
    owner: new Map<string, MutableRelation>(),
    agency: new Map<string, MutableRelation>(),
    partner: new Map<string, MutableRelation>(),
    competitor: new Map<string, MutableRelation>(),
  }
  for (const bid of bids) {
    const isWin = bid.winnerIds.includes(company)
    const others = new Set(bid.bidderIds.filter((id) => id !== company))
    for (const id of isWin ? bid.winnerIds : []) {
      if (id !== company) add(found.partner, 'partner', id, bid, true)
      others.delete(id)
    }
    for (const id of others) add(found.competitor, 'competitor', id, bid, isWin)
    if (isWin && bid.ownerId && bid.ownerId !== company) add(found.owner, 'owner', bid.ownerId, bid, true)
    if (isWin && bid.agencyId) add(found.agency, 'agency', bid.agencyId, bid, true)
  }
  return {
    owner: ranked(found.owner),
    agency: ranked(found.agency),
    partner: ranked(found.partner),
    competitor: ranked(found.competitor),
  }
}

/**
 * Computes from a company's bids: its wins by year (the last ten years with wins, oldest first) and by province (most
 * first), and its partners and competitors (ACC-02 limits how many a viewer gets).
 */
export function buildCompanyInsight(company: string, bids: readonly Bid[]): CompanyInsight {
  const wins = bids.filter((bid) => bid.winnerIds.includes(company))
  return {
    bids: bids.length,
    wins: wins.length,
    byYear: sumBy(wins, ({ awardedOn }) => awardedOn?.slice(0, 4) ?? null)
      .sort((a, b) => (a.key < b.key ? -1 : 1))
      .slice(-YEARS),
    byRegion: sumBy(wins, ({ region }) => region && `${region.slice(0, 2)}0000`).sort(
      (a, b) => b.count - a.count || b.amount - a.amount,
    ),
    relations: relationsOf(company, bids),
  }
}

/** How many relations of each type a viewer sees by name: visitors 2, logged in 5, members 20 (ACC-02). */
export function maxShownRelations(viewer: Viewer): number {
  if (isMember(viewer)) return 20
  return viewer.loggedIn ? 5 : 2
}
