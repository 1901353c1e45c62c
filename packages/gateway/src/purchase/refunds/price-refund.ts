import { DAY_MS } from '@zhushutong/domain/formatting'
import { shareFen } from '@zhushutong/domain/ledger'
import { calculateRefund, type REFUND_REFUSALS } from '@zhushutong/domain/membership'
import { POINT_FEN, type RefundCause, splitRefund } from '@zhushutong/domain/purchase'
import { and, eq, ne } from 'drizzle-orm'
import type { Queryable } from '../../platform/db'
import type { OrderRow } from '../lock-order'
import { grants, payments } from '../purchase.table'
import { isReportMade } from '../report-order'
import { refunds } from './refund.table'

/** Prices at which MEM-05 gives nothing back to a buyer who cancels. */
const ACTIVITY = ['first-purchase', 'promotion']

/** What a refund of a paid order would be now, in fen and points (MEM-05, REF-04). */
export interface RefundPrice {
  readonly refundable: true
  readonly paymentId: string
  /** fen and points that go back: by the provider, to the wallet, as points */
  readonly amount: number
  readonly wallet: number
  readonly points: number
  /** fen paid in money, from the wallet and in points */
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
    const unused = { days: 0, usedDays: 0, differenceFen: 0, usedFen: 0, endsAt: now }
    return {
      refundable: true,
      paymentId: payment.id,
      amount,
      wallet,
      points,
      paidFen,
      originalFen,
      ...unused,
    }
  }
  const activity = ACTIVITY.includes(order.priceReason)
  // The parts of a combined offer may have begun on different days.
  const [paidShares, originalShares] = [
    shareFen(paidFen, granted.length),
    shareFen(originalFen, granted.length),
  ]
  const parts = granted.map(({ days, until }, i) => {
    const startedAt = until - days * DAY_MS
    const shares = { paidFen: paidShares[i] ?? 0, originalFen: originalShares[i] ?? 0 }
    return { startedAt, refund: calculateRefund({ ...shares, days, startedAt, now, activity, cause }) }
  })
  const given = parts.flatMap(({ startedAt, refund }) =>
    refund.refundable ? [{ startedAt, ...refund }] : [],
  )
  const [first] = parts
  if (given.length === 0) return none(first?.refund.refundable === false ? first.refund.reason : 'nothing')
  const sumOf = (key: 'fen' | 'differenceFen' | 'usedFen') => given.reduce((sum, one) => sum + one[key], 0)
  const fen = sumOf('fen')
  if (fen === 0) return none('nothing')
  const { money: amount, ...shares } = splitRefund(fen, {
    money: order.amount,
    wallet: order.wallet,
    points: order.points,
  })
  const sums = {
    ...{ paidFen, originalFen, days: order.days },
    usedDays: Math.max(...given.map((one) => one.usedDays)),
    differenceFen: sumOf('differenceFen'),
    usedFen: sumOf('usedFen'),
    endsAt: Math.max(...given.map((one) => one.startedAt + one.usedDays * DAY_MS)),
  }
  return { refundable: true, paymentId: payment.id, amount, ...shares, ...sums }
}
