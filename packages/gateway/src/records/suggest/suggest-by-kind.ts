import {
  listSuggestedKinds,
  MAX_SUGGESTED_COUNT,
  MAX_SUGGESTED_TITLES,
  type RecordKind,
  suggestsTitles,
} from '@zhushutong/domain/records'
import type { contract, ResultOf } from '@zhushutong/sdk/contract'
import type { SearchEngine } from '../search/engine.ports'
import { countRecords, readBatch } from '../search/search-records'
import type { Asker, Refusal } from '../search/search-request'

type Suggested = ResultOf<typeof contract.search.suggestionByType>
type OfKind = Suggested['records'][number]

/** The timeout of a kind's count (ms), the time after which no further kind is counted (ms), and the highest count. */
interface SuggestionLimits {
  readonly kindMs: number
  readonly allMs: number
  readonly cap: number
}
/** Short, as the next typed key starts a new request anyway. */
const LIMITS: SuggestionLimits = { kindMs: 300, allMs: 600, cap: MAX_SUGGESTED_COUNT }
/** The titles to choose from: notices of one project have the same title. */
const TITLES_LOOKED_AT = 10

/** The first title of each name. */
const unlike = (titles: OfKind['titles']) =>
  titles.filter(({ name }, i) => titles.findIndex((other) => other.name === name) === i)

/**
 * The results of each kind for a typed text, as its list would return them to this reader (SHL-08): the totals, and the
 * first titles of the kind selected in the search box. Kinds with a title that is locked for the reader are left out
 * (ACC-02).
 */
export function suggestByKind(engine: SearchEngine, limits = LIMITS) {
  const [count, batch] = [countRecords(engine, limits.kindMs), readBatch(engine)]

  const findTitles = async (kind: RecordKind, keyword: string, asker: Asker): Promise<OfKind['titles']> => {
    const page = await batch(kind, { keyword, filters: {} }, asker, TITLES_LOOKED_AT)
    if ('error' in page) return []
    const titles = page.records.map((record) => ({
      id: record.id,
      expired: record.expired,
      name: String((record as Readonly<Record<string, unknown>>)[kind.title] ?? ''),
      hits: record.hits?.map(([from, to]): [number, number] => [from, to]),
    }))
    return unlike(titles).slice(0, MAX_SUGGESTED_TITLES)
  }

  const hitsIn = async (
    kind: RecordKind,
    keyword: string,
    isOwn: boolean,
    asker: Asker,
  ): Promise<OfKind | Refusal> => {
    const counted = await count(kind, { keyword, filters: {} }, asker, limits.cap)
    if (typeof counted !== 'number') return counted
    const total = Math.min(counted, limits.cap)
    return {
      type: kind.segment,
      label: kind.label,
      classifier: kind.classifier,
      total,
      totalIsCapped: counted > total,
      titles: isOwn && total > 0 && suggestsTitles(kind) ? await findTitles(kind, keyword, asker) : [],
    }
  }

  return async (keyword: string, type: string | undefined, asker: Asker): Promise<Suggested> => {
    if (keyword.trim() === '') return { records: [], isComplete: true }
    const until = performance.now() + limits.allMs
    const records: OfKind[] = []
    let isComplete = true
    for (const kind of listSuggestedKinds(type)) {
      if (performance.now() >= until) return { records, isComplete: false }
      const page = await hitsIn(kind, keyword, kind.segment === type, asker)
      if (!('error' in page)) records.push(...(page.total > 0 ? [page] : []))
      else if (page.error === 'timeout' || page.error === 'busy') isComplete = false
    }
    return { records, isComplete }
  }
}
