import { and, inArray, or, type SQL, sql } from 'drizzle-orm'
import { recordArrivals } from '../schema/arrivals.table'
import { sortProperty } from '../schema/record-columns'
import { columnIn } from '../schema/record-table'
import { tableOf } from '../schema/tables'
import type { ArrivalSpan } from './engine.ports'
import type { Plan } from './plan'
import {
  type Binding,
  keyCondition,
  rangeCondition,
  rangesCondition,
  sortBounds,
  titleCondition,
  tokenCondition,
  tokenRecheck,
} from './predicates'
import type { RecentPart } from './recent-index'
import { beginningCondition, namedCondition } from './relevance'

export function whereClause(condition: SQL | undefined): SQL {
  return condition ? sql`where ${condition}` : sql``
}

/** A number within the statement's text: the planner must know it in a statement that is planned once. */
const literal = (count: number) => sql.raw(String(count))

/** Rounds a scan up to a power of two, so that few statements are prepared. */
const roundedUp = (scan: number) => 2 ** Math.ceil(Math.log2(scan))

export function sortColumn({ kind, sort }: Plan) {
  return columnIn(tableOf(kind), sortProperty(sort))
}
export function idColumn({ kind }: Plan) {
  return columnIn(tableOf(kind), 'id')
}

const order = (plan: Plan): SQL =>
  plan.sort.direction === 'desc'
    ? sql`${sortColumn(plan)} desc nulls last, ${idColumn(plan)} desc nulls last`
    : sql`${sortColumn(plan)} asc, ${idColumn(plan)} asc`

/**
 * The same order by an expression without an index, so that the planner sorts instead of scanning an index in the hope
 * of an early end.
 */
export function sortedOrder(plan: Plan): SQL {
  const direction = sql.raw(plan.sort.direction)
  return sql`(${sortColumn(plan)} + 0) ${direction}, ${idColumn(plan)} ${direction}`
}

const afterCursor = (plan: Plan): SQL | undefined => {
  if (!plan.after) return undefined
  const [value, id] = [sortColumn(plan), idColumn(plan)]
  const place = sql`(${plan.after.value}::bigint, ${plan.after.id})`
  return plan.sort.direction === 'desc'
    ? sql`(${value}, ${id}) < ${place}`
    : sql`(${value}, ${id}) > ${place}`
}

/** The condition of a partial index of recent records, in the words of the index. */
const isRecent = (plan: Plan, { since }: RecentPart): SQL =>
  sql`${sortColumn(plan)} >= ${sql.raw(String(since))}`

/** Excludes the titles that are already listed in front. */
const notInFront = ({ kind, match, except }: Plan, as: Binding): SQL | undefined => {
  if (!except || match.by !== 'words') return undefined
  const inFront = (except === 'named' ? namedCondition : beginningCondition)(tableOf(kind), match, as)
  return inFront && sql`not (${inFront})`
}

const titleMet = (plan: Plan, as: Binding): SQL | undefined =>
  and(titleCondition(tableOf(plan.kind), plan.match, as), notInFront(plan, as))

const liesOutside = ({ kind, outside }: Plan): SQL | undefined => {
  const within = outside && rangeCondition(tableOf(kind), kind, outside)
  return within && sql`(${within}) is not true`
}

const isAlso = (plan: Plan): SQL | undefined =>
  plan.also.length > 0 ? inArray(idColumn(plan), [...plan.also]) : undefined

/** The title matches, or the record is found besides. */
const keywordMet = (plan: Plan, as: Binding): SQL | undefined => {
  const met = titleMet(plan, as)
  return met && or(met, isAlso(plan))
}

/**
 * The conditions of the keyword and the ranges. A range without tokens is best found by the order of its own column;
 * beside tokens, these bounds would only mislead the planner.
 */
const besideTokens = (plan: Plan, as: Binding): SQL | undefined => {
  const { kind, keys, ranges } = plan
  const table = tableOf(kind)
  const bounds = ranges.flatMap((range) => kind.sorts.map((sort) => sortBounds(table, sort, range)))
  return and(
    ...(plan.rangesOnly ? bounds : []),
    keys.length > 0 ? keyCondition(table, kind, keys) : keywordMet(plan, as),
    rangesCondition(table, kind, ranges),
    liesOutside(plan),
  )
}

/** All conditions, for records that are read one by one: the title confirms a keyword without its tokens. */
export function recheckCondition(plan: Plan, as: Binding): SQL | undefined {
  return and(besideTokens(plan, as), tokenRecheck(tableOf(plan.kind), plan.filters, as))
}

/** All conditions, for a search by the indexes. */
export function indexedCondition(plan: Plan, as: Binding): SQL | undefined {
  if (plan.findsByValue) return recheckCondition(plan, as)
  const table = tableOf(plan.kind)
  const rest = plan.filters.filter((group) => !plan.indexed.includes(group))
  const byTokens = and(
    tokenCondition(table, plan.indexed, as),
    besideTokens(plan, as),
    tokenRecheck(table, rest, as),
  )
  const also = isAlso(plan)
  return also ? or(byTokens, and(also, recheckCondition(plan, as))) : byTokens
}

export function limitOf(plan: Plan): SQL {
  return sql`limit ${literal(plan.size + 1)} offset ${literal(plan.offset)}`
}

const idsIn = (plan: Plan, source: SQL, condition: SQL | undefined, by: SQL): SQL =>
  sql`select ${idColumn(plan)} from ${source} ${whereClause(condition)} order by ${by} ${limitOf(plan)}`

/** All conditions except the title, for a scan that compares titles first; undefined for other scans. */
const besideTitle = (plan: Plan): SQL | undefined => {
  if (!plan.comparesTitlesFirst) return undefined
  const table = tableOf(plan.kind)
  return and(
    rangesCondition(table, plan.kind, plan.ranges),
    liesOutside(plan),
    tokenRecheck(table, plan.filters, 'opaque'),
  )
}

/**
 * The ids of the matches among the first `scan` records in the order. The subquery has the table's own name, so that
 * the same columns and conditions apply to it. If the order's index includes the titles, they are read there, and only
 * matches are read in the table: by a subquery for each row, as a join might read the whole table.
 */
const idsOnScan = (plan: Plan, scan: number): SQL => {
  const table = tableOf(plan.kind)
  const [place, id, title] = [sortColumn(plan), idColumn(plan), columnIn(table, 'searchTitle')]
  const within = and(...plan.ranges.map((range) => sortBounds(table, plan.sort, range)))
  const first = (columns: SQL) =>
    sql`(select ${columns} from ${table} ${whereClause(and(afterCursor(plan), within))} order by ${order(plan)} limit ${literal(scan)}) ${table}`
  const others = besideTitle(plan)
  if (!others) return idsIn(plan, first(sql`*`), recheckCondition(plan, 'opaque'), order(plan))
  const matches = titleMet(plan, 'opaque')
  const matching = sql`select ${id}, ${place} as place from ${first(sql`${place}, ${id}, ${title}`)} ${whereClause(matches)}`
  const isMet = sql`select ${others} from ${table} where ${id} = scanned.id`
  const direction = plan.sort.direction === 'desc' ? sql`desc nulls last` : sql`asc`
  return sql`select scanned.id from (${matching}) scanned where (${isMet}) order by scanned.place ${direction}, scanned.id ${direction} ${limitOf(plan)}`
}

/** The statements that find the ids of a page. Each runs only if the previous one did not fill the page. */
export function pageStatements(plan: Plan): SQL[] {
  const [table, after] = [sql`${tableOf(plan.kind)}`, afterCursor(plan)]
  if (plan.path.by === 'ordered-scan')
    return [idsIn(plan, table, and(after, recheckCondition(plan, 'opaque')), order(plan))]
  const { scanFirst, recent, isAll } = plan.path
  const lookup = (among?: SQL) =>
    idsIn(plan, table, and(after, among, indexedCondition(plan, 'opaque')), sortedOrder(plan))
  return [
    ...(scanFirst ? [idsOnScan(plan, Math.min(roundedUp(scanFirst), plan.maxScan))] : []),
    ...recent.map((part) => lookup(isRecent(plan, part))),
    ...(isAll ? [] : [lookup()]),
  ]
}

const arrivedCondition = (plan: Plan, { after, upTo }: ArrivalSpan): SQL | undefined => {
  const came = sql`${idColumn(plan)} in (
    select record_id from ${recordArrivals}
    where kind = ${plan.kind.kind} and version > ${after}::bigint and version <= ${upTo}::bigint)`
  return and(came, recheckCondition(plan, 'visible'))
}

/** The ids of the first records of a search among the arrivals, which are few and checked one by one. */
export function arrivedStatement(plan: Plan, span: ArrivalSpan): SQL {
  return idsIn(plan, sql`${tableOf(plan.kind)}`, arrivedCondition(plan, span), sortedOrder(plan))
}

/** The number of a search's records among the arrivals. */
export function arrivedCountStatement(plan: Plan, span: ArrivalSpan): SQL {
  return sql`select count(*)::int as total from ${tableOf(plan.kind)} ${whereClause(arrivedCondition(plan, span))}`
}

/** The recent part with every possible match, if there is one: its index finds them among fewer records. */
const amongRecent = (plan: Plan): SQL | undefined => {
  const { path } = plan
  const whole = path.by === 'index-lookup' && path.isAll ? path.recent.at(-1) : undefined
  return whole && isRecent(plan, whole)
}

/** The given columns of all records that a search finds, up to cap + 1. */
export function matchesStatement(plan: Plan, columns: SQL, cap: number): SQL {
  const condition = plan.countsByScan
    ? recheckCondition(plan, 'visible')
    : and(amongRecent(plan), indexedCondition(plan, 'visible'))
  return sql`select ${columns} from ${tableOf(plan.kind)} ${whereClause(condition)} limit ${cap + 1}`
}

/**
 * Counts up to cap + 1 by titles in the index of the default order, without reading records. In the order of titles,
 * all that begin with a place may be last.
 */
export function titleCountStatement(plan: Plan, cap: number): SQL {
  const byDefault = order({ ...plan, sort: plan.kind.sorts[0] ?? plan.sort })
  const matches = sql`select 1 from ${tableOf(plan.kind)} ${whereClause(titleMet(plan, 'visible'))}
    order by ${byDefault} limit ${cap + 1}`
  return sql`select count(*)::int as total from (${matches}) met`
}

/** The latest collection of a kind in ms. */
export function latestStatement({ kind }: Plan): SQL {
  const collectedAt = columnIn(tableOf(kind), 'collectedAt')
  return sql`select (extract(epoch from max(${collectedAt})) * 1000)::float8 as fresh from ${tableOf(kind)}`
}

/**
 * Counts up to cap + 1, with the latest collection in ms. The planner sees the words, as they decide how far the count
 * must read.
 */
export function countStatement(plan: Plan, cap: number): SQL {
  const collectedAt = sql`${columnIn(tableOf(plan.kind), 'collectedAt')} as collected_at`
  return sql`
    select count(*)::int as total, (extract(epoch from max(collected_at)) * 1000)::float8 as fresh
    from (${matchesStatement(plan, collectedAt, cap)}) met`
}
