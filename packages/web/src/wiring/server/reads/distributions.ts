import type { Distribution, RecordQuery } from '@zhushutong/domain/records'
import { type FullClient, isPortalError } from '@zhushutong/sdk/portal'

export interface DistributionsPort {
  /**
   * The distribution of the list of a segment; null if it has too many records, or if loading fails or
   * takes too long.
   */
  load(segment: string, query: Pick<RecordQuery, 'keyword' | 'filters'>): Promise<Distribution | null>
}

/** The longest wait of the list for this part, in ms. */
const PART_MS = 2_500

const copyFilters = (filters: RecordQuery['filters']) =>
  Object.fromEntries(Object.entries(filters).map(([key, values]) => [key, [...values]]))

export function createDistributions({ search }: FullClient): DistributionsPort {
  return {
    load: (type, { keyword, filters }) =>
      search
        .distribution(
          { type, ...(keyword && { keyword }), filters: copyFilters(filters) },
          { timeout: PART_MS },
        )
        .catch((error: unknown) => {
          if (isPortalError(error)) return null
          throw error
        }),
  }
}
