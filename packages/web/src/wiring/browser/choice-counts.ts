import type { Distribution, RecordQuery } from '@zhushutong/domain/records'
import { isPortalError } from '@zhushutong/sdk'
import type { BrowserClient } from './client'

export function createChoiceCounts({ search }: BrowserClient) {
  return {
    /** What each choice of a menu finds in a list; null where that is not told: nothing found, too much, or too slow. */
    async load(
      segment: string,
      { keyword, filters }: Pick<RecordQuery, 'keyword' | 'filters'>,
      menu: string,
      signal?: AbortSignal,
    ): Promise<Distribution['facets'] | null> {
      const chosen = Object.fromEntries(Object.entries(filters).map(([key, values]) => [key, [...values]]))
      try {
        const found = await search.distribution(
          { type: segment, ...(keyword && { keyword }), filters: chosen, menu },
          { signal },
        )
        // Of a keyword that is understood more loosely nothing is counted.
        return found && found.total > 0 ? found.facets : null
      } catch (error) {
        if (isPortalError(error)) return null
        throw error
      }
    },
  }
}
