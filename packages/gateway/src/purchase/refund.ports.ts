import type { IncomingHttpHeaders } from 'node:http'
import type { NotificationError, QrMethod } from './payment.ports'

export interface RefundOrder {
  /** Our order number: the provider's out_trade_no. */
  readonly orderCode: string
  /** The provider's number of the refunded payment. */
  readonly transactionId: string
  /** Our refund number. The provider refunds it once, however often it is requested. */
  readonly refundCode: string
  /** fen to refund */
  readonly amount: number
  /** fen of the whole payment */
  readonly total: number
  readonly currency: string
  /** Shown to the payer. */
  readonly reason: string
}

/** The provider's state of a refund. `failed` is final: the money stays with the merchant. */
export interface ProviderRefund {
  readonly source: QrMethod
  readonly refundCode: string
  /** The provider's refund number. */
  readonly refundId: string
  /** fen */
  readonly amount: number
  readonly state: 'processing' | 'done' | 'failed'
  /** ms since epoch; null until done */
  readonly doneAt: number | null
}

/** `unavailable`: the state is unknown, retry later. `refused`: the provider rejects the refund for good. */
export type RefundError =
  | { readonly error: 'unavailable' }
  | { readonly error: 'refused'; readonly reason: string }

export interface RefundProvider {
  readonly refund: (order: RefundOrder) => Promise<ProviderRefund | RefundError>
  /** Null for a refund unknown to the provider. */
  readonly queryRefund: (
    order: Pick<RefundOrder, 'orderCode' | 'refundCode'>,
  ) => Promise<ProviderRefund | null | { readonly error: 'unavailable' }>
  /** Verifies as for a payment; null when the notification reports no refund. */
  readonly parseRefundNotification: (
    headers: IncomingHttpHeaders,
    rawBody: Buffer,
    now: number,
  ) => ProviderRefund | null | { readonly error: NotificationError }
}

export interface BillLine {
  readonly kind: 'payment' | 'refund'
  readonly orderCode: string
  readonly transactionId: string
  /** Our refund number; null for a payment. */
  readonly refundCode: string | null
  /** fen, positive for both kinds */
  readonly amount: number
  /** fen charged by the provider; negative for a returned fee */
  readonly fee: number
  /** ms since epoch */
  readonly at: number
}

export interface BillProvider {
  /** `day` is YYYY-MM-DD in Asia/Shanghai. `not-ready`: retry later that morning. */
  readonly downloadBill: (
    day: string,
  ) => Promise<readonly BillLine[] | { readonly error: 'unavailable' | 'not-ready' }>
}
