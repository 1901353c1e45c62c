import type { Database } from '../db'
import { partOf, type Side } from './side'

type Sql = Database['sql']

export interface Page {
  readonly pageNum: number
  readonly pageSize: number
}

/** One page of what a query finds, with how many there are. */
const paged = async <R extends object>(
  sql: Sql,
  query: string,
  params: readonly string[],
  order: string,
  page: Page,
) => {
  const { pageNum, pageSize } = page
  const [[counted], records] = await Promise.all([
    sql.unsafe<{ n: number }[]>(`select count(*)::int as n from (${query}) as found`, [...params]),
    sql.unsafe<R[]>(
      `select * from (${query}) as found order by ${order} limit ${pageSize} offset ${(pageNum - 1) * pageSize}`,
      [...params],
    ),
  ])
  const total = counted?.n ?? 0
  return { records: [...records], total, pages: Math.ceil(total / pageSize), pageNum, pageSize }
}

export interface Partner {
  readonly cid: string
  readonly name: string | null
  readonly winningCount: number
  /** fen */
  readonly totalAmount: number | null
  readonly latestOn: string | null
}

const CNY_AMOUNT = `case when coalesce(currency, 'CNY') = 'CNY' then winning_amount end`
const FIGURES = `count(*)::int as "winningCount", sum(${CNY_AMOUNT})::bigint as "totalAmount",
  max(awarded_on)::text as "latestOn"`

/** The companies that won in the projects of an owner or through an agency. */
export const winnersFor = (sql: Sql, side: Side, cid: string, page: Page) =>
  paged<Partner>(
    sql,
    `select company_id as cid, max(company_name) as name, ${FIGURES} from record_winning
     where tokens @@ $1::tsquery and company_id is not null group by company_id`,
    [partOf(side, cid)],
    '"winningCount" desc, "totalAmount" desc nulls last, cid',
    page,
  )

/** The owners in whose projects a company won. */
export const ownersOfCompany = (sql: Sql, cid: string, page: Page) =>
  paged<Partner>(
    sql,
    `select owner_id as cid, max(owner_unit_name) as name, ${FIGURES} from record_winning
     where tokens @@ $1::tsquery and owner_id is not null group by owner_id`,
    [partOf('company', cid)],
    '"winningCount" desc, "totalAmount" desc nulls last, cid',
    page,
  )

export interface Competitor {
  readonly cid: string
  readonly name: string | null
  readonly bidCount: number
  readonly winningCount: number
  /** Hundredths of a per cent. */
  readonly winRate: number
}

/** Who was ranked in the projects of an owner or through an agency, and how often they won. */
export const competitorsFor = (sql: Sql, side: Side, cid: string, page: Page) =>
  paged<Competitor>(
    sql,
    `select c.id as cid, max(c.name) as name, count(*)::int as "bidCount",
       count(*) filter (where c.id = any(w.winner_ids))::int as "winningCount",
       (count(*) filter (where c.id = any(w.winner_ids)) * 10000 / count(*))::int as "winRate"
     from record_winning w
     cross join lateral (
       select distinct on (row ->> 'companyId') row ->> 'companyId' as id, row ->> 'companyName' as name
       from jsonb_array_elements(w.candidates) as row where row ->> 'companyId' is not null
     ) as c
     where w.tokens @@ $1::tsquery and jsonb_typeof(w.candidates) = 'array' group by c.id`,
    [partOf(side, cid)],
    '"bidCount" desc, "winningCount" desc, cid',
    page,
  )

export interface Average {
  readonly engineeringType: string
  readonly winningCount: number
  /** fen */
  readonly totalAmount: number | null
  readonly averageAmount: number | null
}

/** What a result of each engineering type amounts to on average. */
export const averagesFor = (sql: Sql, side: Side, cid: string, page: Page) =>
  paged<Average>(
    sql,
    `select engineering_type as "engineeringType", count(*)::int as "winningCount",
       sum(${CNY_AMOUNT})::bigint as "totalAmount",
       div(sum(${CNY_AMOUNT}), nullif(count(${CNY_AMOUNT}), 0))::bigint as "averageAmount"
     from record_winning where tokens @@ $1::tsquery and engineering_type is not null group by engineering_type`,
    [partOf(side, cid)],
    '"winningCount" desc, "engineeringType"',
    page,
  )
