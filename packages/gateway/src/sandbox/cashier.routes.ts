import type { Deps } from '../platform/feature'
import { isForeignForm, type Server } from '../platform/http'
import {
  type CashierOutcome,
  type CashierPayment,
  confirmTransfer,
  findAwaitedTransfers,
  findOrder,
  type SandboxCashier,
} from '../purchase'
import { type CashierItem, itemPage, listPage } from './cashier.view'
import { refuse, show, wantsHtml } from './page'

const OUTCOMES: readonly CashierOutcome[] = [
  'paid',
  'failed',
  'paid-late',
  'refund-fails',
  'refund-works',
  'bill-omits',
]
const isOutcome = (text: unknown): text is CashierOutcome => OUTCOMES.some((outcome) => outcome === text)

interface Found {
  readonly item: CashierItem
  readonly payment: CashierPayment | null
}

/** The cashier's pages: for the buyer after scanning, and for the staff. */
export function mountCashier(app: Server, { database: { orm }, clock }: Deps, cashier: SandboxCashier): void {
  const loadItem = async (payment: CashierPayment): Promise<CashierItem> => {
    const { id, outTradeNo, channel, description, amount, state, expiresAt, refundFails } = payment
    const order = await findOrder(orm, outTradeNo)
    const refunds = (await cashier.refunds.list(outTradeNo))
      .filter((refund) => refund.channel === channel)
      .map(({ outRefundNo, amount: fen, state: at }) => ({ refundCode: outRefundNo, amount: fen, state: at }))
    const shown = { description, amount, state, closesAt: expiresAt, refunds, refundFails }
    return { id, orderId: order?.id ?? null, orderCode: outTradeNo, method: channel, ...shown }
  }

  const transferItem = (order: NonNullable<Awaited<ReturnType<typeof findOrder>>>): CashierItem => ({
    id: order.id,
    orderId: order.id,
    orderCode: order.orderCode,
    method: 'transfer',
    description: order.productName,
    amount: order.amount,
    state: order.status === 'pending' ? 'open' : order.status === 'closed' ? 'closed' : 'paid',
    closesAt: order.closesAt,
    refunds: [],
    refundFails: false,
  })

  /** Finds by a payment's id, or by an order's id or code: then its newest payment, or its transfer. */
  const find = async (id: string): Promise<Found | null> => {
    const payment = await cashier.books.find(id)
    if (payment) return { item: await loadItem(payment), payment }
    const order = await findOrder(orm, id)
    if (!order) return null
    const [newest] = order.payType === 'CompanyPay' ? [] : await cashier.books.list(order.orderCode)
    return newest
      ? { item: await loadItem(newest), payment: newest }
      : { item: transferItem(order), payment: null }
  }

  const decide = async (
    { item, payment }: Found,
    outcome: unknown,
  ): Promise<{ error: string; status: number } | null> => {
    if (outcome === 'transfer-confirmed') {
      const order = item.orderId === null ? null : await findOrder(orm, item.orderId)
      if (!order) return { status: 404, error: '没有这个订单' }
      await confirmTransfer(orm, order, clock.now())
      return null
    }
    if (!isOutcome(outcome)) {
      return {
        status: 400,
        error:
          'outcome 应为 paid、failed、paid-late、transfer-confirmed、refund-fails、refund-works 或 bill-omits',
      }
    }
    if (!payment) return { status: 409, error: '这个订单还没有生成支付二维码' }
    return (await cashier.decide(payment, outcome)) ? null : { status: 409, error: '这笔支付已经完成或关闭' }
  }

  app.get('/sandbox/cashier', async (request, reply) => {
    const payments = (await cashier.books.list()).filter(
      ({ state }) => state !== 'paid' && state !== 'closed',
    )
    const items = await Promise.all(payments.map(loadItem))
    const all = [...items, ...(await findAwaitedTransfers(orm)).map(transferItem)]
    return show(request, reply, all, () => listPage(all))
  })

  app.get<{ Params: { id: string } }>('/sandbox/cashier/:id', async (request, reply) => {
    const result = await find(request.params.id)
    if (!result) return refuse(request, reply, 404, '没有这笔支付')
    return show(request, reply, result.item, () => itemPage(result.item))
  })

  app.post<{ Params: { id: string }; Body: { outcome?: unknown } | undefined }>(
    '/sandbox/cashier/:id',
    async (request, reply) => {
      if (isForeignForm(request)) return refuse(request, reply, 403, '请在沙箱页面上操作')
      const result = await find(request.params.id)
      if (!result) return refuse(request, reply, 404, '没有这笔支付')
      const refused = await decide(result, request.body?.outcome)
      if (refused) return refuse(request, reply, refused.status, refused.error)
      const after = await find(result.item.id)
      return wantsHtml(request)
        ? reply.redirect(`/sandbox/cashier/${result.item.id}`, 303)
        : reply.send(after?.item)
    },
  )
}
