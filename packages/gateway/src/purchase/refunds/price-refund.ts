import { DAY_MS } from '@zhushutong/domain/formatting'
import { calculateRefund, type REFUND_REFUSALS } from '@zhushutong/domain/membership'
import { POINT_FEN, type RefundCause, splitRefund } from '@zhushutong/domain/purchase'
import { and, eq, ne } from 'drizzle-orm'
import type { Queryable } from '../../platform/db'
import type { OrderRow } from '../lock-order'
import { grants, payments } from '../purchase.table'
import { refunds } from './refund.table'

/** Prices at which MEM-05 gives nothing back to a buyer who cancels. */
const ACTIVITY = ['first-purchase', 'promotion']

/** What a refund of a paid order would be now, in fen and points (MEM-05, REF-04). */
export interface RefundPrice {
  readonly refundable: true
  readonly paymentId: string
  /** fen and points that go back */
  readonly amount: number
  readonly points: number
  /** fen paid in money and points */
  readonly paidFen: number
  readonly originalFen: number
  readonly days: number
  readonly usedDays: number
  readonly differenceFen: number
  readonly usedFen: number
  /** When the service ends if it is refunded. */
  readonly endsAt: number
}

export interface NoRefund {
  readonly refundable: false
  readonly reason: keyof typeof REFUND_REFUSALS
}

const none = (reason: NoRefund['reason']): NoRefund => ({ refundable: false, reason })

/** Prices the refund of an order, before anybody asks for it. `order` is its owner's. */
export async function priceRefund(
  orm: Queryable,
  order: OrderRow,
  cause: Extract<RefundCause, 'buyer' | 'provider'>,
  now: number,
): Promise<RefundPrice | NoRefund> {
  const paidBy = and(eq(payments.orderId, order.id), eq(payments.outcome, 'granted'))
  const [payment] = await orm.select().from(payments).where(paidBy)
  const [grant] = await orm.select().from(grants).where(eq(grants.orderId, order.id))
  if (!payment || !grant) return none('unpaid')
  const open = and(eq(refunds.paymentId, payment.id), ne(refunds.state, 'refused'))
  if ((await orm.$count(refunds, open)) > 0) return none('open')
  if (order.status !== 'paid' || grant.refundedAt !== null) return none('unpaid')
  if (order.grants === 'export_items') return none('delivered')
  const paidFen = order.amount + order.points * POINT_FEN
  const originalFen = order.listPrice ?? order.price
  const startedAt = grant.until - grant.days * DAY_MS
  const activity = ACTIVITY.includes(order.priceReason)
  const { days } = grant
  const refund = calculateRefund({ paidFen, originalFen, days, startedAt, now, activity, cause })
  if (!refund.refundable) return none(refund.reason)
  if (refund.fen === 0) return none('nothing')
  const { money: amount, points } = splitRefund(refund.fen, { money: order.amount, points: order.points })
  const { usedDays, differenceFen, usedFen } = refund
  const endsAt = startedAt + usedDays * DAY_MS
  const sums = { paidFen, originalFen, days, usedDays, differenceFen, usedFen, endsAt }
  return { refundable: true, paymentId: payment.id, amount, points, ...sums }
}
