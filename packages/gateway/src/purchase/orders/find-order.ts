import { and, desc, eq, lte } from 'drizzle-orm'
import type { Queryable } from '../../platform/db'
import { isUuid } from '../../platform/db/uuid'
import { type OrderRow, orders } from '../schema/purchase.table'

/** Finds an order of any user by id or code: for staff and the sandbox only. */
export async function findOrder(orm: Queryable, idOrCode: string): Promise<OrderRow | null> {
  const named = isUuid(idOrCode) ? eq(orders.id, idOrCode) : eq(orders.orderCode, idOrCode)
  const [order] = await orm.select().from(orders).where(named)
  return order ?? null
}

/** Newest first; at most 50. */
export async function findAwaitedTransfers(orm: Queryable): Promise<OrderRow[]> {
  const awaited = and(eq(orders.payType, 'CompanyPay'), eq(orders.status, 'pending'))
  return orm.select().from(orders).where(awaited).orderBy(desc(orders.createdAt)).limit(50)
}

/** Null for a missing order and for an order of another user. */
export async function findOwnOrder(
  orm: Queryable,
  userId: string,
  orderId: string,
): Promise<OrderRow | null> {
  if (!isUuid(orderId)) return null
  const mine = and(eq(orders.id, orderId), eq(orders.userId, userId))
  const [order] = await orm.select().from(orders).where(mine)
  return order ?? null
}

/** Pending orders past their closing time, of one user or of all; at most 100. */
export async function findOverdueOrders(
  orm: Queryable,
  now: number,
  userId: string | null = null,
): Promise<OrderRow[]> {
  const due = and(eq(orders.status, 'pending'), lte(orders.closesAt, now))
  const where = userId === null ? due : and(due, eq(orders.userId, userId))
  return orm.select().from(orders).where(where).orderBy(orders.closesAt).limit(100)
}
