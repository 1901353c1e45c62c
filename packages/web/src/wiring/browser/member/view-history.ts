import type { BrowserClient } from '../client'
import { orFailure } from '../failure'

export function createViewHistory({ policies }: BrowserClient) {
  return { remove: (id?: string) => orFailure(policies.removeHistory(id === undefined ? {} : { id })) }
}
