import type { Clock } from '../../../platform/clock'
import type { Database } from '../../../platform/db'
import { type CashierPayment, cashierStore } from './cashier.store'
import { cashierRefundStore } from './cashier-refund.store'
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
export function sandboxCashier(database: Pick<Database, 'orm'>, clock: Clock, deliver: Deliver) {
  const payments = cashierStore(database, clock)
  const refunds = cashierRefundStore(database, clock)

  const tell = async (payment: CashierPayment): Promise<boolean> => {
    const rawBody = notificationOf(payment)
    const heard = await deliver(payment.channel, signedHeaders(rawBody, clock.now()), rawBody)
    await payments.recordNotification(payment, heard)
    return heard
  }

  return {
    books: payments,
    refunds,

    /** Null when the payment no longer allows this decision. */
    async decide(payment: CashierPayment, outcome: CashierOutcome): Promise<CashierPayment | null> {
      if (outcome === 'failed') return payments.fail(payment.id)
      if (outcome === 'refund-fails' || outcome === 'refund-works')
        return payments.letRefundFail(payment.id, outcome === 'refund-fails')
      if (outcome === 'bill-omits') return payments.omitFromBill(payment.id)
      if (outcome === 'paid-late') return payments.payLate(payment)
      const paid = await payments.pay(payment.id)
      if (paid) await tell(paid)
      return paid
    },

    async runDue(): Promise<void> {
      await payments.payScheduled()
      for (const payment of await payments.findToNotify()) await tell(payment)
      await refunds.finishDue()
      for (const refund of await refunds.findToNotify()) {
        const rawBody = refundNotificationOf(refund)
        const heard = await deliver(refund.channel, signedHeaders(rawBody, clock.now()), rawBody)
        await refunds.recordNotification(refund, heard)
      }
    },
  }
}

export type SandboxCashier = ReturnType<typeof sandboxCashier>
