import type { Distribution, RecordQuery } from '@zhushutong/domain/records'
import { isPortalError } from '@zhushutong/sdk/portal'
import type { BrowserClient } from './client'

export function createChoiceCounts({ search }: BrowserClient) {
  return {
    /**
     * Result counts of each choice of a menu; null if there is no result, the list is too long, or the call
     * fails.
     */
    async load(
      segment: string,
      { keyword, filters }: Pick<RecordQuery, 'keyword' | 'filters'>,
      menu: string,
      signal?: AbortSignal,
    ): Promise<Distribution['facets'] | null> {
      const chosen = Object.fromEntries(Object.entries(filters).map(([key, values]) => [key, [...values]]))
      try {
        const distribution = await search.distribution(
          { type: segment, ...(keyword && { keyword }), filters: chosen, menu },
          { signal },
        )
        // A keyword without exact results is searched more loosely; such results are not counted.
        return distribution && distribution.total > 0 ? distribution.facets : null
      } catch (error) {
        if (isPortalError(error)) return null
        throw error
      }
    },
  }
}
