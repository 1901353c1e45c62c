import { firstCharacters, toHalfWidth } from '../formatting'
import { isCreditCode } from './credit-code'

/** Maximum characters (code points) of a search text (VAL-06). */
export const MAX_KEYWORD_LENGTH = 15
/** The message for an empty search (VAL-06). */
export const EMPTY_KEYWORD_TEXT = '请输入搜索关键词'

// White space, control and format characters such as zero-width joiners, and lone surrogates: all invisible.
const UNSEEN = /[\s\p{Cc}\p{Cf}\p{Cs}]/gu

/**
 * Cleans the text of the search box: removes invisible characters, converts full-width letters and digits, keeps at
 * most 15 characters (code points); a unified social credit code is kept whole, in capitals (VAL-06).
 */
export function trimKeyword(text: string): string {
  const joined = toHalfWidth(text).replace(UNSEEN, '')
  const code = joined.toUpperCase()
  return isCreditCode(code) ? code : firstCharacters(joined, MAX_KEYWORD_LENGTH)
}

/** A keyword, or why there is none with the message (VAL-06). */
export type KeywordResult =
  | { readonly keyword: string }
  | { readonly error: 'empty'; readonly message: string }

/** Parses the keyword to search for, or the reason why there is none (VAL-06). */
export function parseKeyword(text: string): KeywordResult {
  const keyword = trimKeyword(text)
  return keyword === '' ? { error: 'empty', message: EMPTY_KEYWORD_TEXT } : { keyword }
}
