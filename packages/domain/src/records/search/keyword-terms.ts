import { splitWords } from './keyword-words'
import { normaliseForSearch } from './tokens'

/** The conditions of a keyword on a name (FND-13). */
interface KeywordTerms {
  /** Words that the name must contain, each as one of its alternatives. */
  readonly words: readonly (readonly string[])[]
  /** Words that the name must not contain. */
  readonly without: readonly string[]
}

const isSearched = (text: string) => normaliseForSearch(text) !== ''

const splitTyped = (text: string, by: RegExp): string[] => text.split(by).filter(isSearched)

const isExcluded = (word: string) => /^-[^-]/.test(word)

const readTerms = (keyword: string): KeywordTerms => {
  const typed = splitTyped(keyword.normalize('NFKC'), /\s+/)
  return {
    words: typed.filter((word) => !isExcluded(word)).map((word) => splitTyped(word, /\|/)),
    without: typed.filter(isExcluded).flatMap((word) => splitTyped(word.slice(1), /\|/)),
  }
}

/** True for a keyword with alternatives or excluded words: 道路|管网 -监理 (FND-13). */
export function hasOperators(keyword: string): boolean {
  const { words, without } = readTerms(keyword)
  return without.length > 0 || words.some((alternatives) => alternatives.length > 1)
}

/**
 * Reads a keyword: words parted by spaces must all be in a name, 道路|管网 is met by either, and -监理 excludes names
 * with it (FND-13). A hyphen within a word is a part of it: K0-K2.
 */
export function readKeyword(keyword: string): KeywordTerms {
  return hasOperators(keyword)
    ? readTerms(keyword)
    : { words: splitWords(keyword).map((word) => [word]), without: [] }
}

/** The three kinds of words as typed in a form, each parted by spaces. */
interface TypedTerms {
  readonly all: string
  readonly any: string
  readonly none: string
}

const wordsIn = (text: string): string[] =>
  splitTyped(text.normalize('NFKC').replaceAll('|', ' '), /[\s,，、;；]+/).map((word) =>
    word.replace(/^-+/, ''),
  )

/** The keyword of a form (FND-13). */
export function writeKeyword({ all, any, none }: TypedTerms): string {
  const either = wordsIn(any)
  return [
    ...wordsIn(all),
    ...(either.length > 0 ? [either.join('|')] : []),
    ...wordsIn(none).map((word) => `-${word}`),
  ].join(' ')
}

/** A keyword as the fields of a form; further groups of alternatives stay among the required words. */
export function typeKeyword(keyword: string): TypedTerms {
  const { words, without } = readKeyword(keyword)
  const group = words.find((word) => word.length > 1)
  return {
    all: words
      .filter((word) => word !== group)
      .map((word) => word.join('|'))
      .join(' '),
    any: group?.join(' ') ?? '',
    none: without.join(' '),
  }
}
