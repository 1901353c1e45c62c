import { createHash } from 'node:crypto'
import { firstCharacters } from '@zhushutong/domain/formatting'
import * as z from 'zod/mini'
import type { Log } from '../../../platform/http'
import type {
  BillProvider,
  PayableOrder,
  PaymentProvider,
  RefundError,
  RefundOrder,
  RefundProvider,
} from '../payment.ports'
import { type NotificationKeys, openNotification } from './notification'
import { parseTradeBill } from './trade-bill'
import { type Payee, readNotifiedRefund, readRefund, readTransaction } from './transaction'
import type { SignedAnswer, WechatApi } from './wechat-api'

interface WechatPayOptions extends NotificationKeys {
  readonly api: WechatApi
  readonly payee: Payee
  readonly notifyUrl: () => string
  readonly log: Log
}

const UNAVAILABLE = { error: 'unavailable' } as const
const DESCRIPTION_LENGTH = 127
const REASON_LENGTH = 40

/** WeChat rejects a number already used by another payment type, so H5 payments have a number of their own. */
const PHONE_SUFFIX = '_h5'
const tradeNumbersOf = (orderCode: string) => [orderCode, `${orderCode}${PHONE_SUFFIX}`] as const
const orderCodeOf = (tradeNumber: string) =>
  tradeNumber.endsWith(PHONE_SUFFIX) ? tradeNumber.slice(0, -PHONE_SUFFIX.length) : tradeNumber

const ofOrder = <T extends { readonly orderCode: string }>(payment: T): T => ({
  ...payment,
  orderCode: orderCodeOf(payment.orderCode),
})

const h5Url = z.object({ h5_url: z.url() })
const codeUrl = z.object({ code_url: z.string().check(z.startsWith('weixin://')) })
const billFile = z.object({
  hash_type: z.literal('SHA1'),
  hash_value: z.string(),
  download_url: z.url(),
})

/** WeChat's documents write codes with and without underscores: ORDER_NOT_EXIST, ORDERNOTEXIST. */
const isCode = ({ code }: SignedAnswer, ...codes: readonly string[]) =>
  code !== null && codes.includes(code.replaceAll('_', ''))

/** RFC 3339 without ms, which is all that WeChat reads. */
const timeText = (ms: number) => `${new Date(ms).toISOString().slice(0, 19)}+00:00`

const requestOf = (order: PayableOrder, { merchantId, appId }: Payee, notifyUrl: string) => ({
  mchid: merchantId,
  appid: appId,
  description: firstCharacters(order.description, DESCRIPTION_LENGTH),
  out_trade_no: order.orderCode,
  time_expire: timeText(order.closesAt),
  notify_url: notifyUrl,
  amount: { total: order.amount, currency: order.currency },
})

const refundRequestOf = (order: RefundOrder, notifyUrl: string) => ({
  transaction_id: order.transactionId,
  out_refund_no: order.refundCode,
  reason: firstCharacters(order.reason, REASON_LENGTH),
  notify_url: notifyUrl,
  amount: { refund: order.amount, total: order.total, currency: order.currency },
})

/** Maps an error to `refused` only when no money can have moved; for every other error the state is unknown. */
const refusalOf = (answer: SignedAnswer): RefundError =>
  [400, 403, 404].includes(answer.status) && !isCode(answer, 'SIGNERROR', 'SYSTEMERROR')
    ? { error: 'refused', reason: answer.code ?? 'UNKNOWN' }
    : UNAVAILABLE

/** WeChat Pay APIv3: Native (a QR code scanned in WeChat) and H5 (a URL that opens WeChat on a phone). */
export function wechatPayProvider(
  options: WechatPayOptions,
): PaymentProvider & RefundProvider & BillProvider {
  const { api, payee, notifyUrl, log } = options
  const byTrade = (orderCode: string) => `/v3/pay/transactions/out-trade-no/${encodeURIComponent(orderCode)}`

  /** A signed but unreadable response, or one about another order, gives no state of this order. */
  const unexpected = (call: string) => {
    log.warn({ call }, 'unexpected answer of WeChat Pay')
    return UNAVAILABLE
  }

  const queryTrade = async (tradeNumber: string) => {
    const answer = await api.call('GET', `${byTrade(tradeNumber)}?mchid=${payee.merchantId}`)
    if ('error' in answer) return answer
    if (isCode(answer, 'ORDERNOTEXIST')) return null
    if (answer.code !== null) return UNAVAILABLE
    const payment = readTransaction(answer.body, payee)
    if (payment === null) return null
    return 'error' in payment || payment.orderCode !== tradeNumber ? unexpected('query') : ofOrder(payment)
  }

  const closeTrade = async (tradeNumber: string) => {
    const answer = await api.call('POST', `${byTrade(tradeNumber)}/close`, { mchid: payee.merchantId })
    if ('error' in answer) return answer
    if (isCode(answer, 'ORDERPAID')) return { error: 'paid' } as const
    // An order without a trade, or with a closed one, can no longer be paid.
    const isOver = answer.code === null || isCode(answer, 'ORDERNOTEXIST', 'ORDERCLOSED')
    return isOver ? ({ closed: true } as const) : UNAVAILABLE
  }

  return {
    method: 'wechat',

    async prepay(order) {
      const answer = await api.call(
        'POST',
        '/v3/pay/transactions/native',
        requestOf(order, payee, notifyUrl()),
      )
      if ('error' in answer || answer.code !== null) return UNAVAILABLE
      const parsed = codeUrl.safeParse(answer.body)
      return parsed.success ? { content: parsed.data.code_url } : unexpected('native')
    },

    async prepayOnPhone(order, ip) {
      const answer = await api.call('POST', '/v3/pay/transactions/h5', {
        ...requestOf({ ...order, orderCode: `${order.orderCode}${PHONE_SUFFIX}` }, payee, notifyUrl()),
        scene_info: { payer_client_ip: ip, h5_info: { type: 'Wap' } },
      })
      if ('error' in answer || answer.code !== null) return UNAVAILABLE
      const parsed = h5Url.safeParse(answer.body)
      return parsed.success ? { content: parsed.data.h5_url } : unexpected('h5')
    },

    async query(orderCode) {
      for (const tradeNumber of tradeNumbersOf(orderCode)) {
        const payment = await queryTrade(tradeNumber)
        if (payment !== null) return payment
      }
      return null
    },

    /** Closes both trade numbers, whatever the result of the first. */
    async close({ orderCode }) {
      const answers = []
      for (const tradeNumber of tradeNumbersOf(orderCode)) answers.push(await closeTrade(tradeNumber))
      return (
        answers.find((answer) => 'error' in answer && answer.error === 'paid') ??
        answers.find((answer) => 'error' in answer) ?? { closed: true }
      )
    },

    parseNotification(headers, rawBody, now) {
      const opened = openNotification(headers, rawBody, now, options)
      if ('error' in opened) return opened
      if (opened.event !== 'TRANSACTION.SUCCESS') return null
      const payment = readTransaction(opened.content, payee)
      return payment === null || 'error' in payment ? payment : ofOrder(payment)
    },

    async refund(order) {
      const answer = await api.call(
        'POST',
        '/v3/refund/domestic/refunds',
        refundRequestOf(order, notifyUrl()),
      )
      if ('error' in answer) return answer
      if (answer.code !== null) return refusalOf(answer)
      const refund = readRefund(answer.body)
      const isOurs = !('error' in refund) && refund.refundCode === order.refundCode
      return isOurs && refund.amount === order.amount ? refund : unexpected('refund')
    },

    async queryRefund({ refundCode }) {
      const target = `/v3/refund/domestic/refunds/${encodeURIComponent(refundCode)}`
      const answer = await api.call('GET', target)
      if ('error' in answer) return answer
      if (isCode(answer, 'RESOURCENOTEXISTS')) return null
      if (answer.code !== null) return UNAVAILABLE
      const refund = readRefund(answer.body)
      return 'error' in refund || refund.refundCode !== refundCode ? unexpected('refund query') : refund
    },

    parseRefundNotification(headers, rawBody, now) {
      const opened = openNotification(headers, rawBody, now, options)
      if ('error' in opened) return opened
      return opened.event.startsWith('REFUND.') ? readNotifiedRefund(opened.content, payee) : null
    },

    async downloadBill(day) {
      const answer = await api.call('GET', `/v3/bill/tradebill?bill_date=${day}&bill_type=ALL`)
      if ('error' in answer) return answer
      if (isCode(answer, 'NOSTATEMENTEXIST')) return []
      if (isCode(answer, 'STATEMENTCREATING')) return { error: 'not-ready' }
      const file = billFile.safeParse(answer.body)
      if (answer.code !== null || !file.success) return UNAVAILABLE
      const { download_url, hash_value: hash } = file.data
      // The download uses the configured host, whatever host the response contains.
      const { pathname, search } = new URL(download_url)
      const bytes = await api.fetchFile(`${pathname}${search}`)
      if (bytes === null) return UNAVAILABLE
      const isWhole = createHash('sha1').update(bytes).digest('hex') === hash.toLowerCase()
      const lines = isWhole ? parseTradeBill(bytes.toString('utf8')) : null
      return lines ? lines.map(ofOrder) : unexpected('bill')
    },
  }
}
