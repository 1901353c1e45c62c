import type { LoosenedSearch } from '@zhushutong/domain/records'
import { readFrequencies } from './frequency'
import { keywordMatch } from './keyword'
import type { Reader } from './reader'
import { groupsOf, type PlanInput, planOf } from './search-plan'
import { readTotal } from './search-queries'
import type { Search } from './search-view'
import { tableOf } from './tables'

/** Dropped besides a filter: what one searches for. */
const KEYWORD = 'keyword'

const chosenIn = ({ request, match }: Search): string[] => [
  ...(match.by === 'nothing' ? [] : [KEYWORD]),
  ...Object.keys(request.filters).filter((key) => (request.filters[key]?.length ?? 0) > 0),
]

/** The search without one of its conditions. */
export const withoutCondition = (search: Search, drop: string): Search => {
  const { keyword, filters, ...rest } = search.request
  if (drop === KEYWORD) return { ...search, request: { ...rest, filters }, match: { by: 'nothing' } }
  const { [drop]: _dropped, ...kept } = filters
  return { ...search, request: { ...rest, ...(keyword && { keyword }), filters: kept } }
}

/** How many records a search finds, counted up to one beyond the cap; a keyword is taken as words of the title. */
export const totalOf = async (reader: Reader, search: Search, cap: number): Promise<number> => {
  const { kind, request, asker } = search
  const [sort] = kind.sorts
  if (!sort || search.match.by === 'impossible') return 0
  const match = keywordMatch(kind, request.keyword)
  const table = tableOf(kind)
  const input: PlanInput = {
    kind,
    table,
    request,
    sort,
    after: null,
    match,
    keys: [],
    now: asker.now,
    walk: 0,
  }
  const plan = planOf(input, await readFrequencies(reader, kind.kind, groupsOf(input)))
  return (await readTotal(reader, plan, cap)).total
}

/**
 * What would be found without each single condition of a search that found nothing, most helpful (fewest) first
 * and only what finds something (SHL-08). A search with one condition is not loosened: all records would remain.
 * @param hasTime asked before each count
 */
export const loosenedOf = async (
  reader: Reader,
  search: Search,
  cap: number,
  hasTime: () => boolean,
): Promise<LoosenedSearch[]> => {
  const chosen = chosenIn(search)
  if (chosen.length < 2) return []
  const loosened: LoosenedSearch[] = []
  for (const drop of chosen) {
    if (!hasTime()) break
    const total = await totalOf(reader, withoutCondition(search, drop), cap)
    if (total > 0) loosened.push({ drop, total: Math.min(total, cap), totalIsCapped: total > cap })
  }
  return loosened.sort((a, b) => a.total - b.total)
}
