import { and, desc, eq } from 'drizzle-orm'
import type { Queryable } from '../platform/db'
import { isUuid } from '../platform/db/uuid'
import type { OrderRow } from './lock-order'
import { orders } from './purchase.table'

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
