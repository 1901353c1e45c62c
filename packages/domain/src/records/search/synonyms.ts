import { normaliseForSearch } from './tokens'

/** A group of synonyms of the staff (VAL-22): a search for `word` also finds its synonyms in titles. */
export interface SynonymGroup {
  readonly word: string
  readonly synonyms: readonly string[]
  /** True when each word finds all others too; otherwise only `word` does: 学校 finds 小学, 小学 does not find 学校. */
  readonly isMutual: boolean
}

/** The synonyms of each word, in search form (VAL-22). */
export type SynonymTable = ReadonlyMap<string, readonly string[]>

/** The words that a group expands. */
export function searchedWords({ word, synonyms, isMutual }: SynonymGroup): readonly string[] {
  return isMutual ? [word, ...synonyms] : [word]
}

/** The table of all groups, which are in search form. */
export function buildSynonymTable(groups: readonly SynonymGroup[]): SynonymTable {
  return new Map(
    groups.flatMap((group) =>
      searchedWords(group).map(
        (searched) =>
          [searched, [group.word, ...group.synonyms].filter((word) => word !== searched)] as const,
      ),
    ),
  )
}

/**
 * The search forms of a keyword and its synonyms, itself first: a title must contain one of them. Empty for a
 * keyword of punctuation only.
 */
export function expandKeyword(keyword: string, table: SynonymTable): readonly string[] {
  const form = normaliseForSearch(keyword)
  return form === '' ? [] : [form, ...(table.get(form) ?? [])]
}
