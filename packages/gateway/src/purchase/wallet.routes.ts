import { PAYMENT_METHOD_NAMES, type PaymentMethod } from '@zhushutong/domain/payment-methods'
import { TOP_UP } from '@zhushutong/domain/wallet'
import { type contract, wallet } from '@zhushutong/sdk/contract'
import { once } from '../idempotency'
import type { Deps } from '../platform/feature'
import { CODES, type Handlers, sessionOf } from '../platform/http'
import type { PaymentService } from './checkout/payment.service'
import { createTopUp } from './checkout/top-up'
import { findOwnOrder } from './orders/find-order'
import { askRest, priceRest } from './refunds/pay-out'
import { refundView } from './refunds/refund.store'
import { readBalance } from './wallet/move-wallet'
import { findMovements, readWallet } from './wallet/statement.store'

const NO_TOP_UP = { error: '30002' } as const

/** Top-ups, statement and payout of the wallet (WAL-01 to WAL-04). */
export function walletHandlers(
  { database: { orm }, config }: Deps,
  payments: PaymentService,
): Handlers<typeof contract.wallet> {
  const findTopUp = async (userId: string, orderId: string) => {
    const order = await findOwnOrder(orm, userId, orderId)
    return order?.grants === 'wallet' ? order : null
  }

  return {
    async recharge(request, context) {
      const { userId } = sessionOf(context)
      await payments.refresh(userId)
      const call = { path: wallet.recharge.path, input: request }
      const result = await once(orm, context, call, (tx) =>
        createTopUp(tx, userId, request.amount, context.now),
      )
      await payments.stopUnwanted(userId)
      return result
    },

    async rechargeStatus({ orderId }, context) {
      const { userId } = sessionOf(context)
      await payments.refresh(userId)
      const order = await findTopUp(userId, orderId)
      if (!order) return NO_TOP_UP
      return {
        payStatus: order.status === 'paid',
        status: order.status,
        closeReason: order.closeReason,
        orderCode: order.orderCode,
        amount: order.amount,
        paySuccTime: order.paidAt,
        closesAt: order.closesAt,
        serverTime: context.now,
        balance: await readBalance(orm, userId),
      }
    },

    async info(_, context) {
      const { userId } = sessionOf(context)
      // Overdue orders are closed first, so that the shown balance includes their reserved money.
      await payments.refresh(userId)
      const { minFen, maxFen, mostHeldFen } = TOP_UP
      return { ...(await readWallet(orm, userId)), minFen, maxFen, mostHeldFen }
    },

    async records(request, context) {
      const { userId } = sessionOf(context)
      await payments.refresh(userId)
      return findMovements(orm, userId, request)
    },

    async priceRefund(_, context) {
      const { amount, parts } = await priceRest(orm, sessionOf(context).userId)
      return {
        amount,
        parts: parts.map(({ orderCode, provider, paidAt, amount: fen }) => ({
          orderCode,
          payTypeName: PAYMENT_METHOD_NAMES[provider as PaymentMethod],
          paySuccTime: paidAt,
          amount: fen,
        })),
      }
    },

    async askRefund({ reason, amount }, context) {
      const { userId } = sessionOf(context)
      const call = { path: wallet.askRefund.path, input: { reason, amount } }
      return once(orm, context, call, async (tx) => {
        const payoutRequest = { reason, shown: amount, actor: 'buyer' } as const
        const requested = await askRest(tx, userId, payoutRequest, config.REFUND_RULE_FEN, context.now)
        return 'error' in requested
          ? { error: CODES.badRequest, message: requested.error }
          : { refunds: requested.map(refundView) }
      })
    },
  }
}
