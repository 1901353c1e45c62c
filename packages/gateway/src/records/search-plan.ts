import { type RecordKind, rangesOf, type Sort, tokenGroups } from '@zhushutong/domain/records'
import { and, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import {
  keyCondition,
  rangeConditions,
  type Standing,
  seenTokenCondition,
  sortBounds,
  sortFloor,
  titleCondition,
  tokenCondition,
} from './conditions'
import type { Place } from './cursor'
import type { Frequencies } from './frequency'
import type { KeywordMatch } from './keyword'
import type { Newest } from './newest'
import { sortProperty } from './record-columns'
import { columnIn, holdsTitles } from './record-table'
import type { SearchRequest } from './search-request'
import { choiceOf, type Way } from './search-way'
import type { TokenGroup } from './tsquery'

/** Grams beyond the three rarest hardly narrow the result; the title is compared anyway. */
const GRAMS_USED = 3

/** One search with everything looked up that it needs. */
export interface Plan {
  readonly kind: RecordKind
  readonly table: PgTable
  readonly sort: Sort
  /** Records after this place only; null from the top. */
  readonly after: Place | null
  readonly offset: number
  readonly size: number
  /** What a record of the page must meet, and what one that is counted. */
  readonly shown: Conditions
  readonly counted: Conditions
  /** Bounds of the order itself, where a range that is asked for bounds what the sort goes by. */
  readonly within: SQL | undefined
  readonly way: Way
  /** The keyword and all else by themselves, where a walk along the titles spares looking at most records. */
  readonly apart: { readonly title: SQL | undefined; readonly others: SQL } | undefined
  readonly countsByScan: boolean
  /** Asked so often, but for its words, that it is worth preparing: the first page, with one range at most. */
  readonly isCommon: boolean
}

/** One condition in two forms. */
export interface Conditions {
  /** For the indexes to find. */
  readonly found: SQL | undefined
  /** For records that are looked at one by one: the title proves a keyword without its tokens. */
  readonly seen: SQL | undefined
}

export interface PlanInput {
  readonly kind: RecordKind
  readonly table: PgTable
  readonly request: SearchRequest
  readonly sort: Sort
  readonly after: Place | null
  readonly match: KeywordMatch
  /** Values of the exact key that exist; they stand in for the keyword. */
  readonly keys: readonly string[]
  readonly now: number
  /** How many records a walk looks at, at most. */
  readonly walk: number
}

export const filterGroups = ({ kind, request }: Pick<PlanInput, 'kind' | 'request'>): TokenGroup[] =>
  tokenGroups(kind, request.filters).map((tokens) => ({ tokens }))

/** Every group of tokens that the search may ask for: those whose frequencies are worth knowing. */
export const groupsOf = (input: Pick<PlanInput, 'kind' | 'request' | 'match' | 'keys'>): TokenGroup[] => [
  ...filterGroups(input),
  ...(input.match.by === 'words' && input.keys.length === 0 ? input.match.grams : []),
]

/** The newest among which what is looked for may be: in the default order, not yet paged past them. */
const newestFor = ({ kind, sort, after }: PlanInput, { newest }: Frequencies) =>
  sort === kind.sorts[0] ? newest.filter(({ since }) => !after || after.value > since) : []

/** Chooses how to search: rare tokens are gathered, frequent ones met on a walk from the newest. */
export const planOf = (input: PlanInput, found: Frequencies): Plan => {
  const { kind, table, request, match, keys, after, sort } = input
  const grams = match.by === 'words' && keys.length === 0 ? [...match.grams] : []
  const rarest = grams.sort((a, b) => found.of(a) - found.of(b)).slice(0, GRAMS_USED)
  const filters = filterGroups(input)
  const ranges = rangesOf(kind, request.filters, input.now)
  const offset = after ? 0 : (request.pageNum - 1) * request.pageSize
  const otherRanges = ranges.filter((range) => range.column !== sort.column).length
  const wanted = offset + request.pageSize + 1
  const byTitles = holdsTitles(kind, sort) && rarest.length > 0
  const choice = choiceOf({
    filters,
    grams: rarest,
    ranges: ranges.length,
    otherRanges,
    found,
    wanted,
    longest: input.walk,
    byTitles,
    newest: newestFor(input, found),
    floor: sortFloor(sort, ranges),
  })
  const byKey = keys.length > 0 || match.by === 'title'
  // Alone, a range is best found by the order of its own column; beside tokens it would only mislead the planner.
  const alone = filters.length + rarest.length === 0
  const bounds = ranges.flatMap((range) => kind.sorts.map((each) => sortBounds(table, each, range)))
  const rest = filters.filter((group) => !choice.indexed.includes(group))
  const conditions = (as: Standing): Conditions => {
    const beside = and(
      ...(alone ? bounds : []),
      keys.length > 0 ? keyCondition(table, kind, keys) : titleCondition(table, match, as),
      rangeConditions(table, kind, request.filters, input.now),
    )
    const seen = and(beside, seenTokenCondition(table, filters, as))
    const found = and(tokenCondition(table, choice.indexed, as), beside, seenTokenCondition(table, rest, as))
    return { seen, found: byKey ? seen : found }
  }
  const others = and(
    rangeConditions(table, kind, request.filters, input.now),
    seenTokenCondition(table, filters, 'hidden'),
  )
  return {
    kind,
    table,
    sort,
    after,
    offset,
    size: request.pageSize,
    shown: conditions('hidden'),
    // How far a count has to look the planner must judge by the words.
    counted: conditions('open'),
    within: and(...ranges.map((range) => sortBounds(table, sort, range))),
    way: byKey ? { by: 'gather', newest: [], isAll: false } : choice.way,
    apart: byTitles && others ? { title: titleCondition(table, match, 'hidden'), others } : undefined,
    countsByScan: !byKey && choice.countsByScan,
    isCommon: !after && offset === 0 && !byKey && ranges.length <= (alone ? 0 : 1),
  }
}

const sortColumn = ({ table, sort }: Plan) => columnIn(table, sortProperty(sort))

export const orderOf = (plan: Plan): SQL => {
  const [value, id] = [sortColumn(plan), columnIn(plan.table, 'id')]
  return plan.sort.direction === 'desc'
    ? sql`${value} desc nulls last, ${id} desc nulls last`
    : sql`${value} asc, ${id} asc`
}

/** The same order, made by sorting: no index has it, so that none is walked in the hope of an early end. */
export const sortedOrderOf = (plan: Plan): SQL => {
  const [value, id] = [sortColumn(plan), columnIn(plan.table, 'id')]
  return sql`(${value} + 0) ${sql.raw(plan.sort.direction)}, ${id} ${sql.raw(plan.sort.direction)}`
}

/** What an index of the newest holds, in its own words. */
export const amongOf = (plan: Plan, { since }: Newest): SQL =>
  sql`${sortColumn(plan)} >= ${sql.raw(String(since))}`

export const afterOf = (plan: Plan): SQL | undefined => {
  if (!plan.after) return undefined
  const [value, id] = [sortColumn(plan), columnIn(plan.table, 'id')]
  const place = sql`(${plan.after.value}::bigint, ${plan.after.id})`
  return plan.sort.direction === 'desc'
    ? sql`(${value}, ${id}) < ${place}`
    : sql`(${value}, ${id}) > ${place}`
}
