import type { ComqueryList } from '@zhushutong/domain/comquery'
import type { ExportFormat } from '@zhushutong/domain/export'
import { createFullClient, type FullClient } from '@zhushutong/sdk/portal'
import { CALLS } from '../client'
import { orFailure } from '../failure'

interface RecordList {
  readonly kind: string
  readonly keyword?: string
  readonly filters: Readonly<Record<string, readonly string[]>>
  readonly sort?: string
}

type List = RecordList | ComqueryList

const NOTHING = { error: '30003', message: '没有可导出的列表' }

const exportList = async (client: FullClient, list: List, more: object, signal?: AbortSignal) => {
  if ('conditions' in list) {
    const what = { ...list, ...more } as Parameters<FullClient['comquery']['export']>[0]
    return orFailure(client.comquery.export(what, { signal }))
  }
  const { kind, keyword, filters, sort } = list
  const resource = client.records(kind as 'company')
  if (!resource) return NOTHING
  // Filters and sorts depend on the kind, which is known at run time only.
  const what = { keyword, filters, sort, ...more } as Parameters<(typeof resource)['export']>[0]
  return orFailure(resource.export(what, { signal }))
}

/**
 * The user's exports, with the full client: record calls include the catalogue, which no page needs before
 * an export.
 */
export function createExports() {
  const client = createFullClient(CALLS)
  return {
    preview: (list: List, signal?: AbortSignal) => exportList(client, list, { preview: true }, signal),
    start: async (list: List, format: ExportFormat, fen: number) => {
      const answer = await exportList(client, list, { format, businessPrice: fen })
      return 'error' in answer ? answer : (answer.job ?? NOTHING)
    },
    one: (exportId: string, signal?: AbortSignal) => orFailure(client.exports.get({ exportId }, { signal })),
    retry: (exportId: string) => orFailure(client.exports.retry({ exportId })),
    remove: (exportId: string) => orFailure(client.exports.remove({ exportId })),
  }
}
