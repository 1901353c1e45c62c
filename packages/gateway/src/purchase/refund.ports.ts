import type { IncomingHttpHeaders } from 'node:http'
import type { NotificationError, QrMethod } from './payment.ports'

/** The refund of a payment, whole or in part, for its provider. */
export interface RefundOrder {
  /** Our order number: the provider's out_trade_no. */
  readonly orderCode: string
  /** The provider's number of the payment that is given back. */
  readonly transactionId: string
  /** Our refund number: the provider gives money back once for it, however often it is asked. */
  readonly refundCode: string
  /** fen to give back */
  readonly amount: number
  /** fen of the whole payment */
  readonly total: number
  readonly currency: string
  /** Shown to the payer. */
  readonly reason: string
}

/** A refund as its provider knows it. `failed` is final: the money stays with the merchant. */
export interface ProviderRefund {
  readonly source: QrMethod
  readonly refundCode: string
  /** The provider's number. */
  readonly refundId: string
  /** fen */
  readonly amount: number
  readonly state: 'processing' | 'done' | 'failed'
  /** ms since epoch; null until it is done */
  readonly doneAt: number | null
}

/** `unavailable`: the state is unknown, ask again. `refused`: the provider will not do it. */
export type RefundError =
  | { readonly error: 'unavailable' }
  | { readonly error: 'refused'; readonly reason: string }

/** The part of a payment provider that gives money back. */
export interface RefundProvider {
  readonly refund: (order: RefundOrder) => Promise<ProviderRefund | RefundError>
  /** Null if the provider knows no such refund. */
  readonly queryRefund: (
    order: Pick<RefundOrder, 'orderCode' | 'refundCode'>,
  ) => Promise<ProviderRefund | null | { readonly error: 'unavailable' }>
  /** Verifies as for a payment; null if the notification is not about a refund. */
  readonly parseRefundNotification: (
    headers: IncomingHttpHeaders,
    rawBody: Buffer,
    now: number,
  ) => ProviderRefund | null | { readonly error: NotificationError }
}

/** One movement of a provider's daily bill. */
export interface BillLine {
  readonly kind: 'payment' | 'refund'
  readonly orderCode: string
  readonly transactionId: string
  /** Our refund number; null for a payment. */
  readonly refundCode: string | null
  /** fen, positive for both kinds */
  readonly amount: number
  /** fen that the provider keeps for it (negative when it gives a fee back) */
  readonly fee: number
  /** ms since epoch */
  readonly at: number
}

/** The part of a payment provider that tells what it did on a day. */
export interface BillProvider {
  /** `day` is YYYY-MM-DD in Asia/Shanghai. `not-ready`: ask again later that morning. */
  readonly downloadBill: (
    day: string,
  ) => Promise<readonly BillLine[] | { readonly error: 'unavailable' | 'not-ready' }>
}
