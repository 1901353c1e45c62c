import {
  expandKeyword,
  hasOperators,
  type KeywordReading,
  normaliseForSearch,
  type RecordKind,
  readKeyword,
  type SynonymTable,
  splitBigrams,
  splitWords,
  writeNumerals,
} from '@zhushutong/domain/records'
import type { TokenGroup } from '../schema/tsquery'
import { simplifiedForms } from './simplified'

export type KeywordMatch =
  | { readonly by: 'nothing' }
  /** The complete title (kinds whose keyword is 'whole'), as typed and in simplified characters. */
  | { readonly by: 'title'; readonly forms: readonly string[] }
  | WordsMatch
  /** A keyword of punctuation only: no title can contain it. */
  | { readonly by: 'impossible' }

/** Any part of the title, several words in any order. */
export interface WordsMatch {
  readonly by: 'words'
  /** The words that a title must contain, each in one of its forms. */
  readonly words: readonly (readonly string[])[]
  /** The words that a title must not contain, in all spellings (FND-13). */
  readonly without: readonly string[]
  /** The pairs of characters that find such titles; the forms confirm the match. */
  readonly grams: readonly TokenGroup[]
  /** The words and their synonyms, which are highlighted (VAL-22). */
  readonly marked: readonly string[]
  /** The words in each spelling of the keyword: as typed, in simplified characters, with numerals (FND-08). */
  readonly spellings: readonly (readonly string[])[]
  /** The whole keyword in each spelling; it ranks the titles (FND-01). */
  readonly wholes: readonly string[]
  /** The regions named in the keyword; usually none (FND-03). */
  readonly regions: readonly string[]
}

/**
 * The groups of pairs that a title with one of the forms meets. The first pairs of all forms make the first group, the
 * second pairs the next one, and so on; a shorter form repeats its last pair.
 */
function gramsOf(forms: readonly string[]): TokenGroup[] {
  const grams = forms.map(splitBigrams)
  // Every character of a title begins one of its tokens, so a single character is searched as a beginning.
  if (grams.some((pairs) => pairs.length === 0))
    return [{ tokens: [...new Set(forms.map(([first = '']) => first))], prefix: true }]
  const longest = Math.max(...grams.map((pairs) => pairs.length))
  return Array.from({ length: longest }, (_, i) => ({
    tokens: [...new Set(grams.map((pairs) => pairs[i] ?? pairs.at(-1) ?? ''))],
  }))
}

/** Drops forms that contain another form: the shorter form finds their titles too. */
const leastOf = (forms: readonly string[]) =>
  forms.filter((form) => !forms.some((other) => other !== form && form.includes(other)))

export function markedWords(match: KeywordMatch): readonly string[] {
  if (match.by === 'words') return match.marked
  return match.by === 'title' ? match.forms : []
}

/** The words in search form, in each spelling; the first is as typed. */
const spellingsOf = (words: readonly string[]): string[][] => {
  const typed = words.map(normaliseForSearch)
  const forms = typed.map((form) => [form, ...simplifiedForms(form).map(normaliseForSearch)])
  const most = Math.max(...forms.map(({ length }) => length))
  const spelt = Array.from({ length: most }, (_, i) => forms.map((of) => of[i] ?? of.at(-1) ?? ''))
  const all = [...spelt, ...spelt.map((spelling) => spelling.map(writeNumerals))]
  return [...new Map(all.map((spelling) => [spelling.join(' '), spelling])).values()]
}

const withSynonyms = (forms: readonly string[], synonyms: SynonymTable) => [
  ...new Set(forms.flatMap((form) => expandKeyword(form, synonyms))),
]

type Spelt = Pick<WordsMatch, 'spellings' | 'wholes'>

const matchOf = (
  { spellings, wholes }: Spelt,
  words: readonly (readonly string[])[],
  regions: readonly string[],
): WordsMatch => {
  const least = words.map(leastOf)
  const marked = words.length > 1 ? [...wholes, ...words.flat()] : words.flat()
  return {
    by: 'words',
    words: least,
    without: [],
    grams: least.flatMap(gramsOf),
    marked,
    spellings,
    wholes,
    regions,
  }
}

/** The match of a keyword with alternatives or excluded words; the alternatives of its only word rank the titles (FND-13). */
const matchTerms = (keyword: string, synonyms: SynonymTable): KeywordMatch => {
  const { words, without } = readKeyword(keyword)
  const spell = (word: string) => spellingsOf([word]).map(([form = '']) => form)
  const groups = words.map((alternatives) => withSynonyms(alternatives.flatMap(spell), synonyms))
  const [only = [], ...others] = words
  const joined = words.map(([first = '']) => normaliseForSearch(first)).join('')
  const wholes = others.length === 0 ? only.flatMap(spell) : [joined]
  return { ...matchOf({ spellings: [], wholes }, groups, []), without: without.flatMap(spell) }
}

export function keywordMatch(
  kind: RecordKind,
  keyword: string | undefined,
  synonyms: SynonymTable,
): KeywordMatch {
  if (!keyword || keyword.trim() === '') return { by: 'nothing' }
  if (kind.keyword === 'words' && hasOperators(keyword)) return matchTerms(keyword, synonyms)
  const spellings = spellingsOf(splitWords(keyword))
  const wholes = spellings.map((spelling) => spelling.join(''))
  if (wholes[0] === '') return { by: 'impossible' }
  if (kind.keyword === 'whole') return { by: 'title', forms: wholes }
  const [typed = []] = spellings
  const words = typed.map((_, i) =>
    withSynonyms(
      spellings.map((spelling) => spelling[i] ?? ''),
      synonyms,
    ),
  )
  return matchOf({ spellings, wholes }, words, [])
}

/** The match of another reading of a keyword (FND-03); the keyword ranks the titles, and so does a reading of one word. */
export function readingMatch(
  spelt: Spelt,
  { words, regions }: KeywordReading,
  synonyms: SynonymTable,
): WordsMatch {
  const [only, ...others] = words
  const forms = only && others.length === 0 ? only : []
  return matchOf(
    { ...spelt, wholes: [...new Set([...spelt.wholes, ...forms])] },
    words.map((word) => withSynonyms(word, synonyms)),
    regions,
  )
}
