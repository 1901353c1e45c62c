import type { Clock } from '../../clock'
import type { Database } from '../../db'
import { type CashierPayment, cashierStore } from './cashier.store'
import { signedHeaders } from './signature'

/** ms for the merchant to answer, as the real ones give. */
const ANSWER_WITHIN = 5_000

/** Posts a notification to the merchant; whether it answered with success. */
export type Deliver = (
  channel: CashierPayment['channel'],
  headers: Readonly<Record<string, string>>,
  rawBody: Buffer,
) => Promise<boolean>

/** The text of a notification, as the merchant reads it. */
export const notificationOf = (payment: CashierPayment): Buffer =>
  Buffer.from(
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

/** Over HTTP, to a gateway whose address is known once it listens. */
export const deliverOverHttp =
  (origin: () => string | null): Deliver =>
  async (channel, headers, rawBody) => {
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

/** What a buyer may do at the cashier; `late` pays after the order has closed. */
export type CashierOutcome = 'paid' | 'failed' | 'paid-late'

/**
 * A cashier that stands for WeChat Pay and Alipay: it keeps its own books, takes the buyer's decision and tells the
 * merchant over HTTP with a signature, again and again until it is heard.
 */
export function sandboxCashier(database: Pick<Database, 'orm'>, clock: Clock, deliver: Deliver) {
  const books = cashierStore(database, clock)

  const tell = async (payment: CashierPayment): Promise<boolean> => {
    const rawBody = notificationOf(payment)
    const heard = await deliver(payment.channel, signedHeaders(rawBody, clock.now()), rawBody)
    await books.notified(payment, heard)
    return heard
  }

  return {
    books,

    /** Null when the payment can no longer be decided so. */
    async decide(payment: CashierPayment, outcome: CashierOutcome): Promise<CashierPayment | null> {
      if (outcome === 'failed') return books.fail(payment.id)
      if (outcome === 'paid-late') return books.payLate(payment)
      const paid = await books.pay(payment.id)
      if (paid) await tell(paid)
      return paid
    },

    /** Late payments fall due, and those who were not heard are told again. */
    async tick(): Promise<void> {
      await books.payScheduled()
      for (const payment of await books.toNotify()) await tell(payment)
    },
  }
}

export type SandboxCashier = ReturnType<typeof sandboxCashier>
