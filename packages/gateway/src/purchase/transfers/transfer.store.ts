import { and, asc, desc, eq, inArray, sum } from 'drizzle-orm'
import type { Queryable } from '../../platform/db'
import { payments } from '../schema/purchase.table'
import { bankTransfers } from '../schema/transfer.table'

type TransferRow = typeof bankTransfers.$inferSelect

/** Arrived sums in fen, by order; orders without a transfer have no entry. */
export async function findArrived(
  orm: Queryable,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (orderIds.length === 0) return new Map()
  const rows = await orm
    .select({ orderId: bankTransfers.orderId, fen: sum(bankTransfers.amount).mapWith(Number) })
    .from(bankTransfers)
    .where(inArray(bankTransfers.orderId, [...orderIds]))
    .groupBy(bankTransfers.orderId)
  return new Map(rows.map(({ orderId, fen }) => [orderId, fen]))
}

/** Transferred fen that neither paid the order nor were refunded (TRF-04). */
export async function readHeld(orm: Queryable, orderId: string): Promise<number> {
  const arrived = (await findArrived(orm, [orderId])).get(orderId) ?? 0
  const [used] = await orm
    .select({ fen: sum(payments.amount).mapWith(Number) })
    .from(payments)
    .where(and(eq(payments.orderId, orderId), eq(payments.fromTransfers, true)))
  return arrived - (used?.fen ?? 0)
}

export async function findTransfers(orm: Queryable, orderId: string): Promise<TransferRow[]> {
  const { enteredAt, id } = bankTransfers
  return orm
    .select()
    .from(bankTransfers)
    .where(eq(bankTransfers.orderId, orderId))
    .orderBy(asc(enteredAt), asc(id))
}

export async function findLastTransfer(orm: Queryable, orderId: string): Promise<TransferRow | null> {
  const { enteredAt, id } = bankTransfers
  const [last] = await orm
    .select()
    .from(bankTransfers)
    .where(eq(bankTransfers.orderId, orderId))
    .orderBy(desc(enteredAt), desc(id))
    .limit(1)
  return last ?? null
}
