import { divisionName } from '@zhushutong/domain/divisions'
import { type RecordKind, tender, winning } from '@zhushutong/domain/records'
import { type SQL, sql } from 'drizzle-orm'
import { type Queryable, readRows } from '../platform/db'
import { isCoveredBy, sumParts, tableOf, trustedCurrency } from '../records'
import { kindOfSide, partOf, type Side } from './side'

const provinceLabel = (code: string): string => divisionName(code) ?? code

/**
 * Counts the winning companies and their wins by home province; most wins first. Two queries, results and
 * then companies by their ids, so that both tables can be distributed by id.
 */
export async function countWinnersByProvince(db: Queryable, side: Side, cid: string) {
  const wins = await readRows<{ id: string; count: number }>(
    db,
    sql`select company_id as id, count(*)::int as count from record_winning
      where tokens @@ ${partOf(side, cid)}::tsquery and company_id is not null group by 1`,
  )
  const winners = await readRows<{ id: string; key: string }>(
    db,
    sql`select id, left(region, 2) || '0000' as key from record_company
      where id = any(${sql.param(wins.map(({ id }) => id))}::text[]) and region is not null`,
  )
  const winsOf = new Map(wins.map(({ id, count }) => [id, count]))
  const provinces = new Map<string, { companyCount: number; winningCount: number }>()
  for (const { id, key } of winners) {
    const before = provinces.get(key) ?? { companyCount: 0, winningCount: 0 }
    const winningCount = before.winningCount + (winsOf.get(id) ?? 0)
    provinces.set(key, { companyCount: before.companyCount + 1, winningCount })
  }
  return [...provinces]
    .map(([key, counts]) => ({ key, ...counts, label: provinceLabel(key) }))
    .sort((a, b) => b.winningCount - a.winningCount || Number(a.key) - Number(b.key))
}

const CURRENCY = trustedCurrency(sql`currency`, sql`doubts`, 'winningAmount')

interface YearOfOrganisation {
  readonly year: number
  /** Null if the count is 0 and no source of notices, or of results, covers the organisation (COV-01). */
  readonly tenderCount: number | null
  readonly winningCount: number | null
  /** fen; null without an amount in CNY */
  readonly totalAmount: number | null
  readonly unpriced: number
  readonly foreign: number
  readonly doubted: number
}

/** Notices and results of each year, the latest first. */
export function readTotalsByYear(db: Queryable, side: Side, cid: string) {
  const award = { amount: sql`amount`, currency: sql`currency` }
  const { amount, unpriced, foreign, doubted } = sumParts(award, sql`not is_notice`)
  return readRows<YearOfOrganisation>(
    db,
    sql`
  with covered as (
    select ${isCoveredBy(tender, sql`o`)} as notices, ${isCoveredBy(winning, sql`o`)} as results
    from ${tableOf(kindOfSide(side))} o where o.id = ${cid}
  ), events as (
    select extract(year from publicity_time)::int as year, true as is_notice, null::bigint as amount,
      null::text as currency
    from record_tender where tokens @@ ${partOf(side, cid)}::tsquery and publicity_time is not null
    union all
    select extract(year from awarded_on)::int, false, winning_amount, ${CURRENCY}
    from record_winning where tokens @@ ${partOf(side, cid)}::tsquery and awarded_on is not null
  ), years as (
    select year, count(*) filter (where is_notice)::int as notices,
      count(*) filter (where not is_notice)::int as results, ${amount} as amount, ${unpriced} as unpriced,
      ${foreign} as abroad, ${doubted} as doubted
    from events group by year
  )
  select year, case when notices > 0 or (select c.notices from covered c) then notices end as "tenderCount",
    case when results > 0 or (select c.results from covered c) then results end as "winningCount",
    amount as "totalAmount", unpriced, abroad as "foreign", doubted
  from years order by year desc`,
  )
}

export async function countAll(db: Queryable) {
  const [row] = await readRows<{
    ownerCount: number
    agencyCount: number
    tenderCount: number
    winningCount: number
  }>(
    db,
    sql`select (select count(*)::int from record_owner) as "ownerCount",
      (select count(*)::int from record_agency) as "agencyCount",
      (select count(*)::int from record_tender) as "tenderCount",
      (select count(*)::int from record_winning) as "winningCount"`,
  )
  return row ?? { ownerCount: 0, agencyCount: 0, tenderCount: 0, winningCount: 0 }
}

/** Counts owners or agencies by province, most first; organisations without a region are omitted. */
export async function countByProvince(db: Queryable, side: Side) {
  const rows = await readRows<{ key: string; count: number }>(
    db,
    sql`
    select left(region, 2) || '0000' as key, count(*)::int as count from ${tableOf(kindOfSide(side))}
    where region is not null group by 1 order by 2 desc, 1`,
  )
  return rows.map((row) => ({ ...row, label: provinceLabel(row.key) }))
}

/**
 * Counts for the parts of an owner's or agency's page; null if a count is 0 and no source covers it (COV-01).
 */
interface PageParts {
  readonly tenderCount: number | null
  readonly winningCount: number | null
  readonly companyCount: number | null
  readonly partnerCount: number | null
  readonly phoneCount: number | null
}

const NO_PARTS: PageParts = {
  tenderCount: null,
  winningCount: null,
  companyCount: null,
  partnerCount: null,
  phoneCount: null,
}

/** The count; null if it is 0 and no source of the kind covers the organisation `o` (COV-01). */
const coveredCount = (count: SQL, kind: RecordKind): SQL =>
  sql`case when ${count} > 0 or ${isCoveredBy(kind, sql`o`)} then ${count} end`

export async function countPageParts(db: Queryable, side: Side, cid: string) {
  const part = partOf(side, cid)
  const [partner, phone]: readonly [SQL, SQL] =
    side === 'owner' ? [sql`agency_id`, sql`owner_unit_phone`] : [sql`owner_id`, sql`agency_phone`]
  const notices = (count: SQL) => coveredCount(count, tender)
  const results = (count: SQL) => coveredCount(count, winning)
  const [row] = await readRows<PageParts>(
    db,
    sql`
    with notices as (
      select count(*)::int as n, count(distinct ${partner})::int as partners,
        count(distinct ${phone})::int as phones
      from record_tender where tokens @@ ${part}::tsquery
    ), results as (
      select count(*)::int as n, count(distinct company_id)::int as companies
      from record_winning where tokens @@ ${part}::tsquery
    )
    select ${notices(sql`notices.n`)} as "tenderCount", ${results(sql`results.n`)} as "winningCount",
      ${results(sql`results.companies`)} as "companyCount", ${notices(sql`notices.partners`)} as "partnerCount",
      ${notices(sql`notices.phones`)} as "phoneCount"
    from notices, results left join ${tableOf(kindOfSide(side))} o on o.id = ${cid}`,
  )
  return row ?? NO_PARTS
}

/**
 * Numbers of results that the sum of an organisation's amounts omits: without an amount, or in another
 * currency (COV-02).
 */
export async function countLeftOut(db: Queryable, side: Side, cid: string) {
  const { unpriced, foreign, doubted } = sumParts({ amount: sql`winning_amount`, currency: CURRENCY })
  const [row] = await readRows<{ unpriced: number; foreign: number; doubted: number }>(
    db,
    sql`select ${unpriced} as unpriced, ${foreign} as "foreign", ${doubted} as doubted from record_winning
      where tokens @@ ${partOf(side, cid)}::tsquery`,
  )
  return row ?? { unpriced: 0, foreign: 0, doubted: 0 }
}
