import type { CloseReason } from '@zhushutong/domain/purchase'
import { eq } from 'drizzle-orm'
import { movePoints } from '../../account'
import type { Queryable, Tx } from '../../platform/db'
import { lockOrder } from '../orders/lock-order'
import { recordEvent } from '../orders/order-event.store'
import { type OrderRow, orders } from '../schema/purchase.table'
import { returnHeld } from '../transfers/return-held'
import { moveWallet } from '../wallet/move-wallet'

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

/** Closes an overdue order, unless it was paid in the meantime, and returns its points (PAY-05). */
export async function closeOverdue(orm: Queryable, order: OrderRow, now: number): Promise<void> {
  await orm.transaction(async (tx) => {
    const locked = await lockOrder(tx, order.userId, order.id)
    if (locked.status === 'pending' && locked.closesAt <= now)
      await closeLockedOrder(tx, locked, 'expired', now)
  })
}
