import { type BidNotice, mergeNotices, type WorkBids } from '@zhushutong/domain/relations'
import { type SQL, sql } from 'drizzle-orm'
import { readRows } from '../platform/db'
import { cnyAmount, isNoCurrency, noticesBeside, noticesOf, type Period, type Reader } from '../records'

/** The bids for one work, with the notices that state them. */
export type StoredBid = WorkBids<BidNotice>

interface NoticeRow extends Omit<BidNotice, 'consortia'> {
  readonly consortia: readonly string[] | null
}

/** @param notices subqueries up to `notices` */
const readNotices = async (reader: Reader, notices: SQL): Promise<BidNotice[]> => {
  const rows = await readRows<NoticeRow>(
    reader,
    sql`
    with ${notices}
    select id, (array['result', 'award', 'notice'])[place] as stage, project_code as "projectCode",
      section_code as "sectionCode", work_title as "workTitle", winners as "winnerIds", bidders as "bidderIds",
      consortia, owner as "ownerId", agency as "agencyId", day::text as "awardedOn", region,
      ${cnyAmount(sql`award::float8`, sql`currency`)} as amount, award is null as "isUnpriced",
      award is not null and ${isNoCurrency(sql`currency`)} as "isDoubted"
    from notices`,
  )
  return rows.map(({ consortia, ...row }) => ({
    ...row,
    consortia: (consortia ?? []).map((members) => members.split(' ')),
  }))
}

const takesPart = ({ winnerIds, bidderIds }: StoredBid, id: string): boolean =>
  winnerIds.includes(id) || bidderIds.includes(id)

/**
 * The bids of a company, newest first, each once (DAT-50, REL-01, REL-05).
 * @param other limits them to those in which this organisation takes part too
 */
export async function readBids(
  reader: Reader,
  companyId: string,
  { period, other }: { readonly period: Period | null; readonly other?: string },
): Promise<StoredBid[]> {
  const isIn = ({ awardedOn }: StoredBid) =>
    period === null || (awardedOn !== null && awardedOn >= period.from && awardedOn <= period.to)
  const meets = (bid: StoredBid) =>
    other === undefined || takesPart(bid, other) || bid.ownerId === other || bid.agencyId === other
  return mergeNotices(await readNotices(reader, noticesOf(companyId))).filter(
    (bid) => takesPart(bid, companyId) && isIn(bid) && meets(bid),
  )
}

/** The bids for the works of tenders, each tender with those of its work (DAT-50); of several lots, all. */
export async function readBidsOfTenders(
  reader: Reader,
  tenderIds: readonly string[],
): Promise<ReadonlyMap<string, readonly StoredBid[]>> {
  if (tenderIds.length === 0) return new Map()
  const works = mergeNotices(await readNotices(reader, noticesBeside(tenderIds)))
  return new Map(
    tenderIds.map((id) => [id, works.filter(({ notices }) => notices.some((notice) => notice.id === id))]),
  )
}
