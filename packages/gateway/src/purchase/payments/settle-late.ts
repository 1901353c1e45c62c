import { isInForce } from '@zhushutong/domain/membership'
import { decideLatePayment } from '@zhushutong/domain/purchase'
import { and, eq, gte, inArray, ne } from 'drizzle-orm'
import { findEnterprise, movePoints, readPoints } from '../../account'
import type { Tx } from '../../platform/db'
import { findOpenOrder } from '../orders/lock-order'
import { recordEvent } from '../orders/order-event.store'
import { insertPayment } from '../orders/payment.store'
import { isSameReport } from '../orders/report-order'
import type { ConfirmedPayment } from '../providers/payment.ports'
import { queueRefund } from '../refunds/queue-refund'
import { grants, type OrderRow, orders } from '../schema/purchase.table'
import { moveWallet, readBalance } from '../wallet/move-wallet'
import { closeLockedOrder } from './close-order'
import { grantOrder } from './grant-order'

/**
 * The open order that may have replaced this one. Exports are independent of each other, and so are top-ups; reports
 * replace each other only for the same product and place.
 */
const findReplacing = async (tx: Tx, order: OrderRow): Promise<OrderRow | null> => {
  if (order.grants === 'export_items' || order.grants === 'wallet') return null
  const open = await findOpenOrder(tx, order.userId, order.grants)
  return open && order.grants === 'data_report' && !isSameReport(open, order) ? null : open
}

const hasBoughtInstead = async (tx: Tx, order: OrderRow): Promise<boolean> => {
  if (order.grants === 'data_report') {
    const paid = and(
      eq(orders.userId, order.userId),
      eq(orders.packageId, order.packageId),
      gte(orders.paidAt, order.createdAt),
      eq(orders.status, 'paid'),
    )
    const bought = await tx.select().from(orders).where(paid)
    return bought.some((item) => item.id !== order.id && isSameReport(item, order))
  }
  const others = and(
    eq(grants.userId, order.userId),
    inArray(grants.kind, order.includes ?? [order.grants]),
    gte(grants.grantedAt, order.createdAt),
    ne(grants.orderId, order.id),
  )
  return (await tx.$count(grants, others)) > 0
}

/** A closed order's export was abandoned and is not written any more; seats need an enterprise VIP in force. */
const isDeliverable = async (tx: Tx, { grants: kind, userId }: OrderRow, now: number): Promise<boolean> => {
  if (kind !== 'seats') return kind !== 'export_items'
  const enterprise = await findEnterprise(tx, userId)
  return enterprise !== null && isInForce(enterprise, now)
}

/**
 * Settles a payment of a closed, locked order (REF-05). Granting it closes the open order that replaced it, because a
 * limited price may apply only once.
 */
export async function settleLate(
  tx: Tx,
  order: OrderRow,
  payment: ConfirmedPayment,
  inTime: boolean,
  now: number,
): Promise<'granted' | 'late' | 'already-paid'> {
  const open = await findReplacing(tx, order)
  const available = (await readPoints(tx, order.userId)) + (open?.points ?? 0)
  const balance = (await readBalance(tx, order.userId)) + (open?.wallet ?? 0)
  const decided = decideLatePayment({
    inTime,
    deliverable: await isDeliverable(tx, order, now),
    boughtInstead: await hasBoughtInstead(tx, order),
    pointsSuffice: available >= order.points,
    walletSuffices: balance >= order.wallet,
  })
  if (decided === 'grant') {
    if (open) await closeLockedOrder(tx, open, 'superseded', now)
    if (order.points > 0) await movePoints(tx, order.userId, -order.points, 'retake', order.id, now, order.id)
    const { userId, wallet, id: orderId } = order
    await moveWallet(tx, { userId, fen: -wallet, cause: 'retake', reference: orderId, orderId }, now)
    await grantOrder(tx, order, payment, 'granted-late', now)
    return 'granted'
  }
  const paymentId = await insertPayment(tx, order, payment, 'late', now)
  if (paymentId === null) return 'already-paid'
  const transaction = `${payment.source}:${payment.transactionId}`
  await tx.update(orders).set({ transaction, paidAt: payment.paidAt }).where(eq(orders.id, order.id))
  await recordEvent(
    tx,
    order.id,
    { event: 'late', actor: payment.source, detail: payment.transactionId },
    now,
  )
  await queueRefund(tx, order, { ...payment, id: paymentId }, 'late', now)
  return 'late'
}
