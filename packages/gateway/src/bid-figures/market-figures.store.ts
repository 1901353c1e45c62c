import { figurePeriod } from '@zhushutong/domain/bid-figures'
import { company, owner } from '@zhushutong/domain/records'
import type { contract, RequestOf, ResultOf } from '@zhushutong/sdk/contract'
import { type SQL, sql } from 'drizzle-orm'
import { type Database, readRows } from '../platform/db'
import {
  columnIn,
  mergeInSql,
  noticesWith,
  type Reader,
  TELLS_LOSERS,
  type TimedOut,
  tableOf,
  withinTime,
} from '../records'
import { DISCOUNT, PROVINCE } from './figures-sql'
import { type SpreadRow, spreadColumns, spreadOfRow } from './spread-sql'

export type MarketQuery = RequestOf<typeof contract.bidFigures.market>
type Market = ResultOf<typeof contract.bidFigures.market>

/**
 * The cacheable figures, equal for every reader; the list of companies is cut by the reader's rights later.
 */
export interface MarketFigures extends Omit<Market, 'companies'> {
  readonly companies: Pick<Market['companies'], 'total' | 'records'>
}

/** Number of companies that a member sees. */
const COMPANIES = 20
/** Timeout in ms: a whole country takes longer than a page of a search, and the result is cached. */
const SLOW_MS = 8_000

/** The requested works with a known result, each with its parties. */
const askedWorks = ({ region, type, owner: ownerId }: MarketQuery, now: number): SQL => {
  const tokens = Object.entries({ region, type, owner: ownerId }).flatMap(([key, value]) =>
    value === undefined ? [] : [`:${key}:${value}`],
  )
  return sql`${noticesWith(tokens, figurePeriod(now))}, ${mergeInSql()}, results as (
    select ${PROVINCE} as province, type, winners, parties, ${TELLS_LOSERS} as told, ${DISCOUNT} as discount
    from works where is_decided)`
}

interface MarketRow extends SpreadRow {
  readonly level: number
  readonly province: string | null
  readonly type: string | null
  readonly results: number
  readonly bids: number
  readonly wins: number
}

/** The values of grouping(province, type): a bit is 0 if the rows are grouped by that column. */
const LEVEL = { total: 0b11, province: 0b01, type: 0b10 } as const

const readTotals = (reader: Reader, query: MarketQuery, now: number): Promise<MarketRow[]> =>
  readRows<MarketRow>(
    reader,
    sql`
    with ${askedWorks(query, now)}
    select grouping(province, type) as level, province, type, count(*)::int as results,
      coalesce(sum(cardinality(parties)) filter (where told), 0)::int as bids,
      coalesce(sum(cardinality(winners)) filter (where told), 0)::int as wins,
      ${spreadColumns(sql`discount`)}
    from results group by grouping sets ((), (province), (type))`,
  )

interface CompanyRow extends SpreadRow {
  readonly total: number
  readonly id: string
  readonly name: string
  readonly bids: number
  readonly wins: number
}

const readCompanies = (reader: Reader, query: MarketQuery, now: number): Promise<CompanyRow[]> => {
  const table = tableOf(company)
  return readRows<CompanyRow>(
    reader,
    sql`
    with ${askedWorks(query, now)}, bids as (
      select party, party = any(winners) as won, case when party = any(winners) then discount end as own_discount
      from results, unnest(parties) as party where told
    ), tallies as (
      select party, count(*)::int as bids, count(*) filter (where won)::int as wins,
        ${spreadColumns(sql`own_discount`)}
      from bids group by party
    )
    select count(*) over ()::int as total, t.party as id, c.${sql.identifier(columnIn(table, company.title).name)} as name,
      t.bids, t.wins, t.counted, t.spread
    from tallies t join ${table} c on c.id = t.party
    order by t.wins desc, t.bids, t.party collate "C" limit ${COMPANIES}`,
  )
}

const readOwnerName = async (reader: Reader, id: string): Promise<string | undefined> => {
  const table = tableOf(owner)
  const rows = await readRows<{ name: string }>(
    reader,
    sql`select ${columnIn(table, owner.title)} as name from ${table} where ${columnIn(table, 'id')} = ${id}`,
  )
  return rows[0]?.name
}

const figuresOf = (row: MarketRow) => ({
  results: row.results,
  bids: row.bids,
  wins: row.wins,
  discount: spreadOfRow(row),
})

const keyed = (rows: readonly MarketRow[], by: 'province' | 'type') =>
  rows
    .filter((row) => row.level === LEVEL[by] && row[by] !== null)
    .sort((a, b) => b.results - a.results)
    .map((row) => ({ key: String(row[by]), ...figuresOf(row) }))

const NOTHING = { results: 0, bids: 0, wins: 0, discount: null }

/** The figures of a region, a type of engineering, an owner or everything (FIG-01, FIG-03, FIG-04). */
export function readMarketFigures(database: Database) {
  return (
    query: MarketQuery,
    now: number,
  ): Promise<MarketFigures | { readonly error: 'not-found' } | TimedOut> =>
    withinTime(
      database,
      async (reader) => {
        const ownerName = query.owner === undefined ? null : await readOwnerName(reader, query.owner)
        if (ownerName === undefined) return { error: 'not-found' as const }
        const rows = await readTotals(reader, query, now)
        const total = rows.find((row) => row.level === LEVEL.total)
        const companies = await readCompanies(reader, query, now)
        return {
          ...figurePeriod(now),
          ownerName,
          total: total ? figuresOf(total) : NOTHING,
          byRegion: keyed(rows, 'province'),
          byType: keyed(rows, 'type'),
          companies: {
            total: companies[0]?.total ?? 0,
            records: companies.map(({ id, name, bids, wins, ...row }) => ({
              id,
              name,
              bids,
              wins,
              discount: spreadOfRow(row),
            })),
          },
        }
      },
      { ms: SLOW_MS, line: 'bid-figures' },
    )
}
