import { DAY_MS } from '../formatting'
import type { PaymentMethod } from '../payment-methods'

/** An unpaid order closes after this time, in ms. */
export const ORDER_LIFETIME_MS = 1_800_000

/** Days that an order paid by transfer waits for the bank. */
export const TRANSFER_LIFETIME_DAYS = 7

/** `TRANSFER_LIFETIME_DAYS` in ms (PAY-08). */
const TRANSFER_LIFETIME_MS = TRANSFER_LIFETIME_DAYS * DAY_MS

/**
 * The states of an order. `refund-due`: its money has to be refunded, `refunding`: the
 * provider is refunding it.
 */
export const ORDER_STATUSES = ['pending', 'paid', 'closed', 'refund-due', 'refunding', 'refunded'] as const
export type OrderStatus = (typeof ORDER_STATUSES)[number]

/** Labels of a state for buyers and staff. */
export const ORDER_STATUS_LABELS: Readonly<Record<OrderStatus, string>> = {
  pending: '待支付',
  paid: '已支付',
  closed: '已关闭',
  'refund-due': '待退款',
  refunding: '退款中',
  refunded: '已退款',
}

/** Reasons for closing an unpaid order: a newer order replaced it, it expired, or its buyer cancelled it. */
export const CLOSE_REASONS = ['superseded', 'expired', 'abandoned'] as const
export type CloseReason = (typeof CLOSE_REASONS)[number]

/** Texts about a closed order. */
export const CLOSE_REASON_LABELS: Readonly<Record<CloseReason, string>> = {
  superseded: '您提交了新的订单，这一单已自动关闭',
  expired: '超过支付时限，已自动关闭',
  abandoned: '已取消',
}

/** The fields of an order that the payment rules need. Money in fen, times in ms. */
export interface PayableOrder {
  readonly status: OrderStatus
  readonly amountFen: number
  readonly currency: string
  readonly createdAt: number
  /** The chosen payment method; null until chosen. */
  readonly method: PaymentMethod | null
  /** The provider's transaction that paid this order. */
  readonly transaction: string | null
}

/** A payment confirmed by its provider, by a verified notification or a query. */
export interface Payment {
  /** Unique among all providers, such as `wechat:4200…`. */
  readonly transaction: string
  readonly amountFen: number
  readonly currency: string
  readonly paidAt: number
}

/**
 * granted: the order is paid now; the caller grants it. already-paid: a repetition of the accepted payment; nothing to
 * do. paid-twice: a second payment of a settled order, to be refunded. late: reported after the order closed, to be
 * decided; `inTime`: the buyer paid in time and only the notification was late. refused: wrong amount or currency; the
 * order is unchanged.
 */
type PaymentOutcome<Order extends PayableOrder> =
  | { readonly outcome: 'granted'; readonly order: Order }
  | { readonly outcome: 'already-paid'; readonly order: Order }
  | { readonly outcome: 'paid-twice'; readonly order: Order }
  | { readonly outcome: 'late'; readonly order: Order; readonly inTime: boolean }
  | { readonly outcome: 'refused'; readonly order: Order; readonly reason: 'amount' | 'currency' }

/** The closing time of an order, in ms: 1800 s after its creation, seven days for a transfer (PAY-05, PAY-08). */
export function closingTime({ createdAt, method }: Pick<PayableOrder, 'createdAt' | 'method'>): number {
  return createdAt + (method === 'transfer' ? TRANSFER_LIFETIME_MS : ORDER_LIFETIME_MS)
}

/**
 * Applies a confirmed payment to an order (PAY-03). Idempotent: the same payment applied again changes nothing. The
 * amount in fen and the currency must match the order exactly.
 */
export function applyPayment<Order extends PayableOrder>(
  order: Order,
  payment: Payment,
): PaymentOutcome<Order> {
  if (order.transaction === payment.transaction) return { outcome: 'already-paid', order }
  if (payment.currency !== order.currency) return { outcome: 'refused', order, reason: 'currency' }
  if (payment.amountFen !== order.amountFen) return { outcome: 'refused', order, reason: 'amount' }
  const { transaction } = payment
  switch (order.status) {
    case 'pending':
      return { outcome: 'granted', order: { ...order, status: 'paid', transaction } }
    case 'closed': {
      const inTime = payment.paidAt <= closingTime(order)
      return { outcome: 'late', order: { ...order, status: 'refund-due', transaction }, inTime }
    }
    default:
      return { outcome: 'paid-twice', order }
  }
}

/** Closes a pending order that is due at `now` (ms); any other order is unchanged (PAY-05). */
export function closeWhenDue<Order extends PayableOrder>(order: Order, now: number): Order {
  return order.status === 'pending' && now >= closingTime(order) ? { ...order, status: 'closed' } : order
}

/** A membership's new end in ms: days are added to the current end, or to now if it has passed (MEM-01). */
export function extendMembership(overTime: number | null, days: number, now: number): number {
  return Math.max(overTime ?? now, now) + days * DAY_MS
}
