import type { IncomingHttpHeaders } from 'node:http'
import type { PaymentSource, QrMethod } from '@zhushutong/domain/payment-methods'
import type { Server } from '../../platform/http'
import type { Job } from '../../platform/jobs'

export interface PayableOrder {
  /** Our order number: the provider's out_trade_no. */
  readonly orderCode: string
  readonly description: string
  /** fen */
  readonly amount: number
  readonly currency: string
  /** ms since epoch; the provider accepts no payment afterwards. */
  readonly closesAt: number
}

export interface ConfirmedPayment {
  readonly source: PaymentSource
  readonly transactionId: string
  readonly orderCode: string
  /** fen */
  readonly amount: number
  readonly currency: string
  /** ms since epoch */
  readonly paidAt: number
  /** True when the money already arrived by bank transfers, entered one by one (TRF-04). */
  readonly isHeld?: boolean
}

export type NotificationError = 'malformed' | 'stale' | 'signature' | 'merchant'

/** A payment provider. Network failures are returned as `{ error }`: the payment's state is then unknown. */
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

export interface PaymentProvider extends RefundProvider, BillProvider {
  readonly method: QrMethod
  /** The content of the QR code. Repeated calls for an order return codes of the same payment. */
  readonly prepay: (
    order: PayableOrder,
  ) => Promise<{ readonly content: string } | { readonly error: 'unavailable' }>
  /**
   * URL that opens the provider's app on a phone. `ip` is the payer's. Repeated calls for an order lead to the same
   * payment.
   */
  readonly prepayOnPhone: (
    order: PayableOrder,
    ip: string,
  ) => Promise<{ readonly content: string } | { readonly error: 'unavailable' }>
  readonly query: (orderCode: string) => Promise<ConfirmedPayment | null | { readonly error: 'unavailable' }>
  /** A code that no payer has scanned cannot be closed everywhere; then it ends with its order. */
  readonly close: (
    order: Pick<PayableOrder, 'orderCode' | 'closesAt'>,
  ) => Promise<{ readonly closed: true } | { readonly error: 'paid' | 'unavailable' }>
  /** Verifies age, signature and merchant of a notification; null when it reports no payment. */
  readonly parseNotification: (
    headers: IncomingHttpHeaders,
    rawBody: Buffer,
    now: number,
  ) => ConfirmedPayment | null | { readonly error: NotificationError }
}

/** A configured provider, as its folder creates it. */
export interface ConfiguredProvider {
  readonly provider: PaymentProvider
  /** Adapts the notification route to the provider's format. */
  readonly adaptRoute?: (scope: Server) => void
  readonly jobs?: readonly Job[]
  readonly prepare?: () => Promise<void>
}
