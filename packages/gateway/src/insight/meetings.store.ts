import { findMissingRequirement, isMember, type Opening, type Viewer } from '@zhushutong/domain/access'
import { dayOf, NO_SUM } from '@zhushutong/domain/formatting'
import { findLocks, winning } from '@zhushutong/domain/records'
import {
  buildCompanyInsight,
  comparePrices,
  findMainRelation,
  judgeMeeting,
  listMet,
  maxShownRelations,
  type Relation,
  type RelationType,
  relationPeriod,
} from '@zhushutong/domain/relations'
import type { contract, InputOf, ResultOf } from '@zhushutong/sdk/contract'
import { sql } from 'drizzle-orm'
import { type Database, readRows } from '../platform/db'
import { offsetOf, pageOf } from '../platform/http'
import {
  cnyAmount,
  columnIn,
  isCny,
  type Reader,
  type TimedOut,
  tableOf,
  trustedCurrency,
  withinTime,
} from '../records'
import { type Period, readBids, readNames, type StoredBid } from './bids.store'

type Meetings = ResultOf<typeof contract.insight.meetings>
type Meeting = Meetings['records'][number]
export type MeetingsQuery = InputOf<typeof contract.insight.meetings>

interface Priced {
  readonly companyId?: string
  readonly price?: number | null
}

interface MeetingRow extends Omit<Meeting, 'price' | 'otherPrice' | 'difference' | 'outcome' | 'openedOn'> {
  readonly openedAt: number | null
  readonly openings: readonly Priced[] | null
  readonly candidates: readonly Priced[] | null
  readonly inCny: boolean | null
  readonly sourcePlatform: string | null
  readonly collectedAt: number | null
  readonly checkedAt: number | null
}

const RESULTS = tableOf(winning)
const of = (key: string) => columnIn(RESULTS, key)
const msOf = (key: string) => sql`(extract(epoch from ${of(key)}) * 1000)::float8`

/** The results of a page. Bid prices are not even read for a viewer without the right to see them. */
const readMeetings = (reader: Reader, ids: readonly string[], withPrices: boolean): Promise<MeetingRow[]> => {
  if (ids.length === 0) return Promise.resolve([])
  const wanted = sql.join(
    ids.map((id) => sql`${id}`),
    sql`, `,
  )
  const prices = withPrices
    ? sql`${of('openings')} as openings, ${of('candidates')} as candidates`
    : sql`null as openings, null as candidates`
  return readRows<MeetingRow>(
    reader,
    sql`
    select ${of('id')} as id, coalesce(${of('projectName')}, '') as name, ${of('ownerId')} as "ownerId",
      ${of('ownerUnitName')} as "ownerName", ${cnyAmount(sql`${of('winningAmount')}::float8`, trustedCurrency(of('currency'), of('doubts'), 'winningAmount'))} as amount,
      ${of('discountRate')} as "discountRate", ${msOf('openedAt')} as "openedAt",
      ${of('awardedOn')}::text as "awardedOn", ${prices}, ${isCny(of('currency'))} as "inCny",
      ${of('sourcePlatform')} as "sourcePlatform", ${msOf('collectedAt')} as "collectedAt",
      ${msOf('checkedAt')} as "checkedAt"
    from ${RESULTS} where ${of('id')} in (${wanted})`,
  )
}

/** A company's bid price in a result: from the opening, the ranking or the award; in fen, CNY only. */
const priceOf = (company: string, row: MeetingRow, { winnerIds }: StoredBid): number | null => {
  if (!row.inCny) return null
  const known = [row.openings, row.candidates]
    .map((rows) => (rows ?? []).find(({ companyId }) => companyId === company)?.price)
    .find((price) => typeof price === 'number')
  return known ?? (winnerIds[0] === company ? row.amount : null)
}

const viewMeeting = (
  { openedAt, openings, candidates, inCny, sourcePlatform, collectedAt, checkedAt, ...known }: MeetingRow,
  prices: Pick<Meeting, 'price' | 'otherPrice'>,
  outcome: Meeting['outcome'],
): Meeting => ({
  ...known,
  ...prices,
  difference: comparePrices(prices.price, prices.otherPrice),
  outcome,
  openedOn: openedAt === null ? null : dayOf(openedAt),
})

const sourceOf = (rows: readonly MeetingRow[]) => {
  const collected = rows.flatMap((row) => row.collectedAt ?? [])
  const checked = rows.flatMap((row) => row.checkedAt ?? [])
  const platforms = new Set(rows.flatMap((row) => row.sourcePlatform ?? []))
  return {
    sourcePlatform: platforms.size === 0 ? null : [...platforms].slice(0, 2).join('、'),
    collectedAt: collected.length === 0 ? null : Math.max(...collected),
    checkedAt: checked.length === 0 || checked.length < rows.length ? null : Math.min(...checked),
  }
}

const NOBODY = { total: 0, won: 0, lost: 0, elsewhere: 0, ...NO_SUM, latestOn: null }

/** Two organisations, with the viewer and the period. */
interface Pair {
  readonly id: string
  readonly other: string
  readonly own: string | null
  readonly viewer: Viewer
  readonly period: Period | null
  /** Null for the most frequent relation. */
  readonly chosen: RelationType | null
}

interface Met {
  readonly relation: RelationType
  readonly tally: Relation | undefined
  /** Newest first. */
  readonly bids: readonly StoredBid[]
}

/**
 * The right that opens the results with another organisation. Null for members, for the viewer's own company,
 * and when the page of relations already names the organisation (REL-06).
 */
const findOpening = async (
  reader: Reader,
  { id, other, own: myCompanyId, viewer, period }: Pair,
  relation: RelationType,
): Promise<Opening | null> => {
  if (isMember(viewer) || myCompanyId === id || myCompanyId === other) return null
  const { relations } = buildCompanyInsight(id, await readBids(reader, id, { period }))
  const named = relations[relation].slice(0, maxShownRelations(viewer))
  return named.some((relation) => relation.id === other) ? null : findMissingRequirement(viewer, 'svip')
}

const findMet = async (
  reader: Reader,
  pair: Pair,
): Promise<Met | { readonly relation: RelationType | null; readonly opensBy: Opening | null }> => {
  const { id, other, period, chosen } = pair
  const bids = await readBids(reader, id, { period, other })
  const { relations } = buildCompanyInsight(id, bids)
  const relation = chosen ?? findMainRelation(relations, other)
  if (relation === null) return { relation, opensBy: null }
  const opensBy = await findOpening(reader, pair, relation)
  if (opensBy !== null) return { relation, opensBy }
  return {
    relation,
    tally: relations[relation].find((relation) => relation.id === other),
    bids: bids.filter((bid) => listMet(id, bid)[relation].includes(other)),
  }
}

const readPage = async (
  reader: Reader,
  { id, other }: Pair,
  bids: readonly StoredBid[],
  withPrices: boolean,
): Promise<Pick<Meetings, 'records' | keyof ReturnType<typeof sourceOf>>> => {
  const rows = await readMeetings(
    reader,
    bids.map((bid) => bid.id),
    withPrices,
  )
  const byId = new Map(rows.map((row) => [row.id, row]))
  const records = bids.flatMap((bid) => {
    const row = byId.get(bid.id)
    if (!row) return []
    const prices = withPrices
      ? { price: priceOf(id, row, bid), otherPrice: priceOf(other, row, bid) }
      : { price: null, otherPrice: null }
    return [viewMeeting(row, prices, judgeMeeting(id, other, bid))]
  })
  return { records, ...sourceOf(rows) }
}

/** Reads the results behind a relation of a company, newest first (REL-06). */
export function readCompanyMeetings(database: Database) {
  return (
    { id, other: named, relation: asRelation, years, ...page }: MeetingsQuery,
    { viewer, now, own: myCompanyId }: { viewer: Viewer; now: number; own: string | null },
  ): Promise<Meetings | { readonly error: 'not-found' } | TimedOut> =>
    withinTime(database, async (reader) => {
      const other = named ?? myCompanyId
      const names = await readNames(reader, [id, ...(other === null ? [] : [other])])
      const [name, otherName] = [names.get(id), names.get(other ?? '')]
      if (name === undefined || (named !== undefined && otherName === undefined))
        return { error: 'not-found' as const }
      const period = relationPeriod(years ?? null, now)
      const pricesOpenBy = findLocks(winning, viewer)['openings.price']?.opensBy ?? null
      const nothing: Meetings = {
        id,
        name,
        from: period?.from ?? null,
        to: period?.to ?? null,
        other: null,
        relation: null,
        ...NOBODY,
        ...pageOf<Meeting>(page, [], 0),
        opensBy: null,
        pricesOpenBy,
        ...sourceOf([]),
      }
      if (other === null || otherName === undefined) return nothing
      const about = { ...nothing, other: { id: other, name: otherName, isOwn: other === myCompanyId } }

      const pair: Pair = { id, other, own: myCompanyId, viewer, period, chosen: asRelation ?? null }
      const met = await findMet(reader, pair)
      if ('opensBy' in met) return { ...about, ...met }
      const from = offsetOf(page)
      const shown = met.bids.slice(from, from + page.pageSize)
      const tally = met.tally ?? { ...NOBODY, times: 0 }
      const { times: total, won, lost, elsewhere, amount, unpriced, foreign, doubted, latestOn } = tally
      const { records, ...sources } = await readPage(reader, pair, shown, pricesOpenBy === null)
      return {
        ...about,
        relation: met.relation,
        ...{ won, lost, elsewhere, amount, unpriced, foreign, doubted, latestOn },
        ...pageOf(page, records, total),
        ...sources,
      }
    })
}
