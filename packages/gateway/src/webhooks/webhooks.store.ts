import { randomUUID } from 'node:crypto'
import { MAX_WEBHOOKS, ROTATION_MS, type WebhookForm } from '@zhushutong/domain/webhooks'
import { and, asc, count, eq, inArray, sql } from 'drizzle-orm'
import type { Clock } from '../platform/clock'
import { type Database, lockName } from '../platform/db'
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

/** Webhooks; every call concerns one member's own (WHK-01). */
export function webhooksStore({ orm }: Pick<Database, 'orm'>, clock: Clock, secrets: WebhookSecrets) {
  const ownOne = (userId: string, id: string) => and(isOf(userId), eq(webhooks.id, id))

  const countWaiting = async (userId: string): Promise<ReadonlyMap<string, number>> => {
    const { webhookId, state } = webhookDeliveries
    const rows = await orm
      .select({ webhookId, total: count() })
      .from(webhookDeliveries)
      .where(and(eq(webhookDeliveries.userId, userId), eq(state, 'waiting')))
      .groupBy(webhookId)
    return new Map(rows.map((row) => [row.webhookId, row.total]))
  }

  const listOwn = async (userId: string, id?: string): Promise<Webhook[]> => {
    const rows = await orm
      .select()
      .from(webhooks)
      .where(id === undefined ? isOf(userId) : ownOne(userId, id))
      .orderBy(asc(webhooks.createdAt), asc(webhooks.id))
    const waiting = await countWaiting(userId)
    return rows.map((row) => ({ ...row, waiting: waiting.get(row.id) ?? 0 }))
  }

  const find = async (userId: string, id: string): Promise<Webhook | null> =>
    isUuid(id) ? ((await listOwn(userId, id))[0] ?? null) : null

  return {
    list: (userId: string) => listOwn(userId),
    find,

    /** True when all of these are the member's subscriptions. */
    async ownsAll(userId: string, ids: readonly string[]): Promise<boolean> {
      if (!ids.every(isUuid)) return false
      const isMine = and(eq(subscriptions.userId, userId), inArray(subscriptions.id, [...ids]))
      return (await orm.$count(subscriptions, isMine)) === ids.length
    },

    /** Adds a webhook; its secret is returned only this once. */
    add: (userId: string, form: WebhookForm) =>
      orm.transaction(async (tx) => {
        await lockName(tx, `webhook:${userId}`)
        if ((await tx.$count(webhooks, isOf(userId))) >= MAX_WEBHOOKS) return 'full'
        const [id, secret] = [randomUUID(), newSecret()]
        const row = { id, userId, secret: secrets.seal(secret, id), createdAt: clock.now() }
        const [webhook] = await tx
          .insert(webhooks)
          .values({ ...row, ...columnsOf(form) })
          .returning()
        if (!webhook) throw new Error('A webhook was not stored')
        return { webhook: { ...webhook, waiting: 0 }, secret }
      }),

    /**
     * Changes a webhook. Switching it on again clears its failures: waiting deliveries are sent, and the
     * three days start again.
     */
    async change(userId: string, id: string, isEnabled: boolean, form: WebhookForm): Promise<Webhook | null> {
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
      return find(userId, id)
    },

    async remove(userId: string, id: string): Promise<boolean> {
      if (!isUuid(id)) return false
      const removed = await orm.delete(webhooks).where(ownOne(userId, id)).returning({ id: webhooks.id })
      return removed.length > 0
    },

    /** Creates a new secret, returned only this once; the former one also signs for a day (WHK-03). */
    async rotate(userId: string, id: string) {
      if (!isUuid(id)) return null
      const secret = newSecret()
      const former = { formerSecret: sql`${webhooks.secret}`, formerUntil: clock.now() + ROTATION_MS }
      await orm
        .update(webhooks)
        .set({ secret: secrets.seal(secret, id), ...former })
        .where(ownOne(userId, id))
      const webhook = await find(userId, id)
      return webhook && { webhook, secret }
    },
  }
}
