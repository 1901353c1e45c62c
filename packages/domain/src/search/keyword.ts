import { firstCharacters, toHalfWidth } from '../formatting'
import { isCreditCode } from './credit-code'

/** Characters (code points) a search text keeps (VAL-06). */
export const MAX_KEYWORD_LENGTH = 15
/** What an empty search says (VAL-06). */
export const EMPTY_KEYWORD_TEXT = '请输入搜索关键词'

// White space, controls, formats such as zero-width joiners, and halves of characters: nothing that is seen.
const UNSEEN = /[\s\p{Cc}\p{Cf}\p{Cs}]/gu

/**
 * What the search box keeps of a text: nothing that cannot be seen, full-width letters and digits as plain
 * ones, at most 15 characters (code points); a unified social credit code is let through whole, in capitals (VAL-06).
 */
export const trimKeyword = (text: string): string => {
  const joined = toHalfWidth(text).replace(UNSEEN, '')
  const code = joined.toUpperCase()
  return isCreditCode(code) ? code : firstCharacters(joined, MAX_KEYWORD_LENGTH)
}

/** A keyword, or why there is none and what to tell (VAL-06). */
export type KeywordResult =
  | { readonly keyword: string }
  | { readonly error: 'empty'; readonly message: string }

/** The keyword to search for, or why there is none (VAL-06). */
export const readKeyword = (text: string): KeywordResult => {
  const keyword = trimKeyword(text)
  return keyword === '' ? { error: 'empty', message: EMPTY_KEYWORD_TEXT } : { keyword }
}
