import { type SynonymGroup, searchedWords } from './synonyms'
import { normaliseForSearch } from './tokens'

/**
 * Minimum: titles are found by pairs of characters. Maximum: the longest keyword without a hint to shorten it (VAL-06).
 */
const WORD_LENGTH = { min: 2, max: 15 } as const
const MAX_SYNONYMS = 19
/** A memory limit: every gateway loads all groups. */
const MAX_GROUPS = 500

interface SynonymProblem {
  readonly field: 'word' | 'synonyms'
  readonly message: string
}

/** The synonyms of a form's text, separated by commas, 、 or lines. */
export function splitSynonyms(text: string): string[] {
  return text
    .split(/[、，,；;\n]/)
    .map((word) => word.trim())
    .filter((word) => word !== '')
}

/** A group in its stored form: every word in search form, half width and lower case without punctuation (VAL-22). */
export function normaliseSynonymGroup({ word, synonyms, isMutual }: SynonymGroup): SynonymGroup {
  return { word: normaliseForSearch(word), synonyms: synonyms.map(normaliseForSearch), isMutual }
}

const isLong = (word: string) => word.length >= WORD_LENGTH.min && word.length <= WORD_LENGTH.max

const problemOfWord = (word: string): string | null =>
  isLong(word) ? null : `词应为 ${WORD_LENGTH.min}–${WORD_LENGTH.max} 个字（标点、空格不计）`

const problemOfSynonyms = ({ word, synonyms, isMutual }: SynonymGroup): string | null => {
  if (synonyms.length === 0) return '请填写同义词'
  if (synonyms.length > MAX_SYNONYMS) return `一组至多 ${MAX_SYNONYMS + 1} 个词`
  const short = synonyms.find((synonym) => !isLong(synonym))
  if (short !== undefined) return `“${short}”不是 ${WORD_LENGTH.min}–${WORD_LENGTH.max} 个字的词`
  const twice = [word, ...synonyms].find((synonym, i, all) => all.indexOf(synonym) < i)
  if (twice !== undefined) return `“${twice}”重复了`
  const result = isMutual || !isLong(word) ? undefined : synonyms.find((synonym) => synonym.includes(word))
  return result === undefined ? null : `搜索“${word}”已能找到“${result}”，不必再列`
}

/** The problems of a single group in search form, in the order of the form (VAL-22). */
export function checkSynonymGroup(group: SynonymGroup): SynonymProblem[] {
  const problems = [
    ['word', problemOfWord(group.word)],
    ['synonyms', problemOfSynonyms(group)],
  ] as const
  return problems.flatMap(([field, message]) => (message === null ? [] : [{ field, message }]))
}

/**
 * The conflict of a group with the others: too many groups, or a word that another group already expands, as
 * its synonyms would be ambiguous.
 */
export function checkAmongGroups(
  group: SynonymGroup,
  others: readonly SynonymGroup[],
): SynonymProblem | null {
  if (others.length >= MAX_GROUPS) return { field: 'word', message: `同义词至多 ${MAX_GROUPS} 组` }
  for (const other of others) {
    const searchedWord = searchedWords(group).find((word) => searchedWords(other).includes(word))
    if (searchedWord !== undefined)
      return {
        field: searchedWord === group.word ? 'word' : 'synonyms',
        message: `“${searchedWord}”已在“${other.word}”一组里，请改那一组`,
      }
  }
  return null
}
