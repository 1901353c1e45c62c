import type { ServiceStage } from '@zhushutong/domain/boss-orders'
import { eq } from 'drizzle-orm'
import type { Queryable } from '../platform/db'
import { serviceEvents, serviceOrders } from './service-order.table'

interface OrderEventRow {
  readonly stage: ServiceStage
  readonly text: string
  /** True when the order enters the stage by this event. */
  readonly isArrival?: boolean
  /** True when the principal caused the event and therefore has seen it. */
  readonly byPrincipal?: boolean
}

/** Records an event of an order, and moves the order to the top of its principal's list. */
export async function recordEvent(
  orm: Queryable,
  orderId: string,
  { stage, text, isArrival = false, byPrincipal = false }: OrderEventRow,
  now: number,
): Promise<void> {
  await orm.insert(serviceEvents).values({ orderId, at: now, stage, isArrival, text })
  const changed = { updatedAt: now, ...(byPrincipal && { seenAt: now }) }
  await orm.update(serviceOrders).set(changed).where(eq(serviceOrders.id, orderId))
}
