import { parseTime } from '@zhushutong/domain/formatting'
import * as z from 'zod/mini'
import type { ConfirmedPayment, ProviderRefund } from '../payment.ports'

/** The payee: payments to another merchant or app are not ours. */
export interface Payee {
  readonly merchantId: string
  readonly appId: string
}

const transaction = z.object({
  mchid: z.string(),
  appid: z.string(),
  out_trade_no: z.string(),
  trade_state: z.string(),
  transaction_id: z.optional(z.string().check(z.minLength(1))),
  success_time: z.optional(z.string()),
  amount: z.optional(z.object({ total: z.int(), currency: z.optional(z.string()) })),
})

const refund = z.object({
  out_refund_no: z.string(),
  refund_id: z.string().check(z.minLength(1)),
  out_trade_no: z.string(),
  success_time: z.optional(z.string()),
  amount: z.object({ refund: z.int() }),
})
const answeredRefund = z.extend(refund, { status: z.string() })
const notifiedRefund = z.extend(refund, { mchid: z.string(), refund_status: z.string() })

/** Null for an order that is unpaid, closed or refunded. */
export function readTransaction(
  content: unknown,
  payee: Payee,
): ConfirmedPayment | null | { readonly error: 'malformed' | 'merchant' } {
  const parsed = transaction.safeParse(content)
  if (!parsed.success) return { error: 'malformed' }
  const { mchid, appid, out_trade_no: orderCode, trade_state: state, ...paid } = parsed.data
  if (mchid !== payee.merchantId || appid !== payee.appId) return { error: 'merchant' }
  // REFUND: paid and returned, so there is no payment to grant.
  if (state !== 'SUCCESS') return null
  const { transaction_id: transactionId, amount } = paid
  const paidAt = parseTime(paid.success_time)
  if (transactionId === undefined || amount === undefined || paidAt === null) return { error: 'malformed' }
  const { total, currency = 'CNY' } = amount
  return { source: 'wechat', transactionId, orderCode, amount: total, currency, paidAt }
}

const STATES: Readonly<Record<string, ProviderRefund['state']>> = {
  SUCCESS: 'done',
  PROCESSING: 'processing',
  CLOSED: 'failed',
  // The payer's card is closed: the money is back with the merchant, who must return it in another way.
  ABNORMAL: 'failed',
}

const refundOf = (
  { out_refund_no: refundCode, refund_id: refundId, success_time, amount }: z.output<typeof refund>,
  status: string,
): ProviderRefund | { readonly error: 'malformed' } => {
  const state = STATES[status]
  const doneAt = state === 'done' ? parseTime(success_time) : null
  if (!state || (state === 'done' && doneAt === null)) return { error: 'malformed' }
  return { source: 'wechat', refundCode, refundId, amount: amount.refund, state, doneAt }
}

export function readRefund(content: unknown): ProviderRefund | { readonly error: 'malformed' } {
  const parsed = answeredRefund.safeParse(content)
  return parsed.success ? refundOf(parsed.data, parsed.data.status) : { error: 'malformed' }
}

/** Reads a refund in a notification; its merchant must be ours. */
export function readNotifiedRefund(
  content: unknown,
  { merchantId }: Payee,
): ProviderRefund | { readonly error: 'malformed' | 'merchant' } {
  const parsed = notifiedRefund.safeParse(content)
  if (!parsed.success) return { error: 'malformed' }
  if (parsed.data.mchid !== merchantId) return { error: 'merchant' }
  return refundOf(parsed.data, parsed.data.refund_status)
}
