import { DAY_MS } from '@zhushutong/domain/formatting'
import { REFUND_REFUSALS } from '@zhushutong/domain/membership'
import {
  calculateOrderRefund,
  describeRefund,
  isActivityPrice,
  POINT_FEN,
  type RefundCause,
  splitRefund,
} from '@zhushutong/domain/purchase'
import { and, eq, ne } from 'drizzle-orm'
import type { Queryable } from '../../platform/db'
import { isReportMade } from '../orders/report-order'
import { grants, type OrderRow, payments } from '../schema/purchase.table'
import { refunds } from '../schema/refund.table'

/** The sums of a refund at this moment, in fen and points (MEM-05, REF-04). */
interface RefundPrice {
  readonly refundable: true
  readonly paymentId: string
  /** Returned shares: `amount` in fen by the provider, `wallet` in fen, `points`. */
  readonly amount: number
  readonly wallet: number
  readonly points: number
  /** fen paid in total: money, wallet and the value of points */
  readonly paidFen: number
  readonly originalFen: number
  readonly days: number
  readonly usedDays: number
  readonly differenceFen: number
  readonly usedFen: number
  readonly endsAt: number
  /** True for an activity product: staff decides, never a rule (REF-06). */
  readonly isSpecial: boolean
  readonly message: string
}

interface NoRefund {
  readonly refundable: false
  readonly reason: keyof typeof REFUND_REFUSALS
  readonly message: string
}

const none = (reason: NoRefund['reason']): NoRefund => ({
  refundable: false,
  reason,
  message: REFUND_REFUSALS[reason],
})

/** Calculates the refund of an order without requesting it. The caller has checked the order's owner. */
export async function priceRefund(
  orm: Queryable,
  order: OrderRow,
  cause: Extract<RefundCause, 'buyer' | 'provider'>,
  now: number,
): Promise<RefundPrice | NoRefund> {
  const paidBy = and(eq(payments.orderId, order.id), eq(payments.outcome, 'granted'))
  const [payment] = await orm.select().from(payments).where(paidBy)
  const granted = await orm.select().from(grants).where(eq(grants.orderId, order.id))
  if (order.grants === 'wallet') return none('wallet')
  if (!payment || granted.length === 0) return none('unpaid')
  const open = and(eq(refunds.paymentId, payment.id), ne(refunds.state, 'refused'))
  if ((await orm.$count(refunds, open)) > 0) return none('open')
  if (order.status !== 'paid' || granted.some(({ refundedAt }) => refundedAt !== null)) return none('unpaid')
  if (order.grants === 'export_items') return none('delivered')
  const paidFen = order.amount + order.wallet + order.points * POINT_FEN
  const originalFen = order.listPrice ?? order.price
  if (order.grants === 'data_report') {
    if (await isReportMade(orm, order.id)) return none('delivered')
    const { amount, wallet, points } = order
    const unused = { days: 0, usedDays: 0, differenceFen: 0, usedFen: 0, endsAt: now, isSpecial: false }
    const message = '报告还没有生成，全额退款。'
    return {
      ...{ refundable: true, paymentId: payment.id, amount, wallet, points, paidFen, originalFen },
      ...unused,
      message,
    }
  }
  const terms = granted.map(({ days, until }) => ({ days, startedAt: until - days * DAY_MS }))
  const refundable = { paidFen, originalFen, terms, activity: isActivityPrice(order.priceReason), cause }
  const refund = calculateOrderRefund(refundable, now)
  if (!refund.refundable) return none(refund.reason)
  const { money: amount, ...shares } = splitRefund(refund.fen, {
    money: order.amount,
    wallet: order.wallet,
    points: order.points,
  })
  const { fen: _, ...sums } = refund
  return {
    ...{ paymentId: payment.id, amount, ...shares, paidFen, originalFen, days: order.days },
    ...sums,
    message: describeRefund(refundable, now),
  }
}
