import {
  expandKeyword,
  type KeywordReading,
  normaliseForSearch,
  type RecordKind,
  type SynonymTable,
  splitBigrams,
  splitWords,
} from '@zhushutong/domain/records'
import type { TokenGroup } from '../schema/tsquery'
import { simplifiedForms } from './simplified'

/** What a keyword asks of a title, as one of the ways to look for it. */
export type KeywordMatch =
  | { readonly by: 'nothing' }
  /** The complete title (kinds whose keyword is 'whole'), as typed and in simplified characters. */
  | { readonly by: 'title'; readonly forms: readonly string[] }
  | WordsMatch
  /** Punctuation only: no title can hold it. */
  | { readonly by: 'impossible' }

/** Any part of the title, several words in any order. */
export interface WordsMatch {
  readonly by: 'words'
  /** What a title must hold: of each word one of its forms. */
  readonly words: readonly (readonly string[])[]
  /** Pairs of characters that find such titles; the forms prove them. */
  readonly grams: readonly TokenGroup[]
  /** The words and their synonyms, which are marked (VAL-22). */
  readonly marked: readonly string[]
  /** The whole keyword, as typed and in simplified characters: how titles are ranked (FND-01). */
  readonly wholes: readonly string[]
  /** The regions that the keyword names; none for most (FND-03). */
  readonly regions: readonly string[]
}

/**
 * The groups of pairs that a title with one of the forms meets. Of several forms the first pairs make a group, the
 * second ones another, and so on: a form that has no more of them is met in the others already.
 */
export function gramsOf(forms: readonly string[]): TokenGroup[] {
  const grams = forms.map(splitBigrams)
  // Every character of a title begins one of its tokens, so one character is looked for as a beginning.
  if (grams.some((pairs) => pairs.length === 0))
    return [{ tokens: [...new Set(forms.map(([first = '']) => first))], prefix: true }]
  const longest = Math.max(...grams.map((pairs) => pairs.length))
  return Array.from({ length: longest }, (_, i) => ({
    tokens: [...new Set(grams.map((pairs) => pairs[i] ?? pairs.at(-1) ?? ''))],
  }))
}

/** What holds another one of the forms is found by that one. */
const leastOf = (forms: readonly string[]) =>
  forms.filter((form) => !forms.some((other) => other !== form && form.includes(other)))

/** The words to be marked in a title. */
export function markedWords(match: KeywordMatch): readonly string[] {
  if (match.by === 'words') return match.marked
  return match.by === 'title' ? match.forms : []
}

const formsOf = (word: string): string[] => {
  const form = normaliseForSearch(word)
  return form === '' ? [] : [...new Set([form, ...simplifiedForms(form).map(normaliseForSearch)])]
}

const matchOf = (
  words: readonly (readonly string[])[],
  wholes: readonly string[],
  regions: readonly string[],
): WordsMatch => {
  const least = words.map(leastOf)
  const marked = words.length > 1 ? [...wholes, ...words.flat()] : words.flat()
  return { by: 'words', words: least, grams: least.flatMap(gramsOf), marked, wholes, regions }
}

const withSynonyms = (word: string, synonyms: SynonymTable) => [
  ...new Set(formsOf(word).flatMap((form) => expandKeyword(form, synonyms))),
]

export function keywordMatch(
  kind: RecordKind,
  keyword: string | undefined,
  synonyms: SynonymTable,
): KeywordMatch {
  if (!keyword || keyword.trim() === '') return { by: 'nothing' }
  const wholes = formsOf(keyword)
  if (wholes.length === 0) return { by: 'impossible' }
  if (kind.keyword === 'whole') return { by: 'title', forms: wholes }
  return matchOf(
    splitWords(keyword).map((word) => withSynonyms(word, synonyms)),
    wholes,
    [],
  )
}

/** The match of a looser reading of a keyword (FND-03); titles are ranked as for the keyword itself. */
export function readingMatch({ wholes }: WordsMatch, { words, regions }: KeywordReading): WordsMatch {
  return matchOf(
    words.map((word) => [word]),
    wholes,
    regions,
  )
}
