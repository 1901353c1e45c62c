import { randomUUID } from 'node:crypto'
import { type DeliveryState, WEBHOOK_LIMITS } from '@zhushutong/domain/webhooks'
import { and, asc, desc, eq, gt, inArray, isNull, type SQL } from 'drizzle-orm'
import { lockName, type Queryable } from '../platform/db'
import { isUuid } from '../platform/db/uuid'
import { offsetOf, type PageRequest } from '../platform/http'
import type { Attempted } from './send-event'
import {
  type AttemptRow,
  type DeliveryRow,
  type WebhookEventRow,
  webhookAttempts,
  webhookDeliveries,
  webhookEvents,
  webhooks,
} from './webhooks.table'

export interface Delivery {
  readonly delivery: DeliveryRow
  readonly event: WebhookEventRow
  readonly attempts: readonly AttemptRow[]
}

interface DeliveriesQuery extends PageRequest {
  readonly id?: string
  readonly state?: DeliveryState
}

const isOwned = (userId: string, more?: SQL) => and(eq(webhookDeliveries.userId, userId), more)

const load = async (
  orm: Queryable,
  where: SQL | undefined,
  page: PageRequest = { pageNum: 1, pageSize: 1 },
): Promise<Delivery[]> => {
  const rows = await orm
    .select({ delivery: webhookDeliveries, event: webhookEvents })
    .from(webhookDeliveries)
    .innerJoin(webhookEvents, eq(webhookEvents.id, webhookDeliveries.eventId))
    .where(where)
    .orderBy(desc(webhookDeliveries.createdAt), desc(webhookDeliveries.id))
    .limit(page.pageSize)
    .offset(offsetOf(page))
  const ids = rows.map(({ delivery }) => delivery.id)
  const inserted = await orm
    .select()
    .from(webhookAttempts)
    .where(inArray(webhookAttempts.deliveryId, ids))
    .orderBy(asc(webhookAttempts.number))
  return rows.map((row) => ({
    ...row,
    attempts: inserted.filter(({ deliveryId }) => deliveryId === row.delivery.id),
  }))
}

export async function findDelivery(orm: Queryable, userId: string, id: string): Promise<Delivery | null> {
  return isUuid(id) ? ((await load(orm, isOwned(userId, eq(webhookDeliveries.id, id))))[0] ?? null) : null
}

export async function findDeliveryPage(
  orm: Queryable,
  userId: string,
  { id, state, ...page }: DeliveriesQuery,
) {
  if (id !== undefined && !isUuid(id)) return { rows: [], total: 0 }
  const where = isOwned(
    userId,
    and(
      id === undefined ? undefined : eq(webhookDeliveries.webhookId, id),
      state === undefined ? undefined : eq(webhookDeliveries.state, state),
    ),
  )
  return { rows: await load(orm, where, page), total: await orm.$count(webhookDeliveries, where) }
}

/** Inserts a test event; null beyond the hourly limit (WHK-06). */
export function insertTestEvent(
  orm: Queryable,
  userId: string,
  now: number,
): Promise<WebhookEventRow | null> {
  return orm.transaction(async (tx) => {
    await lockName(tx, `webhook:${userId}`)
    const { most, within } = WEBHOOK_LIMITS.test
    const recent = and(
      eq(webhookEvents.userId, userId),
      isNull(webhookEvents.cursor),
      gt(webhookEvents.createdAt, now - within),
    )
    if ((await tx.$count(webhookEvents, recent)) >= most) return null
    const [event] = await tx
      .insert(webhookEvents)
      .values({ id: randomUUID(), userId, type: 'webhook.test', createdAt: now })
      .returning()
    return event ?? null
  })
}

/** Records the result of a test, which is not retried. Null when its webhook was deleted meanwhile. */
export function insertTestDelivery(
  orm: Queryable,
  { id: eventId, userId, createdAt }: WebhookEventRow,
  webhookId: string,
  attempted: Attempted,
) {
  return orm.transaction(async (tx) => {
    const there = await tx.select().from(webhooks).where(eq(webhooks.id, webhookId)).for('key share')
    if (there.length === 0) return null
    const id = randomUUID()
    const state = attempted.failure === null ? 'delivered' : 'failed'
    await tx
      .insert(webhookDeliveries)
      .values({ id, userId, webhookId, eventId, cause: 'test', state, attempts: 1, createdAt })
    await tx.insert(webhookAttempts).values({ deliveryId: id, number: 1, at: createdAt, ...attempted })
    return id
  })
}

/**
 * Sends the event again; a waiting delivery is due at once instead. Null beyond the hourly limit
 * (WHK-06).
 */
export function insertDeliveryAgain(
  orm: Queryable,
  userId: string,
  { delivery }: Delivery,
  now: number,
): Promise<string | null> {
  return orm.transaction(async (tx) => {
    await lockName(tx, `webhook:${userId}`)
    const waits = and(eq(webhookDeliveries.id, delivery.id), eq(webhookDeliveries.state, 'waiting'))
    const hurried = await tx
      .update(webhookDeliveries)
      .set({ nextAt: now })
      .where(waits)
      .returning({ id: webhookDeliveries.id })
    if (hurried.length > 0) return delivery.id
    const { most, within } = WEBHOOK_LIMITS.again
    const recent = and(eq(webhookDeliveries.cause, 'again'), gt(webhookDeliveries.createdAt, now - within))
    if ((await tx.$count(webhookDeliveries, isOwned(userId, recent))) >= most) return null
    const { webhookId, eventId } = delivery
    const id = randomUUID()
    await tx.insert(webhookDeliveries).values({
      ...{ id, userId, webhookId, eventId, nextAt: now, createdAt: now },
      ...{ cause: 'again', state: 'waiting' },
    })
    return id
  })
}
