import { isMember, type Viewer } from '../access'

/** What one bid result says of those who took part; ids are cids, amounts fen (null where not in CNY). */
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

/** How a company stands to another: it works for it, is advised by it, wins with it, bids against it. */
export type RelationType = 'owner' | 'agency' | 'partner' | 'competitor'

/** One other organisation and what there was between the two. */
export interface Relation {
  readonly type: RelationType
  readonly id: string
  readonly times: number
  /** Of competitors: how often the company won where the two met. */
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

/** What the bids of a company tell of it (P 3 bid win). */
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

type Found = { -readonly [K in keyof Relation]: Relation[K] }

const add = (found: Map<string, Found>, type: RelationType, id: string, bid: Bid, isWin: boolean) => {
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
    owner: new Map<string, Found>(),
    agency: new Map<string, Found>(),
    partner: new Map<string, Found>(),
    competitor: new Map<string, Found>(),
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
 * What a company's bids tell: its wins by year (the last ten that have any, oldest first) and by province (most
 * first), and with whom and against whom it bids (ACC-02 decides how much of it a reader is given).
 */
export const insightOf = (company: string, bids: readonly Bid[]): CompanyInsight => {
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

/** How many of each sort of relation a reader is shown by name: visitors 2, logged in 5, members 20 (ACC-02). */
export const relationsShown = (viewer: Viewer): number => {
  if (isMember(viewer)) return 20
  return viewer.loggedIn ? 5 : 2
}
