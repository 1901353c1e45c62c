import { firstCharacters, formatTime, MINUTE_MS, parseTime } from '@zhushutong/domain/formatting'
import * as z from 'zod/mini'
import type { Clock } from '../../../platform/clock'
import type { Log } from '../../../platform/http'
import type {
  BillProvider,
  PaymentProvider,
  ProviderRefund,
  RefundError,
  RefundOrder,
  RefundProvider,
} from '../payment.ports'
import { formatYuan, parseFen } from '../yuan'
import type { AlipayApi, SignedAnswer } from './alipay-api'
import { openNotification, type Receiver } from './notification'
import { readTrade } from './trade'
import { parseTradeBill } from './trade-bill'

interface AlipayOptions extends Receiver {
  readonly api: AlipayApi
  /** FACE_TO_FACE_PAYMENT or QR_CODE_OFFLINE, according to the contract with Alipay. */
  readonly productCode: string
  readonly notifyUrl: () => string
  /** Page to which Alipay redirects the payer. A visit to it is no proof of payment. */
  readonly returnUrl: string
  readonly clock: Clock
  readonly log: Log
}

const UNAVAILABLE = { error: 'unavailable' } as const
const SUBJECT_LENGTH = 100
/** 手机网站支付 */
const PHONE_PRODUCT = 'QUICK_WAP_WAY'
const REASON_LENGTH = 100

const precreated = z.object({ out_trade_no: z.string(), qr_code: z.url() })
const refunded = z.object({
  out_trade_no: z.string(),
  trade_no: z.string(),
  fund_change: z.optional(z.string()),
})
const refundState = z.object({
  trade_no: z.optional(z.string()),
  out_request_no: z.optional(z.string()),
  refund_amount: z.optional(z.string()),
  refund_status: z.optional(z.string()),
  gmt_refund_pay: z.optional(z.string()),
})
const billUrl = z.object({ bill_download_url: z.url() })

/** Maps an error to `refused` only when no money can have moved; for every other error the state is unknown. */
const refusalOf = ({ code }: SignedAnswer): RefundError =>
  code?.startsWith('ACQ.') && code !== 'ACQ.SYSTEM_ERROR' ? { error: 'refused', reason: code } : UNAVAILABLE

/** Alipay as QR code (当面付 or 订单码支付) and as page for phones (手机网站支付). */
export function alipayProvider(options: AlipayOptions): PaymentProvider & RefundProvider & BillProvider {
  const { api, sellerId, productCode, notifyUrl, returnUrl, clock, log } = options

  const unexpected = (call: string) => {
    log.warn({ call }, 'unexpected answer of Alipay')
    return UNAVAILABLE
  }

  const queryRefund = async ({ orderCode, refundCode }: Pick<RefundOrder, 'orderCode' | 'refundCode'>) => {
    const answer = await api.call('alipay.trade.fastpay.refund.query', {
      out_trade_no: orderCode,
      out_request_no: refundCode,
      query_options: ['gmt_refund_pay'],
    })
    if ('error' in answer) return answer
    if (answer.code === 'ACQ.TRADE_NOT_EXIST') return null
    if (answer.code !== null) return UNAVAILABLE
    const parsed = refundState.safeParse(answer.body)
    if (!parsed.success) return unexpected('refund query')
    const { refund_amount, refund_status: status, trade_no, out_request_no, gmt_refund_pay } = parsed.data
    // Alipay returns a success without refund fields for an unknown refund.
    if (refund_amount === undefined) return null
    const amount = parseFen(refund_amount)
    if (amount === null || out_request_no !== refundCode) return unexpected('refund query')
    const isDone = status === 'REFUND_SUCCESS'
    return {
      source: 'alipay',
      refundCode,
      refundId: `${trade_no}:${refundCode}`,
      amount,
      state: isDone ? 'done' : 'processing',
      doneAt: isDone ? (parseTime(gmt_refund_pay) ?? clock.now()) : null,
    } as const satisfies ProviderRefund
  }

  return {
    method: 'alipay',

    async prepay({ orderCode, description, amount, closesAt }) {
      // Alipay accepts whole minutes only. Rounded down, so that no code outlives its order.
      const minutes = Math.floor((closesAt - clock.now()) / MINUTE_MS)
      if (minutes < 1) return UNAVAILABLE
      const content = {
        out_trade_no: orderCode,
        total_amount: formatYuan(amount),
        subject: firstCharacters(description, SUBJECT_LENGTH),
        seller_id: sellerId,
        product_code: productCode,
        timeout_express: `${minutes}m`,
        qr_code_timeout_express: `${minutes}m`,
      }
      const answer = await api.call('alipay.trade.precreate', content, notifyUrl())
      if ('error' in answer || answer.code !== null) return UNAVAILABLE
      const parsed = precreated.safeParse(answer.body)
      const isOurs = parsed.success && parsed.data.out_trade_no === orderCode
      return isOurs ? { content: parsed.data.qr_code } : unexpected('precreate')
    },

    async prepayOnPhone({ orderCode, description, amount, closesAt }) {
      if (closesAt - clock.now() < MINUTE_MS) return UNAVAILABLE
      const content = {
        out_trade_no: orderCode,
        total_amount: formatYuan(amount),
        subject: firstCharacters(description, SUBJECT_LENGTH),
        seller_id: sellerId,
        product_code: PHONE_PRODUCT,
        time_expire: `${formatTime(closesAt)}:00`,
        quit_url: returnUrl,
      }
      return { content: api.pageUrl('alipay.trade.wap.pay', content, notifyUrl(), returnUrl) }
    },

    async query(orderCode) {
      const answer = await api.call('alipay.trade.query', { out_trade_no: orderCode })
      if ('error' in answer) return answer
      if (answer.code === 'ACQ.TRADE_NOT_EXIST') return null
      if (answer.code !== null) return UNAVAILABLE
      const payment = readTrade(answer.body)
      if (payment === null) return null
      return 'error' in payment || payment.orderCode !== orderCode ? unexpected('query') : payment
    },

    async close({ orderCode, closesAt }) {
      const answer = await api.call('alipay.trade.close', { out_trade_no: orderCode })
      if ('error' in answer) return answer
      if (answer.code === null || answer.code === 'ACQ.TRADE_HAS_CLOSE') return { closed: true }
      // Alipay creates the trade at the scan: an unscanned code stays payable until the end of its order.
      if (answer.code === 'ACQ.TRADE_NOT_EXIST')
        return clock.now() < closesAt ? UNAVAILABLE : { closed: true }
      // A trade that is neither open nor closed is paid; the caller queries the payment.
      return answer.code === 'ACQ.TRADE_STATUS_ERROR' ? { error: 'paid' } : UNAVAILABLE
    },

    parseNotification(_, rawBody, now) {
      const opened = openNotification(rawBody, now, options)
      if ('error' in opened) return opened
      // `gmt_refund` marks a notification of a refund; its trade state is not a new payment.
      return opened.form.gmt_refund ? null : readTrade(opened.form)
    },

    async refund(order) {
      const { orderCode, transactionId, refundCode, amount } = order
      const answer = await api.call('alipay.trade.refund', {
        out_trade_no: orderCode,
        trade_no: transactionId,
        refund_amount: formatYuan(amount),
        refund_reason: firstCharacters(order.reason, REASON_LENGTH),
        out_request_no: refundCode,
      })
      if ('error' in answer) return answer
      if (answer.code !== null) return refusalOf(answer)
      const parsed = refunded.safeParse(answer.body)
      if (!parsed.success || parsed.data.out_trade_no !== orderCode) return unexpected('refund')
      // The response gives the sum of all refunds, and N for a repeated request. Only the query gives the amount of
      // this refund.
      const refund = await queryRefund(order)
      if (refund === null) return UNAVAILABLE
      return 'error' in refund || refund.amount === amount ? refund : unexpected('refund')
    },

    queryRefund,

    /**
     * Alipay's notifications give the sum of all refunds of a trade, without naming a refund. Only the query result
     * counts.
     */
    parseRefundNotification(_, rawBody, now) {
      const opened = openNotification(rawBody, now, options)
      return 'error' in opened ? opened : null
    },

    async downloadBill(day) {
      const method = 'alipay.data.dataservice.bill.downloadurl.query'
      const answer = await api.call(method, { bill_type: 'trade', bill_date: day })
      if ('error' in answer) return answer
      if (answer.code?.toLowerCase().includes('bill_not_exist')) return { error: 'not-ready' }
      const parsed = billUrl.safeParse(answer.body)
      if (answer.code !== null || !parsed.success) return UNAVAILABLE
      const bytes = await api.fetchFile(parsed.data.bill_download_url)
      return bytes === null ? UNAVAILABLE : (parseTradeBill(bytes) ?? unexpected('bill'))
    },
  }
}
