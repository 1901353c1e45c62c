import { readLoosely, readWidely } from '@zhushutong/domain/records'
import type { Reader } from '../schema/reader'
import { readTotal } from './execute'
import { readingMatch, type WordsMatch } from './keyword'
import { planSearch, tokensToCount } from './plan'
import type { AdmittedSearch } from './search-request'
import { readTokenStats } from './token-stats'

/** The time in ms after which no further reading is tried. */
const TIME_MS = 500

const countUpTo = async (reader: Reader, search: AdmittedSearch, cap: number): Promise<number> => {
  const input = { ...search, after: null, keys: [] }
  const stats = await readTokenStats(reader, search.kind.kind, tokensToCount(input))
  return (await readTotal(reader, planSearch(input, stats, 0), cap)).total
}

const findsAny = async (reader: Reader, search: AdmittedSearch) => (await countUpTo(reader, search, 0)) > 0

/**
 * A looser reading of a keyword that finds records (FND-03); null if there is none, or if the request requires the
 * keyword as typed.
 */
export async function findLooserMatch(reader: Reader, search: AdmittedSearch): Promise<WordsMatch | null> {
  const { kind, request, match, synonyms } = search
  if (match.by !== 'words' || request.match === 'literal') return null
  const until = performance.now() + TIME_MS
  const bare = { ...search, request: { ...request, filters: {} } }
  // A keyword with results as typed is not read differently because a filter excludes all of them.
  if (Object.keys(request.filters).length > 0 && (await findsAny(reader, bare))) return null
  const wholes = match.spellings.map((words) => [words.join('')])
  const grams = readingMatch(match, { words: wholes, regions: [] }, new Map()).grams
  const stats = await readTokenStats(reader, kind.kind, grams)
  const countOf = (pair: string) => stats.of({ tokens: [pair] })
  const isPlaced = kind.filters.some(({ type }) => type === 'region')
  for (const reading of match.spellings.flatMap((words) => readLoosely(words, countOf, synonyms))) {
    if (performance.now() > until) return null
    if (reading.regions.length > 0 && !isPlaced) continue
    const looser = readingMatch(match, reading, synonyms)
    if (await findsAny(reader, { ...search, match: looser })) return looser
  }
  return null
}

/** The number of results up to which a keyword is read more widely: the first page of the portal. */
export const MAX_FEW = 10

/**
 * The wider reading of a keyword with few results (FND-07); null if its results are the same, or if the request
 * requires the keyword as typed or another order, which would mix the two.
 */
export function widenMatch({ request, match, isRanked, synonyms }: AdmittedSearch): WordsMatch | null {
  if (match.by !== 'words' || !isRanked || request.match === 'literal') return null
  for (const words of match.spellings) {
    const reading = readWidely(words)
    if (reading) return readingMatch(match, reading, synonyms)
  }
  return null
}
