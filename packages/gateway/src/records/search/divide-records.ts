import { buildDistribution, type Distribution, listFacets, type RecordKind } from '@zhushutong/domain/records'
import { admitSearch } from './admission'
import type { SearchEngine } from './engine.ports'
import type { Asker, ListRequest, Refusal } from './search-request'

/** A result of more than that is not divided: it would take too long. */
const MOST_DIVIDED = 50_000
/** After that it is given up, in ms: it stands beside a list that is read meanwhile. */
const DIVIDING_MS = 1_000

const FIRST_PAGE = { pageNum: 1, pageSize: 10 } as const

/**
 * How a list divides for its reader (LST-03), refused like the list itself; null where it has too many records or took
 * too long.
 */
export function divideRecords(engine: SearchEngine, cap = MOST_DIVIDED) {
  return async (
    kind: RecordKind,
    list: ListRequest,
    asker: Asker,
  ): Promise<Distribution | null | Refusal> => {
    const search = admitSearch(kind, { ...list, ...FIRST_PAGE }, asker, await engine.loadSynonyms())
    if ('error' in search) return search
    const facets = listFacets(kind, list.filters, search.locks, asker.now)
    if (facets.length === 0) return null
    const found = await engine.divide(search, facets, cap, DIVIDING_MS)
    if (found && 'error' in found) return found.error === 'timeout' ? null : found
    return found && buildDistribution(facets, found.total, found.byFilter)
  }
}
