import { randomUUID } from 'node:crypto'
import { MAX_WEBHOOKS, ROTATION_MS, type WebhookForm } from '@zhushutong/domain/webhooks'
import { and, asc, count, eq, inArray, sql } from 'drizzle-orm'
import { lockName, type Queryable } from '../platform/db'
import { isUuid } from '../platform/db/uuid'
import { subscriptions } from '../subscriptions/subscriptions.table'
import type { WebhookSecrets } from './secrets'
import { newSecret } from './sign'
import { type WebhookRow, webhookDeliveries, webhooks } from './webhooks.table'

export type Webhook = WebhookRow & { readonly waiting: number }

const isOf = (userId: string) => eq(webhooks.userId, userId)

const columnsOf = ({ name, url, subscriptionIds }: WebhookForm) => ({
  ...{ name, url },
  subscriptionIds: subscriptionIds && [...subscriptionIds],
})

const ownOne = (userId: string, id: string) => and(isOf(userId), eq(webhooks.id, id))

const countWaiting = async (orm: Queryable, userId: string): Promise<ReadonlyMap<string, number>> => {
  const { webhookId, state } = webhookDeliveries
  const rows = await orm
    .select({ webhookId, total: count() })
    .from(webhookDeliveries)
    .where(and(eq(webhookDeliveries.userId, userId), eq(state, 'waiting')))
    .groupBy(webhookId)
  return new Map(rows.map((row) => [row.webhookId, row.total]))
}

const listOwn = async (orm: Queryable, userId: string, id?: string): Promise<Webhook[]> => {
  const rows = await orm
    .select()
    .from(webhooks)
    .where(id === undefined ? isOf(userId) : ownOne(userId, id))
    .orderBy(asc(webhooks.createdAt), asc(webhooks.id))
  const waiting = await countWaiting(orm, userId)
  return rows.map((row) => ({ ...row, waiting: waiting.get(row.id) ?? 0 }))
}

export async function findWebhook(orm: Queryable, userId: string, id: string): Promise<Webhook | null> {
  return isUuid(id) ? ((await listOwn(orm, userId, id))[0] ?? null) : null
}

export function findWebhooks(orm: Queryable, userId: string) {
  return listOwn(orm, userId)
}

/** True when all of these are the member's subscriptions. */
export async function ownsAllSubscriptions(
  orm: Queryable,
  userId: string,
  ids: readonly string[],
): Promise<boolean> {
  if (!ids.every(isUuid)) return false
  const isMine = and(eq(subscriptions.userId, userId), inArray(subscriptions.id, [...ids]))
  return (await orm.$count(subscriptions, isMine)) === ids.length
}

/** Adds a webhook; its secret is returned only this once. */
export function insertWebhook(
  orm: Queryable,
  secrets: WebhookSecrets,
  userId: string,
  form: WebhookForm,
  now: number,
) {
  return orm.transaction(async (tx) => {
    await lockName(tx, `webhook:${userId}`)
    if ((await tx.$count(webhooks, isOf(userId))) >= MAX_WEBHOOKS) return 'full'
    const [id, secret] = [randomUUID(), newSecret()]
    const row = { id, userId, secret: secrets.seal(secret, id), createdAt: now }
    const [webhook] = await tx
      .insert(webhooks)
      .values({ ...row, ...columnsOf(form) })
      .returning()
    if (!webhook) throw new Error('A webhook was not stored')
    return { webhook: { ...webhook, waiting: 0 }, secret }
  })
}

/**
 * Changes a webhook. Switching it on again clears its failures: waiting deliveries are sent, and the
 * three days start again.
 */
export async function updateWebhook(
  orm: Queryable,
  userId: string,
  id: string,
  isEnabled: boolean,
  form: WebhookForm,
): Promise<Webhook | null> {
  if (!isUuid(id)) return null
  const begins = (column: typeof webhooks.stoppedAt | typeof webhooks.failingSince) =>
    sql`case when ${webhooks.isEnabled} then ${column} end`
  await orm
    .update(webhooks)
    .set({
      ...{ ...columnsOf(form), isEnabled },
      ...(isEnabled && {
        stoppedAt: begins(webhooks.stoppedAt),
        failingSince: begins(webhooks.failingSince),
      }),
    })
    .where(ownOne(userId, id))
  return findWebhook(orm, userId, id)
}

export async function deleteWebhook(orm: Queryable, userId: string, id: string): Promise<boolean> {
  if (!isUuid(id)) return false
  const removed = await orm.delete(webhooks).where(ownOne(userId, id)).returning({ id: webhooks.id })
  return removed.length > 0
}

/** Creates a new secret, returned only this once; the former one also signs for a day (WHK-03). */
export async function rotateWebhookSecret(
  orm: Queryable,
  secrets: WebhookSecrets,
  userId: string,
  id: string,
  now: number,
) {
  if (!isUuid(id)) return null
  const secret = newSecret()
  const former = { formerSecret: sql`${webhooks.secret}`, formerUntil: now + ROTATION_MS }
  await orm
    .update(webhooks)
    .set({ secret: secrets.seal(secret, id), ...former })
    .where(ownOne(userId, id))
  const webhook = await findWebhook(orm, userId, id)
  return webhook && { webhook, secret }
}
