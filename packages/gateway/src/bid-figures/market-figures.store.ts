import { listTrendYears, marketPeriod, marketSpan } from '@zhushutong/domain/market-figures'
import { company, owner } from '@zhushutong/domain/records'
import type { contract, RequestOf, ResultOf } from '@zhushutong/sdk/contract'
import { type SQL, sql } from 'drizzle-orm'
import { type Database, readRows } from '../platform/db'
import { columnIn, type Reader, type TimedOut, tableOf, withinTime } from '../records'
import { readResultsState } from './market-results.store'
import { chooseResults, computeResults, GROUP_COLUMNS, storedResults } from './market-sql'
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

interface GroupRow extends SpreadRow {
  readonly results: number
  readonly bids: number
  readonly wins: number
  readonly bidders: SpreadRow
}

interface LevelRow extends GroupRow {
  readonly level: number
  readonly place: string | null
  readonly type: string | null
  readonly band: string | null
}

/** The values of grouping(place, type, band): a bit is 0 if the rows are grouped by that column. */
const LEVEL = { total: 0b111, place: 0b011, type: 0b101, band: 0b110 } as const

interface CompanyRow extends SpreadRow {
  readonly total: number
  readonly id: string
  readonly name: string
  readonly bids: number
  readonly wins: number
}

interface MarketRow {
  readonly groups: readonly LevelRow[] | null
  readonly years: readonly (GroupRow & { readonly key: string })[] | null
  readonly companies: readonly CompanyRow[] | null
  readonly unpriced: number
  readonly uncontrolled: number
  readonly implausible: number
  readonly newestOn: string | null
}

const asJson = (rows: SQL): SQL => sql`(select json_agg(each) from (${rows}) as each)`

const rankCompanies = (): SQL => {
  const table = tableOf(company)
  return sql`
    with bids as (
      select party, party = any(winners) as won, case when party = any(winners) then discount end as own_discount
      from chosen, unnest(parties) as party where told
    ), tallies as (
      select party, count(*)::int as bids, count(*) filter (where won)::int as wins, ${spreadColumns(sql`own_discount`)}
      from bids group by party
    )
    select count(*) over ()::int as total, t.party as id,
      c.${sql.identifier(columnIn(table, company.title).name)} as name, t.bids, t.wins, t.counted, t.spread
    from tallies t join ${table} c on c.id = t.party
    order by t.wins desc, t.bids, t.party collate "C" limit ${COMPANIES}`
}

const readMarketRow = async (
  reader: Reader,
  results: SQL,
  query: MarketQuery,
  now: number,
): Promise<MarketRow | undefined> => {
  const excluded = (reason: string) => sql`count(*) filter (where excluded = ${reason})::int`
  const [row] = await readRows<MarketRow>(
    reader,
    sql`
    with ${results}, ${chooseResults(query, now)}
    select ${asJson(sql`select grouping(place, type, band) as level, place, type, band, ${GROUP_COLUMNS}
        from chosen group by grouping sets ((), (place), (type), (band))`)} as groups,
      ${asJson(sql`select left(day::text, 4) as key, ${GROUP_COLUMNS} from scoped group by 1`)} as years,
      ${asJson(rankCompanies())} as companies, ${excluded('unpriced')} as unpriced,
      ${excluded('uncontrolled')} as uncontrolled, ${excluded('implausible')} as implausible,
      max(day)::text as "newestOn"
    from chosen`,
  )
  return row
}

const readOwnerName = async (reader: Reader, id: string): Promise<string | undefined> => {
  const table = tableOf(owner)
  const rows = await readRows<{ name: string }>(
    reader,
    sql`select ${columnIn(table, owner.title)} as name from ${table} where ${columnIn(table, 'id')} = ${id}`,
  )
  return rows[0]?.name
}

const figuresOf = (row: GroupRow) => ({
  results: row.results,
  bids: row.bids,
  wins: row.wins,
  discount: spreadOfRow(row),
  bidders: spreadOfRow(row.bidders),
})

const NOTHING = { results: 0, bids: 0, wins: 0, discount: null, bidders: null }

const keyed = (rows: readonly LevelRow[], by: 'place' | 'type' | 'band') =>
  rows
    .filter((row) => row.level === LEVEL[by] && row[by] !== null)
    .sort((a, b) => b.results - a.results)
    .map((row) => ({ key: String(row[by]), ...figuresOf(row) }))

const figuresOfRow = (row: MarketRow | undefined, query: MarketQuery, now: number) => {
  const groups = row?.groups ?? []
  const total = groups.find(({ level }) => level === LEVEL.total)
  const companies = row?.companies ?? []
  return {
    ...marketPeriod(now, query.year),
    newestOn: row?.newestOn ?? null,
    total: total ? figuresOf(total) : NOTHING,
    withoutDiscount: {
      unpriced: row?.unpriced ?? 0,
      uncontrolled: row?.uncontrolled ?? 0,
      implausible: row?.implausible ?? 0,
    },
    byRegion: keyed(groups, 'place'),
    byType: keyed(groups, 'type'),
    byAmount: keyed(groups, 'band'),
    byYear: listTrendYears(now, query.year).map((year) => {
      const key = String(year)
      const counted = row?.years?.find((each) => each.key === key)
      return { key, ...(counted ? figuresOf(counted) : NOTHING) }
    }),
    companies: {
      total: companies[0]?.total ?? 0,
      records: companies.map(({ id, name, bids, wins, ...spread }) => ({
        id,
        name,
        bids,
        wins,
        discount: spreadOfRow(spread),
      })),
    },
  }
}

/** The results of the tokens, computed now: few for an owner, and before the first computation of all. */
const computeNow = ({ region, type, owner: ownerId, year }: MarketQuery, now: number): SQL => {
  const tokens = Object.entries({ region, type, owner: ownerId }).flatMap(([key, value]) =>
    value === undefined ? [] : [`:${key}:${value}`],
  )
  return computeResults(tokens, marketSpan(now, year))
}

/** The figures of a region, a type, a band, a year, an owner or everything (FIG-01, FIG-03, FIG-04, FIG-12 to FIG-14). */
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
        const state = query.owner === undefined ? await readResultsState(reader) : undefined
        const results = state ? storedResults() : computeNow(query, now)
        const row = await readMarketRow(reader, results, query, now)
        return { ...figuresOfRow(row, query, now), computedAt: state?.computedAt ?? now, ownerName }
      },
      { ms: SLOW_MS, line: 'bid-figures' },
    )
}
