import { parsePayType } from '@zhushutong/domain/payment-methods'
import { applyPayment, closeWhenDue, closingTime } from '@zhushutong/domain/purchase'
import { eq } from 'drizzle-orm'
import type { Tx } from '../../platform/db'
import { lockOrder } from '../orders/lock-order'
import { insertPayment } from '../orders/payment.store'
import type { ConfirmedPayment } from '../providers/payment.ports'
import { queueRefund } from '../refunds/queue-refund'
import { type OrderRow, orders } from '../schema/purchase.table'
import { closeHolding, closeLockedOrder } from './close-order'
import { grantOrder } from './grant-order'
import { settleLate } from './settle-late'

export type Settlement =
  | { readonly outcome: 'granted' | 'already-paid' | 'late' | 'paid-twice'; readonly orderId: string }
  | { readonly error: 'unknown-order' | 'amount' | 'currency' }

const payable = (order: OrderRow) => ({
  ...order,
  amountFen: order.amount,
  method: order.payType ? parsePayType(order.payType) : null,
})

/**
 * Records a confirmed payment, inside the caller's transaction: the order is granted once, however often and in
 * whatever sequence notifications arrive. After the closing of an order its payment is granted if it was made in time
 * and the order can still be delivered; otherwise it is refunded, as is a second payment (REF-05).
 */
export async function settlePayment(tx: Tx, payment: ConfirmedPayment, now: number): Promise<Settlement> {
  const [row] = await tx.select().from(orders).where(eq(orders.orderCode, payment.orderCode))
  if (!row) return { error: 'unknown-order' }
  const locked = await lockOrder(tx, row.userId, row.id)
  // A payment in time with a late notification does not close the order.
  const overdue =
    payment.paidAt > closingTime(payable(locked)) &&
    closeWhenDue(payable(locked), now).status !== locked.status
  const close = payment.isHeld ? closeHolding : closeLockedOrder
  const order = overdue ? await close(tx, locked, 'expired', now) : locked
  const transaction = `${payment.source}:${payment.transactionId}`
  const { amount: amountFen, currency, paidAt } = payment
  const applied = applyPayment(payable(order), { transaction, amountFen, currency, paidAt })
  const orderId = order.id
  switch (applied.outcome) {
    case 'refused':
      return { error: applied.reason }
    case 'already-paid':
      return { outcome: 'already-paid', orderId }
    case 'paid-twice': {
      const paymentId = await insertPayment(tx, order, payment, 'paid-twice', now)
      if (paymentId) await queueRefund(tx, order, { ...payment, id: paymentId }, 'paid-twice', now)
      return { outcome: 'paid-twice', orderId }
    }
    case 'late':
      return { outcome: await settleLate(tx, order, payment, applied.inTime, now), orderId }
    case 'granted':
      await grantOrder(tx, order, payment, 'paid', now)
      return { outcome: 'granted', orderId }
  }
}
