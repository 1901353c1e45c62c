import { and, desc, eq } from 'drizzle-orm'
import type { Connection } from '../db'
import { isUuid } from '../db/uuid'
import { orders } from './purchase.table'
import { type OrderRow, type Settlement, settle } from './settle'

type Orm = Connection['orm']

/** An order by its id or its code, whoever's: for staff and the sandbox only. */
export async function findOrder(orm: Orm, idOrCode: string): Promise<OrderRow | null> {
  const named = isUuid(idOrCode) ? eq(orders.id, idOrCode) : eq(orders.orderCode, idOrCode)
  const [order] = await orm.select().from(orders).where(named)
  return order ?? null
}

/** Orders that wait for a transfer, the newest first. */
export async function awaitedTransfers(orm: Orm): Promise<OrderRow[]> {
  const awaited = and(eq(orders.payType, 'CompanyPay'), eq(orders.status, 'pending'))
  return orm.select().from(orders).where(awaited).orderBy(desc(orders.createdAt)).limit(50)
}

/** Staff saw the money of a transfer arrive, all of it. Confirming twice changes nothing more. */
export async function confirmTransfer(orm: Orm, order: OrderRow, now: number): Promise<Settlement> {
  const { orderCode, amount, currency } = order
  const payment = { transactionId: orderCode, orderCode, amount, currency, paidAt: now }
  return orm.transaction((tx) => settle(tx, { source: 'transfer', ...payment }, now))
}
