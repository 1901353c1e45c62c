import { randomUUID } from 'node:crypto'
import type { KeyScope } from '@zhushutong/domain/api-keys'
import type { SubscriptionEvent } from '@zhushutong/domain/webhooks'
import { and, arrayContains, eq, isNull, or, sql } from 'drizzle-orm'
import { countKeys } from '../account'
import type { Tx } from '../platform/db'
import type { StoredDigest } from './webhooks.table'
import { webhookCursors, webhookDeliveries, webhookEvents, webhooks } from './webhooks.table'

const SCOPE: KeyScope = 'events'

/**
 * True when the member has a webhook, or a key that can read events. Without a reader, no events are stored.
 */
const hasReader = async (tx: Tx, userId: string): Promise<boolean> => {
  if ((await tx.$count(webhooks, eq(webhooks.userId, userId))) > 0) return true
  return (await countKeys(tx, userId, SCOPE)) > 0
}

/**
 * Stores the new records or the changes of a digest as an event, with a delivery for each subscribed webhook, in the digest's own transaction,
 * so that either all are stored or nothing (WHK-05).
 */
export async function writeDigestEvent(
  tx: Tx,
  userId: string,
  data: StoredDigest,
  now: number,
  type: SubscriptionEvent = 'subscription.digest',
): Promise<void> {
  if (!(await hasReader(tx, userId))) return
  const [counted] = await tx
    .insert(webhookCursors)
    .values({ userId, latest: 1 })
    .onConflictDoUpdate({
      target: webhookCursors.userId,
      set: { latest: sql`${webhookCursors.latest} + 1` },
    })
    .returning()
  if (!counted) throw new Error('An event got no number')
  const eventId = randomUUID()
  await tx.insert(webhookEvents).values({
    ...{ id: eventId, userId, data, createdAt: now },
    ...{ type, cursor: counted.latest },
  })
  const stored = await tx
    .select({ id: webhooks.id })
    .from(webhooks)
    .where(
      and(
        eq(webhooks.userId, userId),
        eq(webhooks.isEnabled, true),
        or(isNull(webhooks.subscriptionIds), arrayContains(webhooks.subscriptionIds, [data.subscriptionId])),
      ),
    )
  if (stored.length === 0) return
  await tx.insert(webhookDeliveries).values(
    stored.map(({ id: webhookId }) => ({
      ...{ id: randomUUID(), userId, webhookId, eventId },
      ...({ cause: 'event', state: 'waiting', nextAt: now, createdAt: now } as const),
    })),
  )
}
