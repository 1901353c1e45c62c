import type { MembershipKind } from '@zhushutong/domain/membership'
import type { PaymentMethod } from '@zhushutong/domain/payment-methods'
import type {
  CallError,
  OrderGateway,
  OrderType,
  PricePackage,
  ProductKind,
} from '@zhushutong/domain/purchase'

export interface Offer extends PricePackage {
  readonly kind: ProductKind
  /** The services of a combined offer; empty for other offers. */
  readonly services: ReadonlyArray<{ readonly kind: MembershipKind; readonly name: string }>
  readonly orderType: OrderType
  /** 1: points are accepted; 2: not accepted (VAL-15). */
  readonly type: 1 | 2
}

/** An order awaiting payment; money in fen, times in ms. */
export interface PendingOrder {
  readonly orderId: string
  readonly orderType: OrderType
  readonly productId: string
  readonly productName: string
  readonly productType: string
  /** Amount due, after points and wallet. */
  readonly businessPrice: number
  readonly payStartTime: number
  readonly payType: string | null
}

/** The calls of an order. Reads can be aborted; the creation of an order cannot. */
export interface Orders extends OrderGateway {
  /** The address that opens the payment app on this phone (PAY-18). */
  readonly appUrl: (orderId: string, method: PaymentMethod) => Promise<string | CallError>
  readonly fetchQr: (
    orderId: string,
    method: PaymentMethod,
    signal?: AbortSignal,
  ) => ReturnType<OrderGateway['fetchQr']>
  readonly orderStatus: (orderId: string, signal?: AbortSignal) => ReturnType<OrderGateway['orderStatus']>
}

/** The other reads of a purchase. A failure is a value; an aborted call rejects. */
export interface PurchaseReads {
  readonly offers: (product: ProductKind, signal?: AbortSignal) => Promise<readonly Offer[] | CallError>
  readonly methods: (signal?: AbortSignal) => Promise<readonly PaymentMethod[] | CallError>
  /** The version of the purchase agreement in force, sent with an order as accepted (AGR-01). */
  readonly agreementVersion: (signal?: AbortSignal) => Promise<string | CallError>
  readonly funds: (
    signal?: AbortSignal,
  ) => Promise<{ readonly points: number; readonly walletFen: number } | CallError>
  readonly pendingOrder: (orderId: string, signal?: AbortSignal) => Promise<PendingOrder | CallError>
}
