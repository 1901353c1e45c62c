import { firstCharacters, toHalfWidth } from '../../formatting'
import { isCreditCode, normaliseCompanyCode } from '../../identity'

/** Maximum characters (code points) of a search text. */
export const MAX_KEYWORD_LENGTH = 40
/** Number of characters from which a shorter keyword is suggested (VAL-06). */
const SHORT_KEYWORD_LENGTH = 15
export const LONG_KEYWORD_TEXT = '关键词较长，换短一些能找到更多'
/** The message for an empty search (VAL-06). */
const EMPTY_KEYWORD_TEXT = '请输入搜索关键词'

// Control and format characters such as zero-width joiners, and lone surrogates: all invisible.
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}]/gu
const SPACES = /[^\S\ufeff]+/g

/**
 * Cleans the text of the search box: removes invisible characters, converts full-width letters and digits, and cuts the
 * text to 40 characters (code points), with single spaces between words; a unified social credit code is returned
 * in canonical writing.
 */
export function trimKeyword(text: string): string {
  const words = toHalfWidth(text).replace(SPACES, ' ').replace(UNSEEN, '').replace(SPACES, ' ').trim()
  const code = normaliseCompanyCode(words)
  return isCreditCode(code) ? code : firstCharacters(words, MAX_KEYWORD_LENGTH).trim()
}

/** True when a shorter keyword would find more, for a hint at the box. */
export function isLongKeyword(keyword: string): boolean {
  return !isCreditCode(keyword) && [...keyword].length > SHORT_KEYWORD_LENGTH
}

/** A keyword, or the error with its message (VAL-06). */
type KeywordResult = { readonly keyword: string } | { readonly error: 'empty'; readonly message: string }

/** Parses the keyword of a search; an error if it is empty (VAL-06). */
export function parseKeyword(text: string): KeywordResult {
  const keyword = trimKeyword(text)
  return keyword === '' ? { error: 'empty', message: EMPTY_KEYWORD_TEXT } : { keyword }
}
