import type { BrowserClient } from './client'
import { orFailure, orRefusal } from './failure'

/** The member's own company. */
export function createMyCompany({ myCompany }: BrowserClient) {
  return {
    /** Chooses a company by its id, or by its complete name or code; null on success, else the problems. */
    save: (chosen: { readonly id: string } | { readonly text: string }, signal?: AbortSignal) =>
      orRefusal(myCompany.save(chosen, { signal })),
    /** Whether the company can bid for each of the tenders (BID-09). */
    fits: (ids: readonly string[], signal?: AbortSignal) =>
      orFailure(myCompany.fits({ ids: [...ids] }, { signal })),
    remove: () => orFailure(myCompany.remove().then(() => true as const)),
  }
}
