import type { ExportFormat } from '@zhushutong/domain/export'
import type { ExportList } from '@/triggers/targets'
import type { ClientOf, Gateway } from '@/wiring/browser/gateway'

type Full = ClientOf<'full'>

const NOTHING = { error: '30003', message: '没有可导出的列表' }

const exportList = async (calls: Full, list: ExportList, more: object, signal?: AbortSignal) => {
  if ('conditions' in list) {
    const input = { ...list, ...more } as Parameters<Full['comquery']['export']>[0]
    return calls.comquery.export(input, { signal })
  }
  const { kind, keyword, filters, sort } = list
  const resource = calls.records(kind as 'company')
  if (!resource) return NOTHING
  // Filters and sorts depend on the kind, which is known at run time only.
  const input = { keyword, filters, sort, ...more } as Parameters<(typeof resource)['export']>[0]
  return resource.export(input, { signal })
}

/** The user's exports. */
export function exportsPort({ call }: Gateway) {
  const client = 'full'
  return {
    preview: (list: ExportList, signal?: AbortSignal) =>
      call((calls) => exportList(calls, list, { preview: true }, signal), { client }),
    start: async (list: ExportList, format: ExportFormat, fen: number) => {
      const answer = await call((calls) => exportList(calls, list, { format, businessPrice: fen }), {
        client,
      })
      return 'error' in answer ? answer : (answer.job ?? NOTHING)
    },
    one: (exportId: string, signal?: AbortSignal) =>
      call(({ exports }) => exports.get({ exportId }, { signal }), { client }),
    retry: (exportId: string) => call(({ exports }) => exports.retry({ exportId }), { client }),
    remove: (exportId: string) => call(({ exports }) => exports.remove({ exportId }), { client }),
  }
}
