import type { IncomingHttpHeaders } from 'node:http'

/** Where a payment comes from; the methods that show a QR have a provider. */
export type QrMethod = 'wechat' | 'alipay'
export type PaymentSource = QrMethod | 'transfer' | 'points'

/** What a provider is told of an order. */
export interface PayableOrder {
  /** Our number for it: the provider's out_trade_no. */
  readonly orderCode: string
  readonly description: string
  /** fen */
  readonly amount: number
  readonly currency: string
  /** ms since epoch; the provider takes no money after it. */
  readonly closesAt: number
}

/** A payment as its provider vouches for it. */
export interface ConfirmedPayment {
  readonly source: PaymentSource
  readonly transactionId: string
  readonly orderCode: string
  /** fen */
  readonly amount: number
  readonly currency: string
  /** ms since epoch */
  readonly paidAt: number
}

export type NotificationError = 'malformed' | 'stale' | 'signature' | 'merchant'

/**
 * A way to be paid. Failures of the network are `{ error }`, never an answer: who cannot ask does not know.
 */
export interface PaymentProvider {
  readonly method: QrMethod
  /** The content of the QR. Asking again for the same order gives a code for the same payment. */
  readonly prepay: (
    order: PayableOrder,
  ) => Promise<{ readonly content: string } | { readonly error: 'unavailable' }>
  /** The payment of an order, null when there is none so far. */
  readonly query: (orderCode: string) => Promise<ConfirmedPayment | null | { readonly error: 'unavailable' }>
  /** Stops a payment that was not made. */
  readonly close: (
    orderCode: string,
  ) => Promise<{ readonly closed: true } | { readonly error: 'paid' | 'unavailable' }>
  /** Checks freshness, signature and merchant of a notification; null when it tells of no payment. */
  readonly parseNotification: (
    headers: IncomingHttpHeaders,
    rawBody: Buffer,
    now: number,
  ) => ConfirmedPayment | null | { readonly error: NotificationError }
}
