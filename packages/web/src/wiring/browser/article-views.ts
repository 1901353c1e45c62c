import type { BrowserClient } from './client'

/** Counts the views of articles; a view that is not counted is no failure for its reader. */
export function createArticleViews({ articles }: BrowserClient) {
  return { count: (id: string) => articles.view({ id }).catch(() => null) }
}
