import { MINUTE_MS } from '@zhushutong/domain/formatting'
import type { RecordKind } from '@zhushutong/domain/records'
import type { SearchEngine } from './engine.ports'
import type { AdmittedSearch } from './search-request'

type Divide = SearchEngine['divide']

interface CachedDivision {
  readonly version: number
  /** ms. */
  readonly at: number
  readonly counts: ReturnType<Divide>
}

/** Nothing is searched for and nothing chosen: the list as it opens, asked for most and the most work to divide. */
const isWhole = ({ match, request }: AdmittedSearch) =>
  match.by === 'nothing' && Object.values(request.filters).every((values) => !values?.length)

/**
 * Keeps how whole lists divide until their records change, at most a minute: by then the last seven days are others.
 * There is one division for each kind and the facets that are open to a reader, so they are few.
 * @param readVersion changes with the records of a kind
 */
export function cacheWholeDivisions(
  divide: Divide,
  readVersion: (kind: RecordKind) => Promise<number>,
): Divide {
  const cached = new Map<string, CachedDivision>()
  return async (search, facets, cap, ms) => {
    if (!isWhole(search)) return divide(search, facets, cap, ms)
    const { kind, asker } = search
    const version = await readVersion(kind)
    const key = [kind.kind, cap, ...facets.map(({ filter }) => filter.key)].join()
    const known = cached.get(key)
    if (known?.version === version && Math.abs(asker.now - known.at) < MINUTE_MS) return known.counts
    const division: CachedDivision = { version, at: asker.now, counts: divide(search, facets, cap, ms) }
    cached.set(key, division)
    const drop = () => cached.get(key) === division && cached.delete(key)
    const counts = await division.counts.catch((error: unknown) => {
      drop()
      throw error
    })
    if (counts && 'error' in counts) drop()
    return counts
  }
}
