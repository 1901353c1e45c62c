import { classifyCompanyCode } from '../../identity'
import { normaliseForSearch } from './tokens'

const isWord = (text: string) => [...normaliseForSearch(text)].length > 1

/**
 * The words of a keyword; a name must contain each of them (FND-02). A keyword with a single character among its words
 * is one word typed with spaces: 中 铁 一 局.
 */
export function splitWords(keyword: string): readonly string[] {
  const words = keyword
    .normalize('NFKC')
    .split(/\s+/)
    .filter((word) => normaliseForSearch(word) !== '')
  return words.length > 0 && words.every(isWord) ? words : [keyword]
}

const CODE = /^[\p{L}\p{N}\p{Pd}_/.()（）〔〕[\]]{6,64}$/u
const CODE_START = /^(?=(?:[A-Z]*\d){4})[0-9A-Z]{6,32}$/

/**
 * The possible spellings of a code in a keyword: as typed, in capitals, without spaces, in half width; the code of a
 * company also without hyphens (FND-02).
 */
export function listCodeSpellings(keyword: string): readonly string[] {
  const typed = keyword.trim()
  const plain = typed.normalize('NFKC').replace(/\s/g, '')
  const company = typed.length > 64 ? null : classifyCompanyCode(typed)
  const spellings = [
    typed,
    typed.toUpperCase(),
    plain,
    plain.toUpperCase(),
    ...(company === null ? [] : [company.code]),
  ]
  return [...new Set(spellings)].filter((spelling) => CODE.test(spelling))
}

/**
 * True when a text in capitals may be the beginning of a code: six characters or more with at least four digits
 * (FND-02).
 */
export function isCodeStart(text: string): boolean {
  return CODE_START.test(text)
}
