import type { ComqueryList } from '@zhushutong/domain/comquery'
import type { ExportFormat } from '@zhushutong/domain/export'
import { createPortalClient } from '@zhushutong/sdk'
import { CALLS } from './browser-client'
import { orFailure } from './failure'

/** A list of records as its page shows it. */
interface RecordList {
  readonly kind: string
  readonly keyword?: string
  readonly filters: Readonly<Record<string, readonly string[]>>
  readonly sort?: string
}

type List = RecordList | ComqueryList

/*
 * Exports of the one who is logged in. The whole client: the calls of the records bring the catalogue, which no page
 * needs before somebody exports, so that this is loaded by itself.
 */

const client = createPortalClient(CALLS)

const NOTHING = { error: '30003', message: '没有可导出的列表' }

const ask = async (list: List, more: object) => {
  if ('conditions' in list) {
    const what = { ...list, ...more } as Parameters<(typeof client)['comquery']['export']>[0]
    return orFailure(client.comquery.export(what))
  }
  const { kind, keyword, filters, sort } = list
  const resource = client.records(kind as 'company')
  if (!resource) return NOTHING
  // Which filters and sorts there are depends on the kind, which is known at run time only.
  const what = { keyword, filters, sort, ...more } as Parameters<(typeof resource)['export']>[0]
  return orFailure(resource.export(what))
}

export const exportsOf = {
  preview: (list: List) => ask(list, { preview: true }),
  start: async (list: List, format: ExportFormat, fen: number) => {
    const made = await ask(list, { format, businessPrice: fen })
    return 'error' in made ? made : (made.job ?? NOTHING)
  },
  one: (exportId: string) => orFailure(client.exports.one({ exportId })),
  retry: (exportId: string) => orFailure(client.exports.retry({ exportId })),
  remove: (exportId: string) => orFailure(client.exports.remove({ exportId })),
}

export type Exports = typeof exportsOf
