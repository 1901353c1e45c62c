import type { RelaxedSearch } from '@zhushutong/domain/records'
import type { Reader } from '../schema/reader'
import { readTotal } from '../search/execute'
import { planSearch, tokensToCount } from '../search/plan'
import type { AdmittedSearch } from '../search/search-request'
import { readTokenStats } from '../search/token-stats'

const KEYWORD = 'keyword'
/** The highest total that is counted for an offer: each offer costs a count, and its list has the total. */
const CAP = 1_000

const chosenIn = ({ request, match }: AdmittedSearch): string[] => [
  ...(match.by === 'nothing' ? [] : [KEYWORD]),
  ...Object.keys(request.filters).filter((key) => (request.filters[key]?.length ?? 0) > 0),
]

function withoutCondition(search: AdmittedSearch, drop: string): AdmittedSearch {
  const { keyword, filters, ...rest } = search.request
  if (drop === KEYWORD) return { ...search, request: { ...rest, filters }, match: { by: 'nothing' } }
  const { [drop]: _dropped, ...remaining } = filters
  return { ...search, request: { ...rest, ...(keyword && { keyword }), filters: remaining } }
}

/** The number of records that a search finds, up to cap + 1; a keyword counts as words of the title. */
export async function countTotal(reader: Reader, search: AdmittedSearch, cap: number): Promise<number> {
  const { kind, match } = search
  const [sort] = kind.sorts
  if (!sort || match.by === 'impossible') return 0
  const input = { ...search, sort, after: null, keys: [] }
  const stats = await readTokenStats(reader, kind.kind, tokensToCount(input))
  return (await readTotal(reader, planSearch(input, stats, 0), cap)).total
}

/**
 * The totals without each single condition of a search that found nothing, the smallest first and only above 0
 * (SHL-08). A search with one condition is not relaxed: all records would remain.
 * @param hasTime called before each count
 */
export async function relaxFilters(
  reader: Reader,
  search: AdmittedSearch,
  hasTime: () => boolean,
): Promise<RelaxedSearch[]> {
  const chosen = chosenIn(search)
  if (chosen.length < 2) return []
  const relaxed: RelaxedSearch[] = []
  for (const drop of chosen) {
    if (!hasTime()) break
    const total = await countTotal(reader, withoutCondition(search, drop), CAP)
    if (total > 0) relaxed.push({ drop, total: Math.min(total, CAP), totalIsCapped: total > CAP })
  }
  return relaxed.sort((a, b) => a.total - b.total)
}
