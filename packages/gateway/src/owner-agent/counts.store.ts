import { divisionName } from '@zhushutong/domain/divisions'
import { type SQL, sql } from 'drizzle-orm'
import { type Queryable, readRows } from '../platform/db'
import { cnyAmount, tableOf } from '../records'
import { kindOfSide, partOf, type Side } from './side'

const provinceLabel = (code: string): string => divisionName(code) ?? code

/**
 * Counts the winning companies and their wins by home province; most wins first. In two steps, results and then
 * companies by their ids, so that both tables can be distributed by id.
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

/** Notices and results of each year, the latest first; amounts in fen. */
export function readTotalsByYear(db: Queryable, side: Side, cid: string) {
  return readRows<{ year: number; tenderCount: number; winningCount: number; totalAmount: number | null }>(
    db,
    sql`
  with events as (
    select extract(year from publicity_time)::int as year, 1 as notice, 0 as result, null::bigint as amount
    from record_tender where tokens @@ ${partOf(side, cid)}::tsquery and publicity_time is not null
    union all
    select extract(year from awarded_on)::int, 0, 1,
      ${cnyAmount(sql`winning_amount`, sql`currency`)}
    from record_winning where tokens @@ ${partOf(side, cid)}::tsquery and awarded_on is not null
  )
  select year, sum(notice)::int as "tenderCount", sum(result)::int as "winningCount",
    sum(amount)::bigint as "totalAmount"
  from events group by year order by year desc`,
  )
}

/** Counts all of each type. */
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

/** Counts owners or agencies by province, most first; those without a known place are left out. */
export async function countByProvince(db: Queryable, side: Side) {
  const rows = await readRows<{ key: string; count: number }>(
    db,
    sql`
    select left(region, 2) || '0000' as key, count(*)::int as count from ${tableOf(kindOfSide(side))}
    where region is not null group by 1 order by 2 desc, 1`,
  )
  return rows.map((row) => ({ ...row, label: provinceLabel(row.key) }))
}

/** Counts the entries of each part of an owner's or agency's page. */
export async function countPageParts(db: Queryable, side: Side, cid: string) {
  const part = partOf(side, cid)
  const [partner, phone]: readonly [SQL, SQL] =
    side === 'owner' ? [sql`agency_id`, sql`owner_unit_phone`] : [sql`owner_id`, sql`agency_phone`]
  const [row] = await readRows<{
    tenderCount: number
    winningCount: number
    companyCount: number
    partnerCount: number
    phoneCount: number
  }>(
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
    select notices.n as "tenderCount", results.n as "winningCount", results.companies as "companyCount",
      notices.partners as "partnerCount", notices.phones as "phoneCount"
    from notices, results`,
  )
  return row ?? { tenderCount: 0, winningCount: 0, companyCount: 0, partnerCount: 0, phoneCount: 0 }
}
