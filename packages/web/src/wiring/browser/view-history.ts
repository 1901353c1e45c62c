import type { BrowserClient } from './client'
import { orFailure } from './failure'

/** Removes one article, or all, from the reading history. */
export function createViewHistory({ policies }: BrowserClient) {
  return { remove: (id?: string) => orFailure(policies.removeHistory(id === undefined ? {} : { id })) }
}
