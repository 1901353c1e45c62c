import type { Gateway } from '@/wiring/browser/gateway'

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
