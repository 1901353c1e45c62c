import { listColumns, type RecordKind, type SynonymTable } from '../../packages/domain/src/records'
import { aViewer } from '../../packages/domain/src/testing'
import type { openDatabase } from '../../packages/gateway/src/platform/db'
import type { SearchRequest } from '../../packages/gateway/src/records'
import { searchEngine } from '../../packages/gateway/src/records/engine'
import type { Reader } from '../../packages/gateway/src/records/schema/reader'
import { readPage, readTotal } from '../../packages/gateway/src/records/search/execute'
import { SEARCH_LIMITS } from '../../packages/gateway/src/records/search/find-records'
import { keywordMatch } from '../../packages/gateway/src/records/search/keyword'
import { planSearch, tokensToCount } from '../../packages/gateway/src/records/search/plan'
import { readRanked } from '../../packages/gateway/src/records/search/ranked'
import { readTokenStats } from '../../packages/gateway/src/records/search/token-stats'
import { withinTime } from '../../packages/gateway/src/records/search/within-time'

type Database = Awaited<ReturnType<typeof openDatabase>>

const planFor = async (reader: Reader, kind: RecordKind, request: SearchRequest, synonyms: SynonymTable) => {
  const [sort] = kind.sorts
  if (!sort) throw new Error(`${kind.kind} has no sort`)
  const match = keywordMatch(kind, request.keyword, synonyms)
  const asker = { viewer: aViewer({}), now: Date.now() }
  const input = { kind, request, sort, isRanked: match.by === 'words', after: null, match, keys: [], asker }
  const stats = await readTokenStats(reader, kind.kind, tokensToCount(input))
  return planSearch(input, stats, SEARCH_LIMITS.scan)
}

/** The first half of a search: the first page without its total. */
export function firstPage(database: Database, kind: RecordKind, request: SearchRequest) {
  const { loadSynonyms } = searchEngine(database)
  return async () => {
    const synonyms = await loadSynonyms()
    return withinTime(database, async (reader) => {
      const plan = await planFor(reader, kind, request, synonyms)
      const reading = { columns: listColumns(kind), locks: {}, now: Date.now() }
      return (plan.ranking ? readRanked : readPage)(reader, plan, reading)
    })
  }
}

/** The second half of a search: the total without a page. */
export function cappedCount(database: Database, kind: RecordKind, request: SearchRequest) {
  const { loadSynonyms } = searchEngine(database)
  return async () => {
    const synonyms = await loadSynonyms()
    return withinTime(database, async (reader) =>
      readTotal(reader, await planFor(reader, kind, request, synonyms), SEARCH_LIMITS.cap),
    )
  }
}
