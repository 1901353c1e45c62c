import type { BrowserClient } from './client'
import { orFailure } from './failure'

/** What the user has read: forgets one article, or all. */
export function createViewHistory({ policies }: BrowserClient) {
  return { remove: (id?: string) => orFailure(policies.removeHistory(id === undefined ? {} : { id })) }
}
