import { findMissingRequirement, type Viewer } from '@zhushutong/domain/access'
import {
  countDiscountSteps,
  figurePeriod,
  type MonthOfWins,
  sortWinsByMonth,
  sumWins,
  type TwoYearsOfWins,
} from '@zhushutong/domain/bid-figures'
import type { OwnerWins } from '@zhushutong/domain/due-diligence'
import { type MoneySum, NO_SUM } from '@zhushutong/domain/formatting'
import { countSites } from '@zhushutong/domain/ongoing-works'
import { company, countCovered, person, winning } from '@zhushutong/domain/records'
import { maxShownRelations } from '@zhushutong/domain/relations'
import type { contract, ResultOf } from '@zhushutong/sdk/contract'
import { sql } from 'drizzle-orm'
import { type Database, readRows } from '../platform/db'
import {
  columnIn,
  isRecordCovered,
  mergeInSql,
  noticesOf,
  type Reader,
  sumColumns,
  TELLS_LOSERS,
  type TimedOut,
  tableOf,
  tokenCondition,
  withinTime,
} from '../records'
import { DISCOUNT, isIn, PROVINCE } from './figures-sql'
import { discountSteps, type SpreadRow, spreadColumns, spreadOfRow } from './spread-sql'

type CompanyFigures = ResultOf<typeof contract.bidFigures.company>

/** One group of a company's bids; `level` is the value of grouping(), see LEVEL. */
interface GroupRow extends SpreadRow, MoneySum {
  readonly level: number
  readonly owner: string | null
  readonly ownerName: string | null
  readonly province: string | null
  readonly type: string | null
  readonly month: string | null
  readonly undecided: number
  readonly bids: number
  readonly wins: number
  readonly won: number
  readonly steps: readonly number[]
}

/** The values of grouping(owner, province, type, month): a bit is 0 if the rows are grouped by that column. */
const LEVEL = { total: 0b1111, owner: 0b0111, province: 0b1011, type: 0b1101, month: 0b1110 } as const

/**
 * The bids of a company in the period: in total and by owner, province, type and month. First the bids, then the groups
 * of these rows: a distributed database groups by several sets only rows that it has collected.
 */
const readGroups = (reader: Reader, id: string, now: number): Promise<GroupRow[]> =>
  readRows<GroupRow>(
    reader,
    sql`
    with ${noticesOf(id)}, ${mergeInSql()}, bids as materialized (
      select owner, owner_name, ${PROVINCE} as province, type, to_char(day, 'YYYY-MM') as month, is_decided,
        ${TELLS_LOSERS} as told, ${id} = any(winners) as won, award, currency,
        case when ${id} = any(winners) then ${DISCOUNT} end as discount
      from works where ${id} = any(parties) and ${isIn(sql`day`, figurePeriod(now))}
    )
    select grouping(owner, province, type, month) as level, owner, max(owner_name) as "ownerName", province, type,
      month, count(*) filter (where told)::int as bids, count(*) filter (where told and won)::int as wins,
      count(*) filter (where won)::int as won, count(*) filter (where not is_decided)::int as undecided,
      ${sumColumns({ amount: sql`award`, currency: sql`currency` }, sql`won`)},
      ${spreadColumns(sql`discount`)}, ${discountSteps(sql`discount`)} as steps
    from bids group by grouping sets ((), (owner), (province), (type), (month))`,
  )

const monthsOf = (rows: readonly GroupRow[]): MonthOfWins[] =>
  rows.flatMap(({ level, month, won, amount, unpriced, foreign, doubted }) =>
    level === LEVEL.month && month !== null
      ? [{ month, count: won, amount, unpriced, foreign, doubted }]
      : [],
  )

const figuresOf = (row: GroupRow) => ({
  bids: row.bids,
  wins: row.wins,
  undecided: row.undecided,
  won: row.won,
  amount: row.amount,
  unpriced: row.unpriced,
  foreign: row.foreign,
  doubted: row.doubted,
  discount: spreadOfRow(row),
})

const NOTHING = { bids: 0, wins: 0, undecided: 0, won: 0, ...NO_SUM, discount: null }

const mostFirst = (a: GroupRow, b: GroupRow): number =>
  b.bids - a.bids || b.won - a.won || b.amount - a.amount || b.undecided - a.undecided

const groupsBy = (rows: readonly GroupRow[], by: 'owner' | 'province' | 'type') =>
  rows.filter((row) => row.level === LEVEL[by] && row[by] !== null).sort(mostFirst)

const keyed = (rows: readonly GroupRow[], by: 'province' | 'type') =>
  groupsBy(rows, by).map((row) => ({ key: String(row[by]), ...figuresOf(row) }))

const ownersFor = (viewer: Viewer, rows: readonly GroupRow[]): CompanyFigures['byOwner'] => {
  const owners = groupsBy(rows, 'owner')
  const shown = maxShownRelations(viewer)
  return {
    total: owners.length,
    records: owners
      .slice(0, shown)
      .map((row) => ({ id: String(row.owner), name: row.ownerName ?? '未写明业主', ...figuresOf(row) })),
    opensBy: owners.length > shown ? findMissingRequirement(viewer, 'svip') : null,
  }
}

const readName = async (reader: Reader, id: string): Promise<string | undefined> => {
  const table = tableOf(company)
  const rows = await readRows<{ name: string }>(
    reader,
    sql`select ${columnIn(table, company.title)} as name from ${table} where ${columnIn(table, 'id')} = ${id}`,
  )
  return rows[0]?.name
}

/** The registered constructors of a company by site state; the state is public (FIG-09, PPL-02). */
const readSites = async (reader: Reader, id: string): Promise<CompanyFigures['sites']> => {
  const people = tableOf(person)
  const state = columnIn(people, 'siteState')
  const rows = await readRows<{ state: string; count: number }>(
    reader,
    sql`select ${state} as state, count(*)::int as count from ${people}
      where ${tokenCondition(people, [{ tokens: [`:company:${id}`] }])} and ${state} is not null group by 1`,
  )
  return countSites(rows)
}

type Sums = Pick<CompanyFigures, 'total' | 'months' | 'yearBefore'>

/** Sums without a win are returned only if a source of results covers the company (COV-01). */
const coveredSums = (
  total: ReturnType<typeof figuresOf>,
  years: TwoYearsOfWins,
  isCovered: boolean,
): Sums => {
  const isCounted = ({ count }: { readonly count: number }) => countCovered(count, isCovered) !== null
  return {
    total: isCounted({ count: total.won })
      ? total
      : { ...total, won: null, amount: null, unpriced: null, foreign: null, doubted: null },
    months: isCounted(sumWins(years.months)) ? [...years.months] : null,
    yearBefore: isCounted(years.before) ? years.before : null,
  }
}

/**
 * The win rate, discounts and wins of a company (FIG-01 to FIG-04, FIG-07); owners are named if the reader
 * may see them.
 */
export function readCompanyFigures(database: Database) {
  return (
    id: string,
    viewer: Viewer,
    now: number,
  ): Promise<CompanyFigures | { readonly error: 'not-found' } | TimedOut> =>
    withinTime(database, async (reader) => {
      const name = await readName(reader, id)
      if (name === undefined) return { error: 'not-found' as const }
      const rows = await readGroups(reader, id, now)
      const total = rows.find((row) => row.level === LEVEL.total)
      const years = sortWinsByMonth(monthsOf(rows), now)
      const isCovered = await isRecordCovered(reader, winning, { kind: company, id })
      return {
        id,
        name,
        ...figurePeriod(now),
        ...coveredSums(total ? figuresOf(total) : NOTHING, years, isCovered),
        discountSteps: [...(total?.steps ?? countDiscountSteps([]))],
        sites: await readSites(reader, id),
        byRegion: keyed(rows, 'province'),
        byType: keyed(rows, 'type'),
        byOwner: ownersFor(viewer, rows),
      }
    })
}

/** The wins of a company by owner in the period of the figures, for its dependence on one of them (DUE-07). */
export function readOwnerWins(database: Database) {
  return (id: string, now: number): Promise<readonly OwnerWins[] | TimedOut> =>
    withinTime(database, async (reader) =>
      groupsBy(await readGroups(reader, id, now), 'owner').map(({ owner, won, amount }) => ({
        ...{ id: String(owner), won, amount },
      })),
    )
}
