import type { Distribution, RecordQuery } from '@zhushutong/domain/records'
import { isPortalError, type PortalClient } from '@zhushutong/sdk'

/** How the result of a list divides. */
export interface DistributionsPort {
  /** Of the list of that segment; null where it has too many records, and if loading fails or takes too long. */
  load(segment: string, query: Pick<RecordQuery, 'keyword' | 'filters'>): Promise<Distribution | null>
}

/** The list does not wait longer for what stands beside it, in ms. */
const PART_MS = 2_500

const listsOf = (filters: RecordQuery['filters']) =>
  Object.fromEntries(Object.entries(filters).map(([key, values]) => [key, [...values]]))

export function createDistributions({ search }: PortalClient): DistributionsPort {
  return {
    load: (type, { keyword, filters }) =>
      search
        .distribution({ type, ...(keyword && { keyword }), filters: listsOf(filters) }, { timeout: PART_MS })
        .catch((error: unknown) => {
          if (isPortalError(error)) return null
          throw error
        }),
  }
}
