import { dataReports, orders, purchase } from '@zhushutong/sdk/contract'
import { createClient } from '@zhushutong/sdk/portal'
import { CALLS } from '../client'
import { orFailure } from '../failure'

/** Data reports: orders and actions. With a client of its own: few pages need these calls. */
export function createDataReports() {
  const client = createClient({ dataReports, orders, purchase }, CALLS)
  const { dataReports: reports } = client
  return {
    /** The buyer has accepted the agreement in force. */
    order: async (productId: string, place: string, fen: number) => {
      const terms = await orFailure(client.purchase.payTypes({}))
      if ('error' in terms) return terms
      const { agreementVersion } = terms
      const order = { productId, orderType: 'data_report', requestParam: place, businessPrice: fen } as const
      return orFailure(client.orders.create({ ...order, agreementVersion }).then((orderId) => ({ orderId })))
    },
    status: (resourceId: string, signal?: AbortSignal) =>
      orFailure(reports.status({ resourceId }, { signal })),
    url: (resourceId: string) => orFailure(reports.url({ resourceId })),
    retry: (resourceId: string) => orFailure(reports.retry({ resourceId })),
    mail: (resourceId: string, email: string, signal?: AbortSignal) =>
      orFailure(reports.mail({ resourceId, email }, { signal }), { 10020: 'email' }),
    remove: (resourceId: string) => orFailure(reports.remove({ resourceId })),
  }
}
