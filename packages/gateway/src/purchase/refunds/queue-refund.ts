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
import type { OrderRow } from '../lock-order'
import { recordEvent } from '../order-event.store'
import type { ConfirmedPayment } from '../payment.ports'
import { orders } from '../purchase.table'
import { refunds } from './refund.table'

export type RefundRow = typeof refunds.$inferSelect

/** Readable over the telephone; also the provider's out_refund_no. */
export function newRefundCode(now: number): string {
  return `TK${dayOf(now).replaceAll('-', '')}${String(randomInt(1_000_000_000_000)).padStart(12, '0')}`
}

/** Shows on the order how far its refund is; one of a second payment, or of a wallet, leaves the order as it is. */
export async function showOnOrder(
  tx: Tx,
  { orderId, cause }: Pick<RefundRow, 'orderId' | 'cause'>,
  state: RefundState,
): Promise<void> {
  const status = orderStatusDuring(state)
  if (status && !leavesOrder(cause)) await tx.update(orders).set({ status }).where(eq(orders.id, orderId))
}

/** Causes for which a payment goes back without a question (REF-05, TRF-03). */
export type AutomaticCause = Exclude<RefundCause, 'buyer' | 'provider' | 'wallet'>

/** All of a payment that must go back, in the transaction that records it (REF-05). The order must be locked. */
export async function queueRefund(
  tx: Tx,
  order: OrderRow,
  payment: Pick<ConfirmedPayment, 'amount' | 'transactionId' | 'source'> & { readonly id: string },
  cause: AutomaticCause,
  now: number,
): Promise<void> {
  // A second payment of an order that points had paid brings nothing.
  if (payment.amount === 0) return
  const refundCode = newRefundCode(now)
  const automatic = { decidedBy: 'rule', decidedAt: now, requestedAt: now, updatedAt: now, dueAt: now }
  const [made] = await tx
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
  if (!made) return
  if (cause !== 'late') {
    const more = { event: cause, actor: payment.source, detail: payment.transactionId }
    await recordEvent(tx, order.id, more, now)
  }
  await recordEvent(tx, order.id, { event: 'refund-approved', actor: 'system', detail: refundCode }, now)
  await showOnOrder(tx, made, 'approved')
  const { amount, wallet, points } = made
  const message = { orderId: order.id, productName: order.productName, cause, amount, wallet, points }
  await sendMessage(tx, order.userId, { event: 'refund-due', ...message }, now)
}
