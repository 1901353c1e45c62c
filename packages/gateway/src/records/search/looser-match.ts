import { readLoosely } from '@zhushutong/domain/records'
import type { Reader } from '../schema/reader'
import { readTotal } from './execute'
import { readingMatch, type WordsMatch } from './keyword'
import { planSearch, tokensToCount } from './plan'
import type { AdmittedSearch } from './search-request'
import { readTokenStats } from './token-stats'

/** The time in ms after which no further reading is tried. */
const TIME_MS = 500

const findsAny = async (reader: Reader, search: AdmittedSearch): Promise<boolean> => {
  const input = { ...search, after: null, keys: [] }
  const stats = await readTokenStats(reader, search.kind.kind, tokensToCount(input))
  return (await readTotal(reader, planSearch(input, stats, 0), 0)).total > 0
}

/**
 * A looser reading of a keyword that finds records (FND-03); null if there is none, or if the request requires the
 * keyword as typed.
 */
export async function findLooserMatch(reader: Reader, search: AdmittedSearch): Promise<WordsMatch | null> {
  const { kind, request, match } = search
  if (match.by !== 'words' || request.match === 'literal') return null
  const until = performance.now() + TIME_MS
  const bare = { ...search, request: { ...request, filters: {} } }
  // A keyword with results as typed is not read differently because a filter excludes all of them.
  if (Object.keys(request.filters).length > 0 && (await findsAny(reader, bare))) return null
  const grams = match.wholes.flatMap((whole) => readingMatch(match, { words: [whole], regions: [] }).grams)
  const stats = await readTokenStats(reader, kind.kind, grams)
  const countOf = (pair: string) => stats.of({ tokens: [pair] })
  const isPlaced = kind.filters.some(({ type }) => type === 'region')
  for (const reading of match.wholes.flatMap((whole) => readLoosely(whole, countOf))) {
    if (performance.now() > until) return null
    if (reading.regions.length > 0 && !isPlaced) continue
    const looser = readingMatch(match, reading)
    if (await findsAny(reader, { ...search, match: looser })) return looser
  }
  return null
}
