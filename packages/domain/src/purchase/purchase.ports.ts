import type { PaymentMethod } from '../payment-methods'
import type { CloseReason, OrderStatus } from './order'

/** The type of product of an order, in the gateway's terms (PAY-02). */
export type OrderType =
  | 'VIP'
  | 'INCREMENT'
  | 'WEB_COMBINE'
  | 'CWEB_COMBINE'
  | 'data_report'
  | 'RECHARGE'
  | 'CHILD_ACCOUNT'

/**
 * The request that creates an order (PAY-02). `businessPrice` in fen is the price the buyer saw: the gateway
 * calculates the price itself and rejects a different one.
 */
export interface NewOrder {
  /** The accepted version of the purchase agreement (AGR-01). */
  readonly agreementVersion?: string
  readonly productId: string
  readonly points: number
  /** fen paid from the wallet, after points (WAL-03) */
  readonly wallet: number
  readonly orderType: OrderType
  readonly businessPrice: number
  readonly buyType: string | null
  readonly childNumber: number | null
  readonly discountId: string | null
  readonly payContent: string | null
  readonly requestParam: string | null
  readonly scode: string | null
}

/**
 * The nine fields of the success dialog (PAY-03). Money in fen, times in ms; `balance` is that of the wallet, null
 * without one.
 */
export interface PaidOrder {
  readonly productType: string
  readonly productName: string
  readonly businessPrice: number
  readonly balance: number | null
  readonly accountCode: string
  readonly orderCode: string
  readonly payTypeName: string
  readonly paySuccTime: number
  /** The end of the service; null for a top-up. */
  readonly succTime: number | null
}

/** The answer to a poll (PAY-02, PAY-03). Neither paid nor pending: the order cannot be paid any more (PAY-05). */
export type PayStatus =
  | { readonly payStatus: true; readonly order: PaidOrder }
  | {
      readonly payStatus: false
      readonly status: Exclude<OrderStatus, 'paid'>
      readonly closeReason: CloseReason | null
    }

/** A failed call: its code, and the server's message if there is one. */
export interface CallError {
  readonly error: string
  readonly message: string | null
}

/** The order calls; a failure is returned as a value, never thrown. */
export interface OrderGateway {
  /** `payStartTime` in ms; null if the server does not send it. */
  readonly createOrder: (
    order: NewOrder,
  ) => Promise<{ readonly orderId: string; readonly payStartTime: number | null } | CallError>
  /** The content of the QR code; for a transfer the account information. */
  readonly fetchQr: (
    orderId: string,
    method: PaymentMethod,
  ) => Promise<{ readonly content: string } | CallError>
  readonly orderStatus: (orderId: string) => Promise<PayStatus | CallError>
}
