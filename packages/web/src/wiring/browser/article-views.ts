import type { BrowserClient } from './client'

/** Counts the views of articles. A failed count is ignored: the reader can do nothing about it. */
export function createArticleViews({ articles }: BrowserClient) {
  return { count: (id: string) => articles.view({ id }).catch(() => null) }
}
