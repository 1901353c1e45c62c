import { randomInt, randomUUID } from 'node:crypto'
import { dayOf } from '@zhushutong/domain/formatting'
import {
  leavesOrder,
  orderStatusDuring,
  REFUND_CAUSE_LABELS,
  type RefundCause,
  type RefundState,
} from '@zhushutong/domain/purchase'
import { eq } from 'drizzle-orm'
import { sendMessage } from '../../messages'
import type { Tx } from '../../platform/db'
import { recordEvent } from '../orders/order-event.store'
import type { ConfirmedPayment } from '../providers/payment.ports'
import { type OrderRow, orders } from '../schema/purchase.table'
import { refunds } from '../schema/refund.table'

export type RefundRow = typeof refunds.$inferSelect

/** Digits, readable over the telephone; also the provider's out_refund_no. */
export function newRefundCode(now: number): string {
  return `TK${dayOf(now).replaceAll('-', '')}${String(randomInt(1_000_000_000_000)).padStart(12, '0')}`
}

/**
 * Updates the order's status with its refund's state. Refunds of a second payment or of a wallet do not change the
 * order.
 */
export async function showOnOrder(
  tx: Tx,
  { orderId, cause }: Pick<RefundRow, 'orderId' | 'cause'>,
  state: RefundState,
): Promise<void> {
  const status = orderStatusDuring(state)
  if (status && !leavesOrder(cause)) await tx.update(orders).set({ status }).where(eq(orders.id, orderId))
}

/** Causes of refunds without a request (REF-05, TRF-03). */
type AutomaticCause = Exclude<RefundCause, 'buyer' | 'provider' | 'wallet'>

/**
 * Queues the refund of a whole payment, in the transaction that records the payment (REF-05). The order must be
 * locked.
 */
export async function queueRefund(
  tx: Tx,
  order: OrderRow,
  payment: Pick<ConfirmedPayment, 'amount' | 'transactionId' | 'source'> & { readonly id: string },
  cause: AutomaticCause,
  now: number,
): Promise<void> {
  // A second payment of an order paid by points has an amount of 0.
  if (payment.amount === 0) return
  const refundCode = newRefundCode(now)
  const automatic = { decidedBy: 'rule', decidedAt: now, requestedAt: now, updatedAt: now, dueAt: now }
  const [row] = await tx
    .insert(refunds)
    .values({
      ...automatic,
      id: randomUUID(),
      refundCode,
      orderId: order.id,
      paymentId: payment.id,
      cause,
      state: 'approved',
      amount: payment.amount,
      points: 0,
      reason: REFUND_CAUSE_LABELS[cause],
    })
    .onConflictDoNothing()
    .returning()
  if (!row) return
  if (cause !== 'late') {
    const more = { event: cause, actor: payment.source, detail: payment.transactionId }
    await recordEvent(tx, order.id, more, now)
  }
  await recordEvent(tx, order.id, { event: 'refund-approved', actor: 'system', detail: refundCode }, now)
  await showOnOrder(tx, row, 'approved')
  const { amount, wallet, points } = row
  const message = { orderId: order.id, productName: order.productName, cause, amount, wallet, points }
  await sendMessage(tx, order.userId, { event: 'refund-due', ...message }, now)
}
