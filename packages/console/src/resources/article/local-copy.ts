import { DAY_MS } from '@zhushutong/domain/formatting'
import type { ArticleValues } from './form-of-row'

/** Unsaved text of an article, stored in this browser. */
interface LocalCopy {
  readonly values: ArticleValues
  /** The version that the text changes; 0 for a new article. */
  readonly version: number
  /** The time of the copy, in ms. */
  readonly at: number
}

/** A copy with its key in the browser's storage. */
export interface SavedCopy extends LocalCopy {
  readonly key: string
}

const PREFIX = 'article-copy'
/** Older copies are deleted as no longer needed. */
const MAX_AGE_MS = 7 * DAY_MS

const formatPrefix = (account: string, article: string) => `${PREFIX}:${account}:${article}:`

/**
 * The storage key of one open editor: two windows with one article do not overwrite each other's copies.
 */
export function copyKey(account: string, article: string, editor: string): string {
  return formatPrefix(account, article) + editor
}

/** Stores a copy; false if the browser has no space, or blocks storage. */
export function keepCopy(key: string, copy: LocalCopy): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(copy))
    return true
  } catch {
    return false
  }
}

export function dropCopy(key: string): void {
  localStorage.removeItem(key)
}

const readCopy = (key: string): SavedCopy | null => {
  try {
    const copy = JSON.parse(localStorage.getItem(key) ?? '') as LocalCopy
    return Date.now() - copy.at < MAX_AGE_MS ? { ...copy, key } : null
  } catch {
    return null
  }
}

/** The account's copies of an article, the newest first. Deletes expired copies of all articles. */
export function findCopies(account: string, article: string): readonly SavedCopy[] {
  const keys = Object.keys(localStorage).filter((key) => key.startsWith(`${PREFIX}:`))
  const copies = keys.flatMap((key) => {
    const copy = readCopy(key)
    if (!copy) dropCopy(key)
    return copy ? [copy] : []
  })
  return copies
    .filter(({ key }) => key.startsWith(formatPrefix(account, article)))
    .sort((a, b) => b.at - a.at)
}
