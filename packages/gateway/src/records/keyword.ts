import { bigramsOf, columnOf, type RecordKind, searchForm } from '@zhushutong/domain/records'
import type { TokenGroup } from './tsquery'

/** What a keyword asks of a title, as one of the ways to look for it. */
export type KeywordMatch =
  | { readonly by: 'nothing' }
  /** The complete title (kinds whose keyword is 'whole'). */
  | { readonly by: 'title'; readonly form: string }
  /** Any part of the title; `grams` find it, `form` proves it. */
  | { readonly by: 'words'; readonly form: string; readonly grams: readonly TokenGroup[] }
  /** Punctuation only: no title can hold it. */
  | { readonly by: 'impossible' }

const gramsOf = (form: string): TokenGroup[] => {
  const grams = bigramsOf(form)
  // Every character of a title begins one of its tokens, so one character is looked for as a beginning.
  return grams.length > 0 ? grams.map((gram) => ({ tokens: [gram] })) : [{ tokens: [form], prefix: true }]
}

export const keywordMatch = (kind: RecordKind, keyword: string | undefined): KeywordMatch => {
  if (!keyword || keyword.trim() === '') return { by: 'nothing' }
  const form = searchForm(keyword)
  if (form === '') return { by: 'impossible' }
  return kind.keyword === 'whole' ? { by: 'title', form } : { by: 'words', form, grams: gramsOf(form) }
}

const KEY_SHAPE = /^[\p{L}\p{N}\p{Pd}_/.()（）〔〕[\]]{6,64}$/u

/** The values of the kind's exact key that a keyword may be; none for what cannot be one. */
export const keysOf = (kind: RecordKind, keyword: string | undefined): string[] => {
  const key = keyword?.trim() ?? ''
  if (!kind.exactKey || !columnOf(kind, kind.exactKey) || !KEY_SHAPE.test(key)) return []
  return [...new Set([key, key.toUpperCase()])]
}
