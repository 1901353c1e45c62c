import { DAY_MS } from '@zhushutong/domain/formatting'
import type { ArticleValues } from './form-of-row'

/** What was typed in an article and is not saved, kept in this browser. */
export interface LocalCopy {
  readonly values: ArticleValues
  /** The version that it changes; 0 for a new article. */
  readonly version: number
  /** When it was typed, in ms. */
  readonly at: number
}

/** A copy with its key in the browser's storage. */
export interface SavedCopy extends LocalCopy {
  readonly key: string
}

const PREFIX = 'article-copy'
/** Older copies are deleted: nobody has missed them. */
const MAX_AGE_MS = 7 * DAY_MS

const prefixOf = (account: string, article: string) => `${PREFIX}:${account}:${article}:`

/** The key of one open editor: two windows of one article do not overwrite each other's copies. */
export function copyKey(account: string, article: string, editor: string): string {
  return prefixOf(account, article) + editor
}

/** Keeps a copy; false where the browser has no room for it, or allows none. */
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

/** The copies that an account has of an article, the newest first. Of all articles those too old are deleted. */
export function findCopies(account: string, article: string): readonly SavedCopy[] {
  const keys = Object.keys(localStorage).filter((key) => key.startsWith(`${PREFIX}:`))
  const copies = keys.flatMap((key) => {
    const copy = readCopy(key)
    if (!copy) dropCopy(key)
    return copy ? [copy] : []
  })
  return copies.filter(({ key }) => key.startsWith(prefixOf(account, article))).sort((a, b) => b.at - a.at)
}
