import { MINUTE_MS } from '@zhushutong/domain/formatting'
import type { RecordKind } from '@zhushutong/domain/records'
import type { SearchEngine } from '../engine.ports'
import type { AdmittedSearch } from '../search-request'

type Divide = SearchEngine['divide']

interface CachedDivision {
  readonly version: number
  readonly at: number
  readonly counts: ReturnType<Divide>
}

/** True for a list without keyword and filters: it is requested most often and takes the longest to divide. */
const isWhole = ({ match, request }: AdmittedSearch) =>
  match.by === 'nothing' && Object.values(request.filters).every((values) => !values?.length)

/**
 * Caches the divisions of whole lists until their records change, for one minute at most, as "the last seven days" move
 * on. The cache stays small: one entry for each kind and set of facets open to a reader.
 * @param readVersion returns a number that changes with the records of a kind
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
