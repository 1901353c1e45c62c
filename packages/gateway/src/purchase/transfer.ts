import { and, desc, eq } from 'drizzle-orm'
import type { Queryable } from '../platform/db'
import { isUuid } from '../platform/db/uuid'
import type { OrderRow } from './lock-order'
import { orders } from './purchase.table'
import { type Settlement, settlePayment } from './settle'

/** Finds an order by id or code, of any user: for staff and the sandbox only. */
export async function findOrder(orm: Queryable, idOrCode: string): Promise<OrderRow | null> {
  const named = isUuid(idOrCode) ? eq(orders.id, idOrCode) : eq(orders.orderCode, idOrCode)
  const [order] = await orm.select().from(orders).where(named)
  return order ?? null
}

/** Orders that wait for a transfer, the newest first. */
export async function findAwaitedTransfers(orm: Queryable): Promise<OrderRow[]> {
  const awaited = and(eq(orders.payType, 'CompanyPay'), eq(orders.status, 'pending'))
  return orm.select().from(orders).where(awaited).orderBy(desc(orders.createdAt)).limit(50)
}

/** Staff confirm that a transfer arrived in full. Confirming twice changes nothing. */
export async function confirmTransfer(orm: Queryable, order: OrderRow, now: number): Promise<Settlement> {
  const { orderCode, amount, currency } = order
  const payment = { transactionId: orderCode, orderCode, amount, currency, paidAt: now }
  return orm.transaction((tx) => settlePayment(tx, { source: 'transfer', ...payment }, now))
}
