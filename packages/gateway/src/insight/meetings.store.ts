import { findMissingRequirement, isMember, type Opening, type Viewer } from '@zhushutong/domain/access'
import { dayOf, NO_SUM } from '@zhushutong/domain/formatting'
import { findLocks, winning } from '@zhushutong/domain/records'
import {
  type Bidder,
  buildCompanyInsight,
  comparePrices,
  findMainRelation,
  findOffer,
  judgeMeeting,
  listMet,
  maxShownRelations,
  type Relation,
  type RelationType,
  relationPeriod,
} from '@zhushutong/domain/relations'
import type { contract, InputOf, ResultOf } from '@zhushutong/sdk/contract'
import {
  listOfferRows,
  readBidder,
  readBids,
  readShownNotices,
  type ShownNotice,
  type StoredBid,
} from '../bids'
import type { Database } from '../platform/db'
import { offsetOf, pageOf } from '../platform/http'
import { type Period, type Reader, type TimedOut, withinTime } from '../records'
import { readNames } from './names.store'

type Meetings = ResultOf<typeof contract.insight.meetings>
type Meeting = Meetings['records'][number]
export type MeetingsQuery = InputOf<typeof contract.insight.meetings>

const viewMeeting = (
  bid: StoredBid,
  notice: ShownNotice,
  prices: Pick<Meeting, 'price' | 'otherPrice'>,
  outcome: Meeting['outcome'],
): Meeting => ({
  id: bid.id,
  type: bid.stage === 'result' ? 'winning' : 'tender',
  name: notice.name,
  ownerId: bid.ownerId,
  ownerName: notice.ownerName,
  amount: notice.amount,
  discountRate: notice.discountRate,
  ...prices,
  difference: comparePrices(prices.price, prices.otherPrice),
  outcome,
  openedOn: notice.openedAt === null ? null : dayOf(notice.openedAt),
  awardedOn: bid.awardedOn,
})

const sourceOf = (rows: readonly ShownNotice[]) => {
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
  const notices = await readShownNotices(reader, bids)
  const bidders = [await readBidder(reader, id), await readBidder(reader, other)] as const
  const shown = bids.flatMap((bid) => {
    const notice = notices.get(bid.id)
    return notice ? [{ bid, notice }] : []
  })
  const records = shown.map(({ bid, notice }) => {
    const rows = listOfferRows(bid, notices)
    const priceOf = (bidder: Bidder) => (withPrices ? findOffer(rows, bidder).price : null)
    const prices = { price: priceOf(bidders[0]), otherPrice: priceOf(bidders[1]) }
    return viewMeeting(bid, notice, prices, judgeMeeting(id, other, bid))
  })
  return { records, ...sourceOf(shown.map(({ notice }) => notice)) }
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
