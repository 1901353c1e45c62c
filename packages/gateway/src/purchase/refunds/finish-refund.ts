import { postRefundPaid } from '@zhushutong/domain/ledger'
import type { PaymentSource } from '@zhushutong/domain/payment-methods'
import { moveRefund, type RefundCause, type RefundEvent } from '@zhushutong/domain/purchase'
import { eq } from 'drizzle-orm'
import { postEntry } from '../../ledger'
import { sendMessage } from '../../messages'
import type { Tx } from '../../platform/db'
import { lockOrder } from '../orders/lock-order'
import { type OrderEvent, recordEvent } from '../orders/order-event.store'
import { settleHeldReport } from '../orders/report-order'
import { type OrderRow, orders, payments } from '../schema/purchase.table'
import { refunds } from '../schema/refund.table'
import { moveWallet } from '../wallet/move-wallet'
import { type RefundRow, showOnOrder } from './queue-refund'

/** Locks the buyer, the order and the refund, always in this order, to avoid deadlocks. */
export async function lockRefund(tx: Tx, refundId: string): Promise<LockedRefund | null> {
  const [row] = await tx
    .select({ orderId: orders.id, userId: orders.userId, source: payments.provider })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(eq(refunds.id, refundId))
  if (!row) return null
  const order = await lockOrder(tx, row.userId, row.orderId)
  const [refund] = await tx.select().from(refunds).where(eq(refunds.id, refundId)).for('update')
  return refund ? { refund, order, source: row.source as PaymentSource } : null
}

const EVENTS: Readonly<Record<RefundEvent, OrderEvent>> = {
  approve: 'refund-approved',
  refuse: 'refund-refused',
  accept: 'refund-sent',
  finish: 'refund-done',
  fail: 'refund-failed',
  retry: 'refund-retried',
}

/** A refund and its order, both locked. `source` is the receiver of the payment. */
export interface LockedRefund {
  readonly refund: RefundRow
  readonly order: OrderRow
  readonly source: PaymentSource
}

export interface RefundMove {
  readonly event: RefundEvent
  readonly actor: string
  readonly set?: Partial<RefundRow>
}

/**
 * Applies an event to a locked refund: its state, order status, ledger entry and history (REF-01, LED-03). Null when
 * the state does not allow the event, as for a repeated one.
 */
export async function moveLockedRefund(
  tx: Tx,
  { refund, order, source }: LockedRefund,
  { event, actor, set = {} }: RefundMove,
  now: number,
): Promise<RefundRow | null> {
  const state = moveRefund(refund.state, event)
  if (state === null) return null
  const [moved] = await tx
    .update(refunds)
    .set({ ...set, state, calls: 0, dueAt: now, updatedAt: now })
    .where(eq(refunds.id, refund.id))
    .returning()
  if (!moved) throw new Error(`Refund ${refund.id} vanished`)
  if (event === 'finish') {
    const posted = { at: now, kind: 'refund-paid', reference: refund.id, orderId: refund.orderId } as const
    await postEntry(tx, posted, postRefundPaid(source, refund.amount))
  }
  // Continues the order's report, if it waited for the decision; other orders have none.
  if (event === 'refuse') await settleHeldReport(tx, refund.orderId, 'queued')
  // A refused payout returns its money to the wallet (WAL-04).
  if (event === 'refuse' && refund.cause === 'wallet') {
    const movement = { userId: order.userId, fen: refund.amount, orderId: order.id, reference: refund.id }
    await moveWallet(tx, { ...movement, cause: 'payout-refused' }, now)
  }
  const detail = [refund.refundCode, set.failure ?? set.refusal].filter(Boolean).join(' ')
  await recordEvent(tx, refund.orderId, { event: EVENTS[event], actor, detail }, now)
  await showOnOrder(tx, moved, state)
  const { orderId, cause, amount, wallet, points, refusal } = moved
  const message = { orderId, productName: order.productName, cause: cause as RefundCause }
  if (event === 'finish')
    await sendMessage(tx, order.userId, { event: 'refund-done', ...message, amount, wallet, points }, now)
  if (event === 'refuse')
    await sendMessage(tx, order.userId, { event: 'refund-refused', ...message, reason: refusal ?? '' }, now)
  return moved
}
