import { QR_METHODS, type QrMethod } from '@zhushutong/domain/payment-methods'
import * as z from 'zod/mini'
import type { Clock } from '../../../platform/clock'
import type { Database } from '../../../platform/db'
import type { ConfirmedPayment, PaymentProvider } from '../payment.ports'
import { type CashierPayment, closePayment, findPaymentByTrade, openPayment } from './cashier.store'
import { cashierRefunds, isAboutRefund } from './cashier-refunds'
import { MERCHANT_ID } from './merchant'
import { signatureError } from './signature'

const notification = z.object({
  channel: z.enum(QR_METHODS),
  merchantId: z.string(),
  outTradeNo: z.string(),
  transactionId: z.string().check(z.minLength(1)),
  amount: z.int(),
  currency: z.string(),
  tradeState: z.string(),
  paidAt: z.int(),
})

const parse = (rawBody: Buffer): unknown => {
  try {
    return JSON.parse(rawBody.toString('utf8'))
  } catch {
    return null
  }
}

const confirmed = (payment: CashierPayment): ConfirmedPayment | null =>
  payment.transactionId === null || payment.paidAt === null
    ? null
    : {
        source: payment.channel,
        transactionId: payment.transactionId,
        orderCode: payment.outTradeNo,
        amount: payment.amount,
        currency: payment.currency,
        paidAt: payment.paidAt,
      }

/** The merchant's API of the sandbox cashier. `pageOf` returns the URL in the QR code. */
export function cashierProvider(
  method: QrMethod,
  database: Pick<Database, 'orm'>,
  clock: Clock,
  pageOf: (paymentId: string) => string,
): PaymentProvider {
  const { orm } = database
  const prepay: PaymentProvider['prepay'] = async (payable) => {
    const { orderCode: outTradeNo, description, amount, currency, closesAt: expiresAt } = payable
    const order = { outTradeNo, description, amount, currency, expiresAt }
    const newPayment = { channel: method, merchantId: MERCHANT_ID, ...order }
    const payment = await openPayment(orm, newPayment, clock.now())
    return { content: pageOf(payment.id) }
  }
  return {
    ...cashierRefunds(method, database, clock),
    method,
    prepay,
    /** The QR code contains the same page. */
    prepayOnPhone: prepay,

    async query(orderCode) {
      const payment = await findPaymentByTrade(orm, method, orderCode)
      return payment && confirmed(payment)
    },

    async close({ orderCode }) {
      return (await closePayment(orm, method, orderCode)) === 'paid' ? { error: 'paid' } : { closed: true }
    },

    parseNotification(headers, rawBody, now) {
      const error = signatureError(headers, rawBody, now)
      if (error) return { error }
      const body = parse(rawBody)
      if (isAboutRefund(body)) return null
      const parsed = notification.safeParse(body)
      if (!parsed.success) return { error: 'malformed' }
      const { merchantId, channel, tradeState, outTradeNo: orderCode, ...payment } = parsed.data
      if (merchantId !== MERCHANT_ID || channel !== method) return { error: 'merchant' }
      if (tradeState !== 'SUCCESS') return null
      return { source: method, orderCode, ...payment }
    },
  }
}
