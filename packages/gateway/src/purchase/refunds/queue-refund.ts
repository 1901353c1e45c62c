import { randomInt, randomUUID } from 'node:crypto'
import { dayOf } from '@zhushutong/domain/formatting'
import { orderStatusDuring, type RefundCause, type RefundState } from '@zhushutong/domain/purchase'
import { eq } from 'drizzle-orm'
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
  if (status && cause !== 'paid-twice' && cause !== 'wallet')
    await tx.update(orders).set({ status }).where(eq(orders.id, orderId))
}

const REASONS = { late: '订单关闭后收到付款', 'paid-twice': '同一订单重复付款' } as const

/** All of a payment that must go back, in the transaction that records it (REF-05). The order must be locked. */
export async function queueRefund(
  tx: Tx,
  order: OrderRow,
  payment: Pick<ConfirmedPayment, 'amount' | 'transactionId' | 'source'> & { readonly id: string },
  cause: Extract<RefundCause, 'late' | 'paid-twice'>,
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
      reason: REASONS[cause],
    })
    .onConflictDoNothing()
    .returning()
  if (!made) return
  if (cause === 'paid-twice') {
    const twice = { event: 'paid-twice', actor: payment.source, detail: payment.transactionId } as const
    await recordEvent(tx, order.id, twice, now)
  }
  await recordEvent(tx, order.id, { event: 'refund-approved', actor: 'system', detail: refundCode }, now)
  await showOnOrder(tx, made, 'approved')
}
