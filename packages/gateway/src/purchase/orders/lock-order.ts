import { and, eq } from 'drizzle-orm'
import { lockUser } from '../../account'
import type { Tx } from '../../platform/db'
import { type OrderRow, orders } from '../schema/purchase.table'

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
