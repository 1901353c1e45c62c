import type { CashierDesk, CashierItem } from '@zhushutong/demo/sandbox'
import type { Deps } from '../platform/feature'
import {
  type CashierPayment,
  confirmTransfer,
  findAwaitedTransfers,
  findCashierPayment,
  findCashierPayments,
  findCashierRefunds,
  findOrder,
  type SandboxCashier,
} from '../purchase'

type Order = NonNullable<Awaited<ReturnType<typeof findOrder>>>

const transferItem = (order: Order): CashierItem => ({
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

/** The sandbox's payments and awaited transfers, and the decisions on them. */
export function createCashierDesk(
  { database: { orm }, clock }: Pick<Deps, 'database' | 'clock'>,
  cashier: SandboxCashier,
): CashierDesk {
  const loadItem = async (payment: CashierPayment): Promise<CashierItem> => {
    const { id, outTradeNo, channel, description, amount, state, expiresAt, refundFails } = payment
    const order = await findOrder(orm, outTradeNo)
    const refunds = (await findCashierRefunds(orm, outTradeNo))
      .filter((refund) => refund.channel === channel)
      .map(({ outRefundNo, amount: fen, state: at }) => ({ refundCode: outRefundNo, amount: fen, state: at }))
    const shown = { description, amount, state, closesAt: expiresAt, refunds, refundFails }
    return { id, orderId: order?.id ?? null, orderCode: outTradeNo, method: channel, ...shown }
  }

  return {
    async listOpen() {
      const payments = (await findCashierPayments(orm)).filter(
        ({ state }) => state !== 'paid' && state !== 'closed',
      )
      const items = await Promise.all(payments.map(loadItem))
      return [...items, ...(await findAwaitedTransfers(orm)).map(transferItem)]
    },

    async find(id) {
      const payment = await findCashierPayment(orm, id)
      if (payment) return loadItem(payment)
      const order = await findOrder(orm, id)
      if (!order) return null
      const [newest] = order.payType === 'CompanyPay' ? [] : await findCashierPayments(orm, order.orderCode)
      return newest ? loadItem(newest) : transferItem(order)
    },

    async decide({ id }, outcome) {
      const payment = await findCashierPayment(orm, id)
      if (!payment) return { status: 409, error: '这个订单还没有生成支付二维码' }
      return (await cashier.decide(payment, outcome))
        ? null
        : { status: 409, error: '这笔支付已经完成或关闭' }
    },

    async confirmTransfer({ orderId }) {
      const order = orderId === null ? null : await findOrder(orm, orderId)
      if (!order) return { status: 404, error: '没有这个订单' }
      await confirmTransfer(orm, order, clock.now())
      return null
    },
  }
}
