import { findLeadingPlace } from './places-in-keyword'

/** One way to understand a keyword: a title holds every word, and the record lies in one of the regions, if any. */
export interface KeywordReading {
  readonly words: readonly string[]
  /** GB/T 2260 codes; none where the place does not matter. */
  readonly regions: readonly string[]
}

const LEGAL_FORM = /(?:集团)?(?:股份有限|有限责任|有限|股份|总)?公司$|集团$/
const LEAST = 2
/** Places at which a keyword is cut in two, at most. */
const MOST_CUTS = 4

/** A name without its legal form: 岫砚建设有限公司 → 岫砚建设; as it is where too little would be left. */
const withoutLegalForm = (form: string): string => {
  const core = form.replace(LEGAL_FORM, '')
  return [...core].length >= LEAST ? core : form
}

/** A keyword in two words. Between two words stand characters that are seldom next to each other. */
const inTwo = (core: string, countOf: (pair: string) => number): string[][] => {
  const chars = [...core]
  const cuts = chars.slice(LEAST, chars.length - LEAST + 1).map((_, i) => i + LEAST)
  return cuts
    .map((at) => ({ at, count: countOf(`${chars[at - 1]}${chars[at]}`) }))
    .sort((a, b) => a.count - b.count || a.at - b.at)
    .slice(0, MOST_CUTS)
    .map(({ at }) => [chars.slice(0, at).join(''), chars.slice(at).join('')])
}

/**
 * What a keyword that stands in no title may mean, the closest first (FND-03): without its legal form, its place apart
 * from its name or only as the region, its name in two words. 四川岫砚公司 also finds 成都岫砚建设有限公司.
 * @param form the keyword in search form
 * @param countOf how many titles hold a pair of characters, 0 for few
 */
export function readLoosely(form: string, countOf: (pair: string) => number): KeywordReading[] {
  const place = findLeadingPlace(form)
  const core = withoutLegalForm(place?.rest ?? form)
  const named = (words: readonly string[]): KeywordReading => ({
    words: place ? [place.name, ...words] : words,
    regions: [],
  })
  const within = (words: readonly string[]): KeywordReading[] =>
    place ? [{ words, regions: place.codes }] : []
  const halves = inTwo(core, countOf)
  return [
    ...(core === form ? [] : [named([core])]),
    ...within([core]),
    ...halves.map(named),
    ...halves.flatMap(within),
  ]
}
