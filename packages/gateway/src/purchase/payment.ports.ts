import type { IncomingHttpHeaders } from 'node:http'
import type { BillProvider, RefundProvider } from './refund.ports'

/** The provider of a payment; methods that show a QR code have one. */
export type QrMethod = 'wechat' | 'alipay'
/** points and wallet: they cover an order by themselves, and no money comes. */
export type PaymentSource = QrMethod | 'transfer' | 'points' | 'wallet'

/** The order data for a provider. */
export interface PayableOrder {
  /** Our order number: the provider's out_trade_no. */
  readonly orderCode: string
  readonly description: string
  /** fen */
  readonly amount: number
  readonly currency: string
  /** ms since epoch; the provider accepts no money after it. */
  readonly closesAt: number
}

/** A payment confirmed by its provider. */
export interface ConfirmedPayment {
  readonly source: PaymentSource
  readonly transactionId: string
  readonly orderCode: string
  /** fen */
  readonly amount: number
  readonly currency: string
  /** ms since epoch */
  readonly paidAt: number
  /** The money is held already: it came by bank transfers that were entered one by one (TRF-04). */
  readonly isHeld?: boolean
}

export type NotificationError = 'malformed' | 'stale' | 'signature' | 'merchant'

/**
 * A payment provider. Network failures are returned as `{ error }`, never as an answer: they mean that the
 * state is unknown.
 */
export interface PaymentProvider extends RefundProvider, BillProvider {
  readonly method: QrMethod
  /** The content of the QR code. Repeated calls for the same order give a code for the same payment. */
  readonly prepay: (
    order: PayableOrder,
  ) => Promise<{ readonly content: string } | { readonly error: 'unavailable' }>
  /**
   * The address that a phone opens to pay in the provider's app. `ip`: the payer's. Repeated calls for the same order
   * lead to the same payment.
   */
  readonly prepayOnPhone: (
    order: PayableOrder,
    ip: string,
  ) => Promise<{ readonly content: string } | { readonly error: 'unavailable' }>
  /** The payment of an order, null if there is none so far. */
  readonly query: (orderCode: string) => Promise<ConfirmedPayment | null | { readonly error: 'unavailable' }>
  /** Closes a payment that was not made. */
  readonly close: (
    orderCode: string,
  ) => Promise<{ readonly closed: true } | { readonly error: 'paid' | 'unavailable' }>
  /** Verifies age, signature and merchant of a notification; null if it is not about a payment. */
  readonly parseNotification: (
    headers: IncomingHttpHeaders,
    rawBody: Buffer,
    now: number,
  ) => ConfirmedPayment | null | { readonly error: NotificationError }
}
