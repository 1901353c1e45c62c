import type { RecordKind } from '../../packages/domain/src/records'
import type { openDatabase } from '../../packages/gateway/src/db'
import { type SearchRequest, tableOf } from '../../packages/gateway/src/records'
import { readFrequencies } from '../../packages/gateway/src/records/frequency'
import { keywordMatch } from '../../packages/gateway/src/records/keyword'
import { listColumns } from '../../packages/gateway/src/records/read-columns'
import type { Reader } from '../../packages/gateway/src/records/reader'
import { SEARCH_LIMITS } from '../../packages/gateway/src/records/search.store'
import { groupsOf, planOf } from '../../packages/gateway/src/records/search-plan'
import { readPage, readTotal } from '../../packages/gateway/src/records/search-queries'
import { withinTime } from '../../packages/gateway/src/records/within-time'

type Database = Awaited<ReturnType<typeof openDatabase>>

const planFor = async (reader: Reader, kind: RecordKind, request: SearchRequest) => {
  const [sort] = kind.sorts
  if (!sort) throw new Error(`${kind.kind} has no sort`)
  const match = keywordMatch(kind, request.keyword)
  const input = {
    kind,
    table: tableOf(kind),
    request,
    sort,
    after: null,
    match,
    keys: [],
    now: Date.now(),
    walk: SEARCH_LIMITS.walk,
  }
  return planOf(input, await readFrequencies(reader, kind.kind, groupsOf(input)))
}

/** The two halves of a search, each by itself: the first page without its total … */
export const firstPage = (database: Database, kind: RecordKind, request: SearchRequest) => () =>
  withinTime(database, async (reader) =>
    readPage(reader, await planFor(reader, kind, request), listColumns(kind), {}, SEARCH_LIMITS.walk),
  )

/** … and the total without a page. */
export const cappedCount = (database: Database, kind: RecordKind, request: SearchRequest) => () =>
  withinTime(database, async (reader) =>
    readTotal(reader, await planFor(reader, kind, request), SEARCH_LIMITS.cap),
  )
