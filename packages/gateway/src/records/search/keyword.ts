import {
  expandKeyword,
  normaliseForSearch,
  type RecordKind,
  type SynonymTable,
  splitBigrams,
} from '@zhushutong/domain/records'
import type { TokenGroup } from '../schema/tsquery'

/** What a keyword asks of a title, as one of the ways to look for it. */
export type KeywordMatch =
  | { readonly by: 'nothing' }
  /** The complete title (kinds whose keyword is 'whole'). */
  | { readonly by: 'title'; readonly form: string }
  /**
   * Any part of the title: one of `forms`; `grams` find it, the forms prove it. `words` are the keyword and its
   * synonyms, which are marked (VAL-22).
   */
  | {
      readonly by: 'words'
      readonly words: readonly string[]
      readonly forms: readonly string[]
      readonly grams: readonly TokenGroup[]
    }
  /** Punctuation only: no title can hold it. */
  | { readonly by: 'impossible' }

/**
 * The groups of pairs that a title with one of the forms meets. Of several forms the first pairs make a group, the
 * second ones another, and so on: a form that has no more of them is met in the others already.
 */
export function gramsOf(forms: readonly string[]): TokenGroup[] {
  const [first = ''] = forms
  const grams = forms.map(splitBigrams)
  // Every character of a title begins one of its tokens, so one character is looked for as a beginning.
  if (grams.some((pairs) => pairs.length === 0)) return [{ tokens: [first], prefix: true }]
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
  if (match.by === 'words') return match.words
  return match.by === 'title' ? [match.form] : []
}

export function keywordMatch(
  kind: RecordKind,
  keyword: string | undefined,
  synonyms: SynonymTable,
): KeywordMatch {
  if (!keyword || keyword.trim() === '') return { by: 'nothing' }
  if (kind.keyword === 'whole') {
    const form = normaliseForSearch(keyword)
    return form === '' ? { by: 'impossible' } : { by: 'title', form }
  }
  const words = expandKeyword(keyword, synonyms)
  const forms = leastOf(words)
  return forms.length === 0 ? { by: 'impossible' } : { by: 'words', words, forms, grams: gramsOf(forms) }
}
