import type { IncomingHttpHeaders } from 'node:http'
import type { BillProvider, RefundProvider } from './refund.ports'

/** Payment methods with a provider and a QR code. */
export type QrMethod = 'wechat' | 'alipay'
/** `points` and `wallet` cover an order completely, without a payment of money. */
export type PaymentSource = QrMethod | 'transfer' | 'points' | 'wallet'

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
  readonly close: (
    orderCode: string,
  ) => Promise<{ readonly closed: true } | { readonly error: 'paid' | 'unavailable' }>
  /** Verifies age, signature and merchant of a notification; null when it reports no payment. */
  readonly parseNotification: (
    headers: IncomingHttpHeaders,
    rawBody: Buffer,
    now: number,
  ) => ConfirmedPayment | null | { readonly error: NotificationError }
}
