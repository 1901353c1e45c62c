import { findPlaceInKeyword } from './places-in-keyword'
import type { SynonymTable } from './synonyms'

/** A reading of a keyword: the title contains every word in one of its forms, and the record is in one of the regions. */
export interface KeywordReading {
  readonly words: ReadonlyArray<readonly string[]>
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

const withoutForm = (words: readonly string[]): readonly string[] =>
  words.map((word, i) => (i === words.length - 1 ? withoutLegalForm(word) : word))

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

/** The short name at the beginning of a word as its own word: 陕建三公司 → 陕建, 三公司. */
const shortNameApart = (word: string, synonyms: SynonymTable): string[][] => {
  const chars = [...word]
  for (let length = chars.length - LEAST; length >= LEAST; length--) {
    const name = chars.slice(0, length).join('')
    if (synonyms.has(name)) return [[name, chars.slice(length).join('')]]
  }
  return []
}

const isTyped = (words: ReadonlyArray<readonly string[]>, typed: readonly string[]) =>
  words.length === typed.length &&
  words.every(([form = ''], i) => words[i]?.length === 1 && typed.includes(form))

/**
 * The possible readings of a keyword that is in no title, the closest first (FND-03): without its legal form, its place
 * apart from its name or only as the region, its name in two words. 四川岫砚公司 also finds 成都岫砚建设有限公司.
 * @param typed the words of the keyword in search form
 * @param countOf the number of titles with a pair of characters, 0 for few
 */
export function readLoosely(
  typed: readonly string[],
  countOf: (pair: string) => number,
  synonyms: SynonymTable,
): KeywordReading[] {
  const place = findPlaceInKeyword(typed)
  const whole = withoutForm(typed)
  const words = withoutForm(place?.words ?? typed)
  const [word = ''] = words
  const apart = words.length === 1 ? [...shortNameApart(word, synonyms), ...inTwo(word, countOf)] : []
  const named = (of: readonly string[]): KeywordReading => ({
    words: [...(place ? [place.names] : []), ...of.map((form) => [form])],
    regions: [],
  })
  const within = (of: readonly string[]): KeywordReading[] =>
    place ? [{ words: of.map((form) => [form]), regions: place.codes }] : []
  const complete: KeywordReading = { words: whole.map((form) => [form]), regions: [] }
  return [
    ...(place ? [complete] : []),
    named(words),
    ...within(words),
    ...apart.map(named),
    ...apart.flatMap(within),
  ].filter(({ words, regions }) => regions.length > 0 || !isTyped(words, typed))
}

/** The longest name beside a place that is read more widely, in characters: a longer one is complete. */
const MAX_WIDENED = 6

/**
 * A wider reading of a keyword with few results (FND-07): a place and a short name as two words, which contains all
 * titles with the keyword itself. Null for every other keyword.
 */
export function readWidely(typed: readonly string[]): KeywordReading | null {
  const place = typed.length === 1 ? findPlaceInKeyword(typed) : null
  const [name = '', ...others] = place?.words ?? []
  if (!place || name === '' || others.length > 0) return null
  if ([...name].length > MAX_WIDENED || withoutLegalForm(name) !== name) return null
  return { words: [place.names, [name]], regions: [] }
}
