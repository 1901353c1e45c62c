import type { ComqueryPreview } from '@zhushutong/domain/comquery'
import { createClient } from '@zhushutong/sdk'
import { comquery } from '@zhushutong/sdk/contract'
import { CALLS } from './browser-client'
import { orFailure } from './failure'

/*
 * The preview of the combined query. By itself, as its contract brings the catalogue, which no other page needs.
 */

const client = createClient({ comquery }, CALLS)

type Query = Parameters<typeof client.comquery.preview>[0]

export const comqueryOf = {
  preview: async (query: object): Promise<ComqueryPreview | { error: string; message: string | null }> =>
    orFailure(client.comquery.preview(query as Query)),
}

export type ComqueryCalls = typeof comqueryOf
