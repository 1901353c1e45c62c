import { createClient } from '@zhushutong/sdk'
import { dataReports, orders } from '@zhushutong/sdk/contract'
import { CALLS } from './client'
import { orFailure } from './failure'

/** Data reports: their order and what is done with them. With a client of its own: few pages need these calls. */
export function createDataReports() {
  const client = createClient({ dataReports, orders }, CALLS)
  const { dataReports: reports } = client
  return {
    order: (productId: string, place: string, fen: number) =>
      orFailure(
        client.orders
          .create({ productId, orderType: 'data_report', requestParam: place, businessPrice: fen })
          .then((orderId) => ({ orderId })),
      ),
    status: (resourceId: string, signal?: AbortSignal) =>
      orFailure(reports.status({ resourceId }, { signal })),
    url: (resourceId: string) => orFailure(reports.url({ resourceId })),
    retry: (resourceId: string) => orFailure(reports.retry({ resourceId })),
    mail: (resourceId: string, email: string, signal?: AbortSignal) =>
      orFailure(reports.mail({ resourceId, email }, { signal }), { 10020: 'email' }),
    remove: (resourceId: string) => orFailure(reports.remove({ resourceId })),
  }
}
