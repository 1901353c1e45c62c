import type { PaymentMethod } from '@zhushutong/domain/payment-methods'
import { and, eq, gt, isNull, ne } from 'drizzle-orm'
import type { Queryable } from '../../platform/db'
import { lockOrder } from '../orders/lock-order'
import { orders, payments } from '../schema/purchase.table'
import { refunds } from '../schema/refund.table'
import { queueRefund } from './queue-refund'

/**
 * Queues refunds of payments that must be returned but have no refund, such as those of an earlier version (REF-05).
 */
export async function queueMissingRefunds(orm: Queryable, now: number): Promise<void> {
  const missing = await orm
    .select({ payment: payments, userId: orders.userId })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .leftJoin(refunds, eq(refunds.paymentId, payments.id))
    .where(and(ne(payments.outcome, 'granted'), gt(payments.amount, 0), isNull(refunds.id)))
    .limit(100)
  for (const { payment, userId } of missing) {
    const { outcome, orderId, provider } = payment
    if (outcome === 'granted') continue
    await orm.transaction(async (tx) => {
      const order = await lockOrder(tx, userId, orderId)
      const source = provider as PaymentMethod
      await queueRefund(tx, order, { ...payment, source }, outcome, now)
    })
  }
}
