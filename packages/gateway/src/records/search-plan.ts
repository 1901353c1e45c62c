import { type RecordKind, type Sort, tokenGroups } from '@zhushutong/domain/records'
import { and, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { keyCondition, rangeConditions, titleCondition, tokenCondition } from './conditions'
import type { Place } from './cursor'
import type { Frequencies } from './frequency'
import type { KeywordMatch } from './keyword'
import { sortProperty } from './record-columns'
import { columnIn } from './record-table'
import type { SearchRequest } from './search-request'
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
  /** What a record must meet. */
  readonly where: SQL | undefined
  /**
   * walk: along the order of the sort until the page is full · gather: all that meet the condition by its index,
   * then sort them · walk-then-gather: gather only what a walk of limited length did not find
   */
  readonly way: 'walk' | 'gather' | 'walk-then-gather'
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

const wayOf = (input: PlanInput, groups: readonly TokenGroup[], found: Frequencies, wanted: number) => {
  if (input.keys.length > 0 || input.match.by === 'title') return 'gather'
  if (groups.length === 0) return 'walk'
  const most = Math.min(...groups.map(found.of))
  return found.all === 0 || (most * input.walk) / found.all >= wanted ? 'walk-then-gather' : 'gather'
}

/** Chooses how to search: rare tokens are gathered, frequent ones met on a walk from the newest. */
export const planOf = (input: PlanInput, found: Frequencies): Plan => {
  const { kind, table, request, match, keys, after } = input
  const grams = match.by === 'words' && keys.length === 0 ? [...match.grams] : []
  const rarest = grams.sort((a, b) => found.of(a) - found.of(b)).slice(0, GRAMS_USED)
  const groups = [...filterGroups(input), ...rarest]
  const offset = after ? 0 : (request.pageNum - 1) * request.pageSize
  return {
    kind,
    table,
    sort: input.sort,
    after,
    offset,
    size: request.pageSize,
    where: and(
      tokenCondition(table, groups),
      keys.length > 0 ? keyCondition(table, kind, keys) : titleCondition(table, match),
      rangeConditions(table, kind, request.filters, input.now),
    ),
    way: wayOf(input, groups, found, offset + request.pageSize + 1),
  }
}

const sortColumn = ({ table, sort }: Plan) => columnIn(table, sortProperty(sort))

export const orderOf = (plan: Plan): SQL => {
  const [value, id] = [sortColumn(plan), columnIn(plan.table, 'id')]
  return plan.sort.direction === 'desc'
    ? sql`${value} desc nulls last, ${id} desc nulls last`
    : sql`${value} asc, ${id} asc`
}

export const afterOf = (plan: Plan): SQL | undefined => {
  if (!plan.after) return undefined
  const [value, id] = [sortColumn(plan), columnIn(plan.table, 'id')]
  const place = sql`(${plan.after.value}::bigint, ${plan.after.id})`
  return plan.sort.direction === 'desc'
    ? sql`(${value}, ${id}) < ${place}`
    : sql`(${value}, ${id}) > ${place}`
}
