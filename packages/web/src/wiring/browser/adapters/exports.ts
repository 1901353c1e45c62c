import type { ComqueryList } from '@zhushutong/domain/comquery'
import type { ExportFormat } from '@zhushutong/domain/export'
import type { ClientOf, Gateway } from '../gateway'

interface RecordList {
  readonly kind: string
  readonly keyword?: string
  readonly filters: Readonly<Record<string, readonly string[]>>
  readonly sort?: string
}

type List = RecordList | ComqueryList
type Full = ClientOf<'full'>

const NOTHING = { error: '30003', message: '没有可导出的列表' }

const exportList = async (calls: Full, list: List, more: object, signal?: AbortSignal) => {
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
    preview: (list: List, signal?: AbortSignal) =>
      call((calls) => exportList(calls, list, { preview: true }, signal), { client }),
    start: async (list: List, format: ExportFormat, fen: number) => {
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

/** Data reports: orders and actions. */
export function dataReportsPort({ call }: Gateway) {
  return {
    /** The buyer has accepted the agreement in force. */
    order: (productId: string, place: string, fen: number) =>
      call(async ({ orders, purchase }) => {
        const { agreementVersion } = await purchase.payTypes({})
        const order = { productId, orderType: 'data_report', requestParam: place } as const
        return { orderId: await orders.create({ ...order, businessPrice: fen, agreementVersion }) }
      }),
    status: (resourceId: string, signal?: AbortSignal) =>
      call(({ dataReports }) => dataReports.status({ resourceId }, { signal })),
    url: (resourceId: string) => call(({ dataReports }) => dataReports.url({ resourceId })),
    retry: (resourceId: string) => call(({ dataReports }) => dataReports.retry({ resourceId })),
    mail: (resourceId: string, email: string, signal?: AbortSignal) =>
      call(({ dataReports }) => dataReports.mail({ resourceId, email }, { signal }), {
        fieldOfCode: { 10020: 'email' },
      }),
    remove: (resourceId: string) => call(({ dataReports }) => dataReports.remove({ resourceId })),
  }
}
