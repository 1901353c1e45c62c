import {
  type Locks,
  locksFor,
  problemsOf,
  type RecordKind,
  type RecordPage,
  type RecordView,
} from '@zhushutong/domain/records'
import { inArray, sql } from 'drizzle-orm'
import type { Database } from '../db'
import { cursorOf, readCursor } from './cursor'
import { readFrequencies } from './frequency'
import { type KeywordMatch, keysOf, keywordMatch } from './keyword'
import { helpFor } from './nothing-found'
import { listColumns } from './read-columns'
import type { Reader } from './reader'
import { columnIn } from './record-table'
import { groupsOf, type Plan, planOf } from './search-plan'
import { type Found, readPage, readTotal } from './search-queries'
import type { Refusal, SearchRequest } from './search-request'
import { type Asker, type Search, viewsOf } from './search-view'
import { tableOf } from './tables'
import { withinTime } from './within-time'

export interface SearchLimits {
  /** Records that a walk from the newest looks at before the index is asked. */
  readonly walk: number
  /** Totals are counted up to here. */
  readonly cap: number
}
export const SEARCH_LIMITS: SearchLimits = { walk: 30_000, cap: 10_000 }

const invalid = (field: string, message: string): Refusal => ({ error: 'invalid', field, message })

// Searching, filtering or sorting by a column would tell what its values are.
const closedTo = (
  kind: RecordKind,
  request: SearchRequest,
  match: KeywordMatch,
  locks: Locks,
): Refusal | null => {
  if (match.by !== 'nothing' && kind.title in locks)
    return invalid('keyword', '按关键词搜索需要开通会员后使用')
  const filter = kind.filters.find((f) => request.filters[f.key]?.length && f.column in locks)
  if (filter) return invalid(filter.key, `“${filter.label}”需要开通会员后使用`)
  const sort = kind.sorts.find((s) => s.key === request.sort && s.column in locks)
  return sort ? invalid('sort', `“${sort.label}”需要开通会员后使用`) : null
}

const refusalOf = (
  kind: RecordKind,
  request: SearchRequest,
  match: KeywordMatch,
  asker: Asker,
  locks: Locks,
) => {
  if (match.by !== 'nothing' && !asker.viewer.loggedIn) return { error: 'login-needed' } as const
  const [problem] = problemsOf(kind, request.cursor ? { ...request, pageNum: 1 } : request)
  return problem ? invalid(problem.field, problem.message) : closedTo(kind, request, match, locks)
}

const existingKeys = async (reader: Reader, kind: RecordKind, keyword: string | undefined, locks: Locks) => {
  const keys = keysOf(kind, keyword)
  if (!kind.exactKey || kind.exactKey in locks || keys.length === 0) return []
  const table = tableOf(kind)
  const found = await reader
    .select({ one: sql`1` })
    .from(table)
    .where(inArray(columnIn(table, kind.exactKey), keys))
    .limit(1)
  return found.length > 0 ? keys : []
}

const emptyPage = (request: SearchRequest): RecordPage<RecordView> => ({
  records: [],
  total: 0,
  totalIsCapped: false,
  pages: 0,
  pageNum: request.pageNum,
  pageSize: request.pageSize,
  nextCursor: null,
  freshAt: null,
})

const newestOf = (found: readonly Found[]) =>
  found.reduce<number | null>((newest, { record }) => {
    const at = record.collectedAt
    return typeof at === 'number' && at > (newest ?? Number.NEGATIVE_INFINITY) ? at : newest
  }, null)

/** How a search is run; null where its keyword can stand in no title. */
export const plannedSearch = async (reader: Reader, search: Search, walk: number): Promise<Plan | null> => {
  const { kind, request, match, locks, after, asker } = search
  if (match.by === 'impossible') return null
  const keys = await existingKeys(reader, kind, request.keyword, locks)
  const sort = kind.sorts.find((s) => s.key === request.sort) ?? kind.sorts[0]
  if (!sort) throw new Error(`${kind.kind} has no sort`)
  const input = { kind, table: tableOf(kind), request, sort, after, match, keys, now: asker.now, walk }
  return planOf(input, await readFrequencies(reader, kind.kind, groupsOf(input)))
}

const runSearch = async (
  reader: Reader,
  search: Search,
  limits: SearchLimits,
): Promise<RecordPage<RecordView>> => {
  const { kind, request, locks, after } = search
  const plan = await plannedSearch(reader, search, limits.walk)
  if (!plan) return { ...emptyPage(request), ...(await helpFor(reader, search, limits)) }
  const found = await readPage(reader, plan, listColumns(kind), locks, limits.walk)
  const page = found.slice(0, request.pageSize)
  const last = found.length > page.length ? page.at(-1) : undefined
  const isAll = !after && plan.offset === 0 && !last
  const { total, freshAt } = isAll
    ? { total: page.length, freshAt: newestOf(page) }
    : await readTotal(reader, plan, limits.cap)
  return {
    records: viewsOf(search, page),
    total: Math.min(total, limits.cap),
    totalIsCapped: total > limits.cap,
    pages: Math.ceil(Math.min(total, limits.cap) / request.pageSize),
    pageNum: request.pageNum,
    pageSize: request.pageSize,
    nextCursor: last ? cursorOf(plan.sort, { value: last.place, id: last.record.id }) : null,
    freshAt,
    ...(isAll && page.length === 0 && (await helpFor(reader, search, limits))),
  }
}

/** The search that a reader asks for, with what is closed to them; or why it is not run (ACC-02, VAL-06). */
export const askedSearch = (kind: RecordKind, request: SearchRequest, asker: Asker): Search | Refusal => {
  const locks = locksFor(kind, asker.viewer)
  const match = keywordMatch(kind, request.keyword)
  const refusal = refusalOf(kind, request, match, asker, locks)
  if (refusal) return refusal
  const sort = kind.sorts.find((s) => s.key === request.sort) ?? kind.sorts[0]
  const after = request.cursor && sort ? readCursor(sort, request.cursor) : null
  if (request.cursor && !after) return invalid('cursor', '翻页位置无效，请从第一页重新开始')
  return { kind, request, match, asker, locks, after }
}

/**
 * Searches one kind of record for one reader. What the reader may not see is masked or left out before it
 * returns (ACC-02); a keyword needs a login (VAL-06). Refusals are 'login-needed', 'invalid' with the field, and
 * 'timeout' after 2 s.
 */
export const recordSearch =
  (database: Database, limits = SEARCH_LIMITS) =>
  async (
    kind: RecordKind,
    request: SearchRequest,
    asker: Asker,
  ): Promise<RecordPage<RecordView> | Refusal> => {
    const search = askedSearch(kind, request, asker)
    return 'error' in search ? search : withinTime(database, (reader) => runSearch(reader, search, limits))
  }
