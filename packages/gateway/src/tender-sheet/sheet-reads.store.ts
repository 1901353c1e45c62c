import type { Spread } from '@zhushutong/domain/bid-figures'
import { company, tender, winning } from '@zhushutong/domain/records'
import type { OpenTender, OwnerAward, RivalCounts } from '@zhushutong/domain/tender-sheet'
import { and, type SQL, sql } from 'drizzle-orm'
import { type SpreadRow, spreadColumns, spreadOfRow } from '../bid-figures'
import { momentSql, readRows } from '../platform/db'
import {
  cnyAmount,
  columnIn,
  isDoubted,
  mergeInSql,
  newestNotices,
  type Reader,
  tableOf,
  tokenCondition,
  trustedCurrency,
} from '../records'

/** Maximum number of results of an owner, and of an area; the newest are read. */
const MAX_OWNER = 500
const MAX_AREA = 2_000
/**
 * Number of open tenders from which the most similar are chosen; those with the earliest deadline are read.
 */
const MAX_OPEN = 200

/** The fields of a tender that select related records, masked for the reader. */
export interface SheetSubject {
  readonly id: string
  readonly projectCode: string | null
  readonly ownerId: string | null
  /** Code of the province (500000) and type; null unless both are known. */
  readonly area: { readonly province: string; readonly type: string } | null
}

/** Days are YYYY-MM-DD. */
export interface Period {
  readonly since: string
  readonly today: string
}

const RESULTS = tableOf(winning)
const of = (key: string) => columnIn(RESULTS, key)

const ownerTokens = (id: string) => [{ tokens: [`:owner:${id}`] }]
const areaTokens = ({ province, type }: NonNullable<SheetSubject['area']>) => [
  { tokens: [`:region:${province}`] },
  { tokens: [`:type:${type}`] },
]

/** The results of a period, except those of the tender's own project. */
const inPeriod = ({ projectCode }: SheetSubject, { since, today }: Period): SQL =>
  sql`${of('awardedOn')} between ${since}::date and ${today}::date
    and ${of('projectCode')} is distinct from ${projectCode}::text`

const newest = sql`order by ${of('awardedOn')} desc, ${of('id')}`

/** The newest results of an owner (BID-05). */
export function findOwnerAwards(
  reader: Reader,
  ownerId: string,
  subject: SheetSubject,
  period: Period,
): Promise<OwnerAward[]> {
  const amountOf = (key: string) =>
    cnyAmount(sql`${of(key)}::float8`, trustedCurrency(of('currency'), of('doubts'), key))
  return readRows<OwnerAward>(
    reader,
    sql`
    select ${of('id')} as id, coalesce(${of('projectName')}, '') as name, ${of('companyId')} as "companyId",
      ${of('companyName')} as "companyName", ${amountOf('winningAmount')} as amount,
      ${of('winningAmount')} is null as "isUnpriced",
      coalesce(${isDoubted(of('doubts'), 'winningAmount')}, false) as "isDoubted",
      ${amountOf('budgetAmount')} as budget, ${of('bidCount')} as bidders, ${of('awardedOn')}::text as "awardedOn"
    from ${RESULTS} where ${and(tokenCondition(RESULTS, ownerTokens(ownerId)), inPeriod(subject, period))}
    ${newest} limit ${MAX_OWNER}`,
  )
}

/** The spread of the number of bidders for works of a type in a province (BID-06). */
export async function readAreaBidders(
  reader: Reader,
  subject: SheetSubject,
  period: Period,
): Promise<Spread | null> {
  if (subject.area === null) return null
  const near = and(tokenCondition(RESULTS, areaTokens(subject.area)), inPeriod(subject, period))
  const [row] = await readRows<SpreadRow>(
    reader,
    sql`
    with near as (
      select ${of('bidCount')} as n from ${RESULTS} where ${near} and ${of('bidCount')} > 0 ${newest} limit ${MAX_AREA}
    )
    select ${spreadColumns(sql`n`, 'disc')} from near`,
  )
  return row ? spreadOfRow(row) : null
}

/** A company that bid for the owner or in the area, with its counts. */
interface Rival extends RivalCounts {
  readonly id: string
  readonly name: string
  /** YYYY-MM-DD */
  readonly latestOn: string | null
  /** Total number of rivals. */
  readonly total: number
}

/**
 * The companies with most bids for the owner, then in the area (BID-06); results and notices of one work are one bid
 * (DAT-50), which counts once its result is known.
 */
export function findRivals(
  reader: Reader,
  { ownerId, area, projectCode }: SheetSubject,
  { since, today }: Period,
  limit: number,
): Promise<Rival[]> {
  const lists = [
    ...(ownerId === null ? [] : [{ tokens: [`:owner:${ownerId}`], most: MAX_OWNER }]),
    ...(area === null ? [] : [{ tokens: areaTokens(area).flatMap(({ tokens }) => tokens), most: MAX_AREA }]),
  ]
  if (lists.length === 0) return Promise.resolve([])
  const inArea =
    area === null
      ? sql`false`
      : sql`coalesce(left(region, 2) || '0000' = ${area.province} and type = ${area.type}, false)`
  const firms = tableOf(company)
  const [firmId, firmName] = [columnIn(firms, 'id'), columnIn(firms, 'name')]
  return readRows<Rival>(
    reader,
    sql`
    with ${newestNotices(lists, { from: since, to: today })}, ${mergeInSql()}, near as (
      select parties, winners, coalesce(owner = ${ownerId}::text, false) as at_owner, ${inArea} as in_area, day
      from works where is_decided and day between ${since}::date and ${today}::date
        and project_code is distinct from ${projectCode}::text
    ), bids as (
      select unnest(parties) as id, winners, at_owner, in_area, day from near where at_owner or in_area
    ), counted as (
      select id, (count(*) filter (where at_owner))::int as "ownerBids",
        (count(*) filter (where at_owner and id = any(winners)))::int as "ownerWins",
        (count(*) filter (where in_area))::int as "areaBids",
        (count(*) filter (where in_area and id = any(winners)))::int as "areaWins", max(day)::text as "latestOn"
      from bids group by id
    )
    select counted.*, ${firmName} as name, (count(*) over ())::int as total
    from counted join ${firms} on ${firmId} = counted.id
    order by "ownerBids" desc, "areaBids" desc, "latestOn" desc, counted.id collate "C" limit ${limit}`,
  )
}

interface OpenInArea extends OpenTender {
  readonly name: string
  readonly ownerName: string | null
}

/** The open tenders of the same province and type, by deadline, earliest first (BID-07). */
export async function findOpenTenders(
  reader: Reader,
  { area, id, projectCode }: SheetSubject,
  now: number,
): Promise<OpenInArea[]> {
  if (area === null) return []
  const table = tableOf(tender)
  const at = (key: string) => columnIn(table, key)
  return readRows<OpenInArea>(
    reader,
    sql`
    select ${at('id')} as id, coalesce(${at('engineeringName')}, '') as name, ${at('ownerUnitName')} as "ownerName",
      ${cnyAmount(sql`${at('buggetAmount')}::float8`, trustedCurrency(at('currency'), at('doubts'), 'buggetAmount'))} as amount,
      (extract(epoch from ${at('bidDeadline')}) * 1000)::float8 as deadline
    from ${table} where ${tokenCondition(table, areaTokens(area))}
      and ${at('bidDeadline')} >= ${momentSql(now)}
      and ${at('noticeType')} in ('tender', 'prequalification', 'change') and ${at('id')} <> ${id}
      and (${at('projectCode')} is null or ${at('projectCode')} is distinct from ${projectCode}::text)
    order by ${at('bidDeadline')}, ${at('id')} limit ${MAX_OPEN}`,
  )
}
