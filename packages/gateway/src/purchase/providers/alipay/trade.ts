import { parseTime } from '@zhushutong/domain/formatting'
import * as z from 'zod/mini'
import type { ConfirmedPayment } from '../payment.ports'
import { parseFen } from '../yuan'

const trade = z.object({
  out_trade_no: z.string(),
  trade_status: z.string(),
  trade_no: z.optional(z.string().check(z.minLength(1))),
  total_amount: z.optional(z.string()),
  trans_currency: z.optional(z.string()),
  /** Time of payment: `send_pay_date` in a response, `gmt_payment` in a notification. */
  send_pay_date: z.optional(z.string()),
  gmt_payment: z.optional(z.string()),
})

/** A finished trade is paid as well; it can no longer be refunded. */
const PAID = ['TRADE_SUCCESS', 'TRADE_FINISHED']

/** Returns null before the payment (WAIT_BUYER_PAY) and for TRADE_CLOSED. */
export function readTrade(content: unknown): ConfirmedPayment | null | { readonly error: 'malformed' } {
  const parsed = trade.safeParse(content)
  if (!parsed.success) return { error: 'malformed' }
  const { out_trade_no: orderCode, trade_status: status, ...paid } = parsed.data
  if (!PAID.includes(status)) return null
  const transactionId = paid.trade_no
  const amount = parseFen(paid.total_amount ?? '')
  const paidAt = parseTime(paid.gmt_payment ?? paid.send_pay_date)
  if (transactionId === undefined || amount === null || paidAt === null) return { error: 'malformed' }
  return {
    source: 'alipay',
    transactionId,
    orderCode,
    amount,
    currency: paid.trans_currency ?? 'CNY',
    paidAt,
  }
}
