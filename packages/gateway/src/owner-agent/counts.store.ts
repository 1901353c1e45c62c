import { divisionName } from '@zhushutong/domain/divisions'
import type { Database } from '../db'
import { kindOfSide, partOf, type Side } from './side'

type Sql = Database['sql']

const provinceLabel = (code: string): string => divisionName(code) ?? code

/** How many companies won there, and how often, by the province they are from; most wins first. */
export const winnersByProvince = async (sql: Sql, side: Side, cid: string) => {
  const rows = await sql<{ key: string; companyCount: number; winningCount: number }[]>`
    select left(c.region, 2) || '0000' as key, count(distinct c.id)::int as "companyCount",
      count(*)::int as "winningCount"
    from record_winning w join record_company c on c.id = w.company_id
    where w.tokens @@ ${partOf(side, cid)}::tsquery and c.region is not null
    group by 1 order by 3 desc, 1`
  return rows.map((row) => ({ ...row, label: provinceLabel(row.key) }))
}

/** Notices and results of each year, the latest first; amounts in fen. */
export const byYear = (sql: Sql, side: Side, cid: string) => sql<
  { year: number; tenderCount: number; winningCount: number; totalAmount: number | null }[]
>`
  with events as (
    select extract(year from publicity_time)::int as year, 1 as notice, 0 as result, null::bigint as amount
    from record_tender where tokens @@ ${partOf(side, cid)}::tsquery and publicity_time is not null
    union all
    select extract(year from awarded_on)::int, 0, 1,
      case when coalesce(currency, 'CNY') = 'CNY' then winning_amount end
    from record_winning where tokens @@ ${partOf(side, cid)}::tsquery and awarded_on is not null
  )
  select year, sum(notice)::int as "tenderCount", sum(result)::int as "winningCount",
    sum(amount)::bigint as "totalAmount"
  from events group by year order by year desc`

/** All there are of each sort. */
export const totals = async (sql: Sql) => {
  const [row] = await sql<
    { ownerCount: number; agencyCount: number; tenderCount: number; winningCount: number }[]
  >`select (select count(*)::int from record_owner) as "ownerCount",
      (select count(*)::int from record_agency) as "agencyCount",
      (select count(*)::int from record_tender) as "tenderCount",
      (select count(*)::int from record_winning) as "winningCount"`
  return row ?? { ownerCount: 0, agencyCount: 0, tenderCount: 0, winningCount: 0 }
}

/** Owners or agencies by province, most first; those whose place is unknown are in none. */
export const byProvince = async (sql: Sql, side: Side) => {
  const table = sql(`record_${kindOfSide(side).kind}`)
  const rows = await sql<{ key: string; count: number }[]>`
    select left(region, 2) || '0000' as key, count(*)::int as count from ${table}
    where region is not null group by 1 order by 2 desc, 1`
  return rows.map((row) => ({ ...row, label: provinceLabel(row.key) }))
}

/** How many planned projects an owner has. */
export const plannedOf = async (sql: Sql, cid: string): Promise<number> => {
  const [row] = await sql<{ n: number }[]>`
    select count(*)::int as n from record_planned where tokens @@ ${partOf('owner', cid)}::tsquery`
  return row?.n ?? 0
}

/** How much there is in each part of the page of an owner or an agency. */
export const partsOf = async (sql: Sql, side: Side, cid: string) => {
  const part = partOf(side, cid)
  const [partner, phone] = side === 'owner' ? ['agency_id', 'owner_unit_phone'] : ['owner_id', 'agency_phone']
  const [row] = await sql<
    {
      tenderCount: number
      winningCount: number
      companyCount: number
      partnerCount: number
      phoneCount: number
    }[]
  >`
    with notices as (
      select count(*)::int as n, count(distinct ${sql(partner)})::int as partners,
        count(distinct ${sql(phone)})::int as phones
      from record_tender where tokens @@ ${part}::tsquery
    ), results as (
      select count(*)::int as n, count(distinct company_id)::int as companies
      from record_winning where tokens @@ ${part}::tsquery
    )
    select notices.n as "tenderCount", results.n as "winningCount", results.companies as "companyCount",
      notices.partners as "partnerCount", notices.phones as "phoneCount"
    from notices, results`
  return row ?? { tenderCount: 0, winningCount: 0, companyCount: 0, partnerCount: 0, phoneCount: 0 }
}
