import { type BidNotice, mergeNotices, type WorkBids } from '@zhushutong/domain/relations'
import { sql } from 'drizzle-orm'
import { readRows } from '../platform/db'
import { cnyAmount, isNoCurrency, noticesOf, type Period, type Reader } from '../records'

/** The bids for one work, with the notices that state them. */
export type StoredBid = WorkBids<BidNotice>

interface NoticeRow extends Omit<BidNotice, 'consortia'> {
  readonly consortia: readonly string[] | null
}

const readNotices = async (reader: Reader, companyId: string): Promise<BidNotice[]> => {
  const rows = await readRows<NoticeRow>(
    reader,
    sql`
    with ${noticesOf(companyId)}
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
  return mergeNotices(await readNotices(reader, companyId)).filter(
    (bid) => takesPart(bid, companyId) && isIn(bid) && meets(bid),
  )
}
