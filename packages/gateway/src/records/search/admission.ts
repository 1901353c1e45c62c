import {
  checkQuery,
  findLocks,
  hasOperators,
  type Locks,
  OPEN_FIRST,
  RELEVANCE,
  type RecordKind,
  type Sort,
  type SynonymTable,
  sortNamed,
} from '@zhushutong/domain/records'
import { type Order, readCursor } from './cursor'
import { type KeywordMatch, keywordMatch } from './keyword'
import type { AdmittedSearch, Asker, Refusal, SearchRequest } from './search-request'

const invalid = (field: string, message: string): Refusal => ({ error: 'invalid', field, message })

// Searching, filtering or sorting by a locked column would reveal its values, and those derived from them.
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
  // The default sort is checked too, if the request has none.
  const sort = sortNamed(kind, request.sort)
  return sort.column in locks ? invalid('sort', `“${sort.label}”需要开通会员后使用`) : null
}

const refusalOf = (
  kind: RecordKind,
  request: SearchRequest,
  match: KeywordMatch,
  asker: Asker,
  locks: Locks,
) => {
  if (match.by !== 'nothing' && !asker.viewer.loggedIn) return { error: 'login-needed' } as const
  const [problem] = checkQuery(kind, request.cursor ? { ...request, pageNum: 1 } : request)
  return problem ? invalid(problem.field, problem.message) : closedTo(kind, request, match, locks)
}

const orderOf = (sort: Sort, isRanked: boolean, isOpenFirst: boolean): Order => {
  if (isRanked) return { key: RELEVANCE.key, isRanked }
  return isOpenFirst ? { key: OPEN_FIRST.key, isRanked: true } : sort
}

/** A keyword with operators is searched as typed: no other reading has its exclusions (FND-13). */
const asTyped = (request: SearchRequest): SearchRequest =>
  hasOperators(request.keyword ?? '') ? { ...request, match: 'literal' } : request

/** A reader's search with the columns locked for them, or the reason of its refusal (ACC-02, VAL-06). */
export function admitSearch(
  kind: RecordKind,
  request: SearchRequest,
  asker: Asker,
  synonyms: SynonymTable,
): AdmittedSearch | Refusal {
  const locks = findLocks(kind, asker.viewer)
  const match = keywordMatch(kind, request.keyword, synonyms)
  const refusal = refusalOf(kind, request, match, asker, locks)
  if (refusal) return refusal
  const sort = sortNamed(kind, request.sort)
  const ranksTitles = match.by === 'words' && match.words.length > 0
  const isRanked = ranksTitles && (request.sort === undefined || request.sort === RELEVANCE.key)
  const isOpenFirst = request.sort === OPEN_FIRST.key
  const order = orderOf(sort, isRanked, isOpenFirst)
  const after = request.cursor ? readCursor(order, request.cursor) : null
  if (request.cursor && !after) return invalid('cursor', '翻页位置无效，请从第一页重新开始')
  return {
    kind,
    request: asTyped(request),
    match,
    synonyms,
    sort,
    order,
    isOpenFirst,
    isRanked,
    asker,
    locks,
    after,
  }
}
