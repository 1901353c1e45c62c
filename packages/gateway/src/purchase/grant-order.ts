import { EXPORT_KEPT_DAYS } from '@zhushutong/domain/export'
import { addDays } from '@zhushutong/domain/formatting'
import { earnedFen, postRevenue } from '@zhushutong/domain/ledger'
import { eq } from 'drizzle-orm'
import { extendEntitlement } from '../account'
import { postEntry } from '../ledger'
import type { Tx } from '../platform/db'
import type { OrderRow } from './lock-order'
import { recordEvent } from './order-event.store'
import type { ConfirmedPayment } from './payment.ports'
import { insertPayment } from './payment.store'
import { grants, orders } from './purchase.table'

const PAY_TYPES = { wechat: 'WeChat', alipay: 'AliPay', transfer: 'CompanyPay', points: 'Points' } as const

/** Grants what the order is for; returns its end. An export is written once it sees its order paid. */
const deliver = async (tx: Tx, order: OrderRow, now: number): Promise<number> =>
  order.grants === 'export_items'
    ? addDays(now, EXPORT_KEPT_DAYS)
    : extendEntitlement(tx, order.userId, order.grants, order.days, now, order.childNumber)

/**
 * Records the payment that an order is granted for, and grants it. The order must be locked.
 * @throws when the payment paid another order
 */
export async function grantOrder(
  tx: Tx,
  order: OrderRow,
  payment: ConfirmedPayment,
  event: 'paid' | 'granted-late',
  now: number,
): Promise<void> {
  const { source, transactionId, paidAt } = payment
  const transaction = `${source}:${transactionId}`
  if (!(await insertPayment(tx, order, payment, 'granted', now)))
    throw new Error(`Transaction ${transaction} already paid another order`)
  const until = await deliver(tx, order, now)
  const { id: orderId, userId, grants: kind, days } = order
  await tx.insert(grants).values({ orderId, userId, kind, days, until, grantedAt: now })
  const paid = { status: 'paid', transaction, payType: PAY_TYPES[source], paidAt } as const
  await tx
    .update(orders)
    .set({ ...paid, grantedUntil: until })
    .where(eq(orders.id, orderId))
  await recordEvent(tx, orderId, { event, actor: source, detail: transactionId }, now)
  // What has no term is delivered at once, and so is its revenue (LED-04).
  if (days === 0) {
    const earned = postRevenue(earnedFen(order.price, 0, 0))
    await postEntry(tx, { at: now, kind: 'revenue', reference: orderId, orderId }, earned)
  }
}
