import type { Clock } from '../../../platform/clock'
import type { Database } from '../../../platform/db'
import {
  type CashierPayment,
  failPayment,
  findPaymentsToNotify,
  letRefundFail,
  omitFromBill,
  pay,
  payScheduled,
  recordPaymentNotification,
  schedulePayment,
} from './cashier.store'
import { findRefundsToNotify, finishDueRefunds, recordRefundNotification } from './cashier-refund.store'
import { refundNotificationOf } from './cashier-refunds'
import { signedHeaders } from './signature'

/** Timeout of the merchant's response in ms, as with the real providers. */
const ANSWER_WITHIN = 5_000

/** Posts a notification to the merchant; true when the merchant acknowledges it. */
type Deliver = (
  channel: CashierPayment['channel'],
  headers: Readonly<Record<string, string>>,
  rawBody: Buffer,
) => Promise<boolean>

function notificationOf(payment: CashierPayment): Buffer {
  return Buffer.from(
    JSON.stringify({
      channel: payment.channel,
      merchantId: payment.merchantId,
      outTradeNo: payment.outTradeNo,
      transactionId: payment.transactionId,
      amount: payment.amount,
      currency: payment.currency,
      tradeState: 'SUCCESS',
      paidAt: payment.paidAt,
    }),
  )
}

/** Delivers over HTTP. The gateway's address is known only once it listens. */
export function deliverOverHttp(origin: () => string | null): Deliver {
  return async (channel, headers, rawBody) => {
    const at = origin()
    if (at === null) return false
    try {
      const answer = await fetch(`${at}/notify/sandbox/${channel}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: new Uint8Array(rawBody),
        signal: AbortSignal.timeout(ANSWER_WITHIN),
      })
      return answer.ok
    } catch {
      return false
    }
  }
}

/**
 * A tester's choices at the cashier. `paid-late` pays after the order has closed. For a paid payment: the result of
 * its next refund, or its omission from the daily bill.
 */
type CashierOutcome = 'paid' | 'failed' | 'paid-late' | 'refund-fails' | 'refund-works' | 'bill-omits'

/**
 * Simulates WeChat Pay and Alipay: stores its own payments, applies the tester's decision and notifies the merchant
 * over HTTP with a signature, repeated until acknowledged.
 */
export function sandboxCashier({ orm }: Pick<Database, 'orm'>, clock: Clock, deliver: Deliver) {
  const notify = async (payment: CashierPayment): Promise<void> => {
    const rawBody = notificationOf(payment)
    const isAcknowledged = await deliver(payment.channel, signedHeaders(rawBody, clock.now()), rawBody)
    await recordPaymentNotification(orm, payment, isAcknowledged, clock.now())
  }

  return {
    /** Null when the payment no longer allows this decision. */
    async decide(payment: CashierPayment, outcome: CashierOutcome): Promise<CashierPayment | null> {
      if (outcome === 'failed') return failPayment(orm, payment.id)
      if (outcome === 'refund-fails' || outcome === 'refund-works')
        return letRefundFail(orm, payment.id, outcome === 'refund-fails')
      if (outcome === 'bill-omits') return omitFromBill(orm, payment.id)
      if (outcome === 'paid-late') return schedulePayment(orm, payment, clock.now())
      const paid = await pay(orm, payment.id, clock.now())
      if (paid) await notify(paid)
      return paid
    },

    async runDue(): Promise<void> {
      await payScheduled(orm, clock.now())
      for (const payment of await findPaymentsToNotify(orm, clock.now())) await notify(payment)
      await finishDueRefunds(orm, clock.now())
      for (const refund of await findRefundsToNotify(orm, clock.now())) {
        const rawBody = refundNotificationOf(refund)
        const isAcknowledged = await deliver(refund.channel, signedHeaders(rawBody, clock.now()), rawBody)
        await recordRefundNotification(orm, refund, isAcknowledged, clock.now())
      }
    },
  }
}

export type SandboxCashier = ReturnType<typeof sandboxCashier>
