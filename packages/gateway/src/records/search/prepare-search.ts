import type { RecordKind } from '@zhushutong/domain/records'
import { admitSearch } from './admission'
import type { SearchEngine } from './engine.ports'
import type { AdmittedSearch, Asker, Refusal, SearchRequest } from './search-request'

/** A request whose filters name the survivors of merged companies instead of those (DAT-32). */
const followMerges = async (
  engine: SearchEngine,
  kind: RecordKind,
  request: SearchRequest,
): Promise<SearchRequest> => {
  const keys = kind.filters.flatMap((filter) =>
    filter.type === 'reference' && filter.by !== 'code' && request.filters[filter.key]?.length
      ? [filter.key]
      : [],
  )
  if (keys.length === 0) return request
  const survivors = await engine.findSurvivors(keys.flatMap((key) => request.filters[key] ?? []))
  if (survivors.size === 0) return request
  const filters = keys.map(
    (key) => [key, request.filters[key]?.map((id) => survivors.get(id) ?? id) ?? []] as const,
  )
  return { ...request, filters: { ...request.filters, ...Object.fromEntries(filters) } }
}

/** A reader's search as an engine runs it, or the reason of its refusal. */
export async function prepareSearch(
  engine: SearchEngine,
  kind: RecordKind,
  request: SearchRequest,
  asker: Asker,
): Promise<AdmittedSearch | Refusal> {
  const synonyms = await engine.loadSynonyms()
  const search = admitSearch(kind, request, asker, synonyms)
  if ('error' in search) return search
  return { ...search, request: await followMerges(engine, kind, search.request) }
}
