import type { ComqueryPreview } from '@zhushutong/domain/comquery'
import { comquery } from '@zhushutong/sdk/contract'
import { createClient } from '@zhushutong/sdk/portal'
import { CALLS } from './client'
import { type CallFailure, orFailure } from './failure'

/**
 * The preview of the combined query. It has its own client: its contract includes the catalogue, which few
 * pages need.
 */
export function createPreview() {
  const client = createClient({ comquery }, CALLS)
  type Query = Parameters<typeof client.comquery.preview>[0]
  return {
    count: (query: object, signal?: AbortSignal): Promise<ComqueryPreview | CallFailure> =>
      orFailure(client.comquery.preview(query as Query, { signal })),
  }
}
