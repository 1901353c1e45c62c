import { findMissingRequirement, type Viewer } from '@zhushutong/domain/access'
import {
  countDiscountSteps,
  figurePeriod,
  firstDayCompared,
  type MonthOfWins,
  sortWinsByMonth,
  sumWins,
  type TwoYearsOfWins,
} from '@zhushutong/domain/bid-figures'
import { dayOf, type MoneySum, NO_SUM } from '@zhushutong/domain/formatting'
import { countSites } from '@zhushutong/domain/ongoing-works'
import { company, countCovered, person, winning } from '@zhushutong/domain/records'
import { maxShownRelations } from '@zhushutong/domain/relations'
import type { contract, ResultOf } from '@zhushutong/sdk/contract'
import { sql } from 'drizzle-orm'
import { type Database, readRows } from '../platform/db'
import {
  columnIn,
  isRecordCovered,
  type Reader,
  sumColumns,
  type TimedOut,
  tableOf,
  tokenCondition,
  trustedCurrency,
  withinTime,
} from '../records'
import { DISCOUNT, isAwardedIn, PROVINCE, RESULTS, TELLS_LOSERS, WINNERS } from './figures-sql'
import { discountSteps, type SpreadRow, spreadColumns, spreadOfRow } from './spread-sql'

type CompanyFigures = ResultOf<typeof contract.bidFigures.company>

const of = (key: string) => columnIn(RESULTS, key)
const takesPart = (id: string, roles: readonly string[]) =>
  tokenCondition(RESULTS, [{ tokens: roles.map((role) => `:${role}:${id}`) }])

const CURRENCY = trustedCurrency(of('currency'), of('doubts'), 'winningAmount')

/** One group of a company's results; `level` is the value of grouping(), see LEVEL. */
interface GroupRow extends SpreadRow, MoneySum {
  readonly level: number
  readonly owner: string | null
  readonly ownerName: string | null
  readonly province: string | null
  readonly type: string | null
  readonly bids: number
  readonly wins: number
  readonly won: number
  readonly steps: readonly number[]
}

/** The values of grouping(owner, province, type): a bit is 0 if the rows are grouped by that column. */
const LEVEL = { total: 0b111, owner: 0b011, province: 0b101, type: 0b110 } as const

/** The results of a company in the period: in total and by owner, province and type, in one statement. */
const readGroups = (reader: Reader, id: string, now: number): Promise<GroupRow[]> =>
  readRows<GroupRow>(
    reader,
    sql`
    with results as (
      select ${of('ownerId')} as owner, ${of('ownerUnitName')} as owner_name, ${PROVINCE} as province,
        ${of('engineeringType')} as type, ${TELLS_LOSERS} as told, ${id} = any(${WINNERS}) as won,
        ${of('winningAmount')} as award, ${CURRENCY} as currency, ${DISCOUNT} as discount
      from ${RESULTS} where ${takesPart(id, ['company', 'bidder'])} and ${isAwardedIn(figurePeriod(now))}
    ), own as (
      select *, case when won then discount end as own_discount from results
    )
    select grouping(owner, province, type) as level, owner, max(owner_name) as "ownerName", province, type,
      count(*) filter (where told)::int as bids, count(*) filter (where told and won)::int as wins,
      count(*) filter (where won)::int as won,
      ${sumColumns({ amount: sql`award`, currency: sql`currency` }, sql`won`)},
      ${spreadColumns(sql`own_discount`)}, ${discountSteps(sql`own_discount`)} as steps
    from own group by grouping sets ((), (owner), (province), (type))`,
  )

/** Wins by month, of the last 24. */
const readMonths = (reader: Reader, id: string, now: number): Promise<MonthOfWins[]> =>
  readRows<MonthOfWins>(
    reader,
    sql`
    select to_char(${of('awardedOn')}, 'YYYY-MM') as month, count(*)::int as count,
      ${sumColumns({ amount: of('winningAmount'), currency: CURRENCY })}
    from ${RESULTS} where ${takesPart(id, ['company'])}
      and ${isAwardedIn({ from: firstDayCompared(now), to: dayOf(now) })}
    group by 1`,
  )

const figuresOf = (row: GroupRow) => ({
  bids: row.bids,
  wins: row.wins,
  won: row.won,
  amount: row.amount,
  unpriced: row.unpriced,
  foreign: row.foreign,
  doubted: row.doubted,
  discount: spreadOfRow(row),
})

const NOTHING = { bids: 0, wins: 0, won: 0, ...NO_SUM, discount: null }

const mostFirst = (a: GroupRow, b: GroupRow): number =>
  b.bids - a.bids || b.won - a.won || b.amount - a.amount

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
      const years = sortWinsByMonth(await readMonths(reader, id, now), now)
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
