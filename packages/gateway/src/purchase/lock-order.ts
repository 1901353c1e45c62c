import type { CloseReason } from '@zhushutong/domain/purchase'
import { and, eq } from 'drizzle-orm'
import { lockUser, movePoints } from '../account'
import type { Tx } from '../platform/db'
import { recordEvent } from './order-event.store'
import { orders } from './purchase.table'
import { returnHeld } from './transfers/return-held'
import { moveWallet } from './wallet/move-wallet'

export type OrderRow = typeof orders.$inferSelect

/** Locks the buyer, then the order: always in this order, to avoid deadlocks. */
export async function lockOrder(tx: Tx, userId: string, orderId: string): Promise<OrderRow> {
  await lockUser(tx, userId)
  const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).for('update')
  if (!order) throw new Error(`Order ${orderId} vanished`)
  return order
}

/** The only pending order of a kind, locked. The caller must have locked the buyer. */
export async function findOpenOrder(
  tx: Tx,
  userId: string,
  kind: OrderRow['grants'],
): Promise<OrderRow | null> {
  const open = and(eq(orders.userId, userId), eq(orders.grants, kind), eq(orders.status, 'pending'))
  const [order] = await tx.select().from(orders).where(open).for('update')
  return order ?? null
}

const ACTORS: Readonly<Record<CloseReason, string>> = {
  superseded: 'buyer',
  abandoned: 'buyer',
  expired: 'system',
}

/**
 * Closes a locked pending order and returns its points and reserved wallet money (PAY-05, WAL-03); bank transfers for
 * it are refunded (TRF-03).
 */
export async function closeLockedOrder(
  tx: Tx,
  order: OrderRow,
  closeReason: CloseReason,
  now: number,
): Promise<OrderRow> {
  const closed = await closeHolding(tx, order, closeReason, now)
  await returnHeld(tx, closed, 'short', now)
  return closed
}

/** Closes the order but leaves money already transferred; the caller decides where it goes. */
export async function closeHolding(
  tx: Tx,
  order: OrderRow,
  closeReason: CloseReason,
  now: number,
): Promise<OrderRow> {
  if (order.points > 0) await movePoints(tx, order.userId, order.points, 'return', order.id, now, order.id)
  const { userId, wallet: fen, id: orderId } = order
  await moveWallet(tx, { userId, fen, cause: 'return', reference: orderId, orderId }, now)
  const closed = { status: 'closed', closeReason, closedAt: now } as const
  await tx.update(orders).set(closed).where(eq(orders.id, order.id))
  await recordEvent(tx, order.id, { event: closeReason, actor: ACTORS[closeReason] }, now)
  return { ...order, ...closed }
}
