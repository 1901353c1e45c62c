import type { BrowserClient } from '../client'
import { orFailure, orRefusal } from '../failure'

export function createMyCompany({ myCompany }: BrowserClient) {
  return {
    /** Saves a company by its id, or by its full name or code; null on success, otherwise the problems. */
    save: (chosen: { readonly id: string } | { readonly text: string }, signal?: AbortSignal) =>
      orRefusal(myCompany.save(chosen, { signal })),
    /** For each tender: can the company bid for it (BID-09)? */
    fits: (ids: readonly string[], signal?: AbortSignal) =>
      orFailure(myCompany.fits({ ids: [...ids] }, { signal })),
    remove: () => orFailure(myCompany.remove().then(() => true as const)),
  }
}
