import { type SQL, sql } from 'drizzle-orm'
import { type Queryable, readRows } from '../platform/db'
import { offsetOf, type PageRequest, pageOf } from '../platform/http'
import { cnyAmount, sumParts, trustedCurrency } from '../records'
import { partOf, type Side } from './side'

const readGroups = async <R>(db: Queryable, groups: SQL, order: SQL, page: PageRequest) => {
  const [[counted], records] = await Promise.all([
    readRows<{ n: number }>(db, sql`select count(*)::int as n from (${groups}) as found`),
    readRows<R>(
      db,
      sql`select * from (${groups}) as found order by ${order} limit ${page.pageSize} offset ${offsetOf(page)}`,
    ),
  ])
  return pageOf(page, records, counted?.n ?? 0)
}

export interface Partner {
  readonly cid: string
  readonly name: string | null
  readonly winningCount: number
  /** fen; null without an amount in CNY */
  readonly totalAmount: number | null
  readonly unpriced: number
  readonly foreign: number
  readonly doubted: number
  readonly latestOn: string | null
}

const CURRENCY = trustedCurrency(sql`currency`, sql`doubts`, 'winningAmount')
const CNY_AMOUNT = cnyAmount(sql`winning_amount`, CURRENCY)
const {
  amount: TOTAL,
  unpriced: UNPRICED,
  foreign: FOREIGN,
  doubted: DOUBTED,
} = sumParts({
  amount: sql`winning_amount`,
  currency: CURRENCY,
})
const SUM = sql`${TOTAL} as "totalAmount", ${UNPRICED} as unpriced, ${FOREIGN} as "foreign",
  ${DOUBTED} as doubted`
const FIGURES = sql`count(*)::int as "winningCount", ${SUM},
  max(awarded_on)::text as "latestOn"`

/** The companies that won projects of an owner or through an agency. */
export function readWinners(db: Queryable, side: Side, cid: string, page: PageRequest) {
  return readGroups<Partner>(
    db,
    sql`select company_id as cid, max(company_name) as name, ${FIGURES} from record_winning
     where tokens @@ ${partOf(side, cid)}::tsquery and company_id is not null group by company_id`,
    sql`"winningCount" desc, "totalAmount" desc nulls last, cid`,
    page,
  )
}

/** The owners whose projects a company won. */
export function readOwnersOfCompany(db: Queryable, cid: string, page: PageRequest) {
  return readGroups<Partner>(
    db,
    sql`select owner_id as cid, max(owner_unit_name) as name, ${FIGURES} from record_winning
     where tokens @@ ${partOf('company', cid)}::tsquery and owner_id is not null group by owner_id`,
    sql`"winningCount" desc, "totalAmount" desc nulls last, cid`,
    page,
  )
}

interface Competitor {
  readonly cid: string
  readonly name: string | null
  readonly bidCount: number
  readonly winningCount: number
  /** Hundredths of a per cent. */
  readonly winRate: number
}

/** The ranked bidders in projects of an owner or through an agency, with their wins. */
export function readCompetitors(db: Queryable, side: Side, cid: string, page: PageRequest) {
  return readGroups<Competitor>(
    db,
    sql`select c.id as cid, max(c.name) as name, count(*)::int as "bidCount",
       count(*) filter (where c.id = any(w.winner_ids))::int as "winningCount",
       (count(*) filter (where c.id = any(w.winner_ids)) * 10000 / count(*))::int as "winRate"
     from record_winning w
     cross join lateral (
       select distinct on (row ->> 'companyId') row ->> 'companyId' as id, row ->> 'companyName' as name
       from jsonb_array_elements(w.candidates) as row where row ->> 'companyId' is not null
     ) as c
     where w.tokens @@ ${partOf(side, cid)}::tsquery and jsonb_typeof(w.candidates) = 'array' group by c.id`,
    sql`"bidCount" desc, "winningCount" desc, cid`,
    page,
  )
}

interface Average {
  readonly engineeringType: string
  readonly winningCount: number
  /** fen; null without an amount in CNY */
  readonly totalAmount: number | null
  readonly unpriced: number
  readonly foreign: number
  readonly doubted: number
  readonly averageAmount: number | null
}

export function readAverages(db: Queryable, side: Side, cid: string, page: PageRequest) {
  return readGroups<Average>(
    db,
    sql`select engineering_type as "engineeringType", count(*)::int as "winningCount",
       ${SUM},
       div(sum(${CNY_AMOUNT}), nullif(count(${CNY_AMOUNT}), 0))::bigint as "averageAmount"
     from record_winning where tokens @@ ${partOf(side, cid)}::tsquery and engineering_type is not null group by engineering_type`,
    sql`"winningCount" desc, "engineeringType"`,
    page,
  )
}
