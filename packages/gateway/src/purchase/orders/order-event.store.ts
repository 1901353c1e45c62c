import { asc, eq } from 'drizzle-orm'
import type { Queryable, Tx } from '../../platform/db'
import { type ORDER_EVENTS, orderEvents } from '../schema/purchase.table'

export type OrderEvent = (typeof ORDER_EVENTS)[number]

/** Adds an event to the order's history, in the transaction of the change. */
export async function recordEvent(
  tx: Tx,
  orderId: string,
  { event, actor, detail = '' }: { event: OrderEvent; actor: string; detail?: string },
  now: number,
): Promise<void> {
  await tx.insert(orderEvents).values({ orderId, at: now, event, actor, detail })
}

export async function findEvents(orm: Queryable, orderId: string) {
  return orm
    .select({
      at: orderEvents.at,
      event: orderEvents.event,
      actor: orderEvents.actor,
      detail: orderEvents.detail,
    })
    .from(orderEvents)
    .where(eq(orderEvents.orderId, orderId))
    .orderBy(asc(orderEvents.id))
}
