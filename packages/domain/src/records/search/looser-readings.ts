import { findLeadingPlace } from './places-in-keyword'

/** A reading of a keyword: the title contains every word, and the record is in one of the regions, if any. */
export interface KeywordReading {
  readonly words: readonly string[]
  /** GB/T 2260 codes; empty if the place does not matter. */
  readonly regions: readonly string[]
}

const LEGAL_FORM = /(?:集团)?(?:股份有限|有限责任|有限|股份|总)?公司$|集团$/
const LEAST = 2
/** The maximum number of positions at which a keyword is cut in two. */
const MAX_CUTS = 4

/** A name without its legal form: 岫砚建设有限公司 → 岫砚建设; unchanged if too little would remain. */
const withoutLegalForm = (form: string): string => {
  const core = form.replace(LEGAL_FORM, '')
  return [...core].length >= LEAST ? core : form
}

/** A keyword cut in two words, first between characters that are rarely next to each other. */
const inTwo = (core: string, countOf: (pair: string) => number): string[][] => {
  const chars = [...core]
  const cuts = chars.slice(LEAST, chars.length - LEAST + 1).map((_, i) => i + LEAST)
  return cuts
    .map((at) => ({ at, count: countOf(`${chars[at - 1]}${chars[at]}`) }))
    .sort((a, b) => a.count - b.count || a.at - b.at)
    .slice(0, MAX_CUTS)
    .map(({ at }) => [chars.slice(0, at).join(''), chars.slice(at).join('')])
}

/**
 * The possible readings of a keyword that is in no title, the closest first (FND-03): without its legal form, its place
 * apart from its name or only as the region, its name in two words. 四川岫砚公司 also finds 成都岫砚建设有限公司.
 * @param form the keyword in search form
 * @param countOf the number of titles with a pair of characters, 0 for few
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
