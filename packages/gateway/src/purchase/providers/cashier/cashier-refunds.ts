import { DAY_MS, parseDay } from '@zhushutong/domain/formatting'
import { QR_METHODS, type QrMethod } from '@zhushutong/domain/payment-methods'
import * as z from 'zod/mini'
import type { Clock } from '../../../platform/clock'
import type { Database } from '../../../platform/db'
import type { BillLine, BillProvider, ProviderRefund, RefundProvider } from '../payment.ports'
import { type CashierRefund, findRefundByNumber, insertCashierRefund, loadBill } from './cashier-refund.store'
import { MERCHANT_ID } from './merchant'
import { signatureError } from './signature'

const EVENT = 'REFUND'

const notification = z.object({
  event: z.literal(EVENT),
  channel: z.enum(QR_METHODS),
  merchantId: z.string(),
  outRefundNo: z.string(),
  refundId: z.string().check(z.minLength(1)),
  amount: z.int(),
  state: z.enum(['processing', 'done', 'failed']),
  doneAt: z.nullable(z.int()),
})

export function refundNotificationOf(refund: CashierRefund): Buffer {
  const { channel, outTradeNo, outRefundNo, id: refundId, amount, state, doneAt } = refund
  const notification = { event: EVENT, channel, merchantId: MERCHANT_ID, outTradeNo, outRefundNo }
  return Buffer.from(JSON.stringify({ ...notification, refundId, amount, state, doneAt }))
}

const parse = (rawBody: Buffer): unknown => {
  try {
    return JSON.parse(rawBody.toString('utf8'))
  } catch {
    return null
  }
}

export function isAboutRefund(body: unknown): boolean {
  return typeof body === 'object' && body !== null && 'event' in body && body.event === EVENT
}

const viewOf = ({ channel, outRefundNo, id, amount, state, doneAt }: CashierRefund): ProviderRefund => ({
  source: channel,
  refundCode: outRefundNo,
  refundId: id,
  amount,
  state,
  doneAt,
})

/** A fee of 0.6 %, as real providers charge. A refund returns its share. */
const feeOf = (amount: number) => Math.round((amount * 6) / 1000)

/** The merchant's API for refunds and bills of the sandbox cashier. */
export function cashierRefunds(
  method: QrMethod,
  { orm }: Pick<Database, 'orm'>,
  clock: Clock,
): RefundProvider & BillProvider {
  return {
    async refund({ orderCode: outTradeNo, refundCode: outRefundNo, amount, reason }) {
      const request = { outTradeNo, outRefundNo, amount, reason }
      const refund = await insertCashierRefund(orm, method, request, clock.now())
      return 'refused' in refund ? { error: 'refused', reason: refund.refused } : viewOf(refund)
    },

    async queryRefund({ refundCode }) {
      const refund = await findRefundByNumber(orm, method, refundCode)
      return refund && viewOf(refund)
    },

    parseRefundNotification(headers, rawBody, now) {
      const error = signatureError(headers, rawBody, now)
      if (error) return { error }
      const body = parse(rawBody)
      if (!isAboutRefund(body)) return null
      const parsed = notification.safeParse(body)
      if (!parsed.success) return { error: 'malformed' }
      const { merchantId, channel, outRefundNo, refundId, amount, state, doneAt } = parsed.data
      if (merchantId !== MERCHANT_ID || channel !== method) return { error: 'merchant' }
      return { source: channel, refundCode: outRefundNo, refundId, amount, state, doneAt }
    },

    async downloadBill(day) {
      const from = parseDay(day)
      if (from === null || clock.now() < from + DAY_MS) return { error: 'not-ready' }
      const { paid, refunded } = await loadBill(orm, method, from, from + DAY_MS)
      const payments = paid.map(({ outTradeNo, transactionId, amount, paidAt }): BillLine => {
        const line = { orderCode: outTradeNo, transactionId: transactionId ?? '', refundCode: null }
        return { kind: 'payment', ...line, amount, fee: feeOf(amount), at: paidAt ?? from }
      })
      const refunds = refunded.map(({ refund, transactionId }): BillLine => {
        const { outTradeNo: orderCode, outRefundNo: refundCode, amount, doneAt } = refund
        const line = { orderCode, transactionId: transactionId ?? '', refundCode }
        return { kind: 'refund', ...line, amount, fee: -feeOf(amount), at: doneAt ?? from }
      })
      return [...payments, ...refunds]
    },
  }
}
