import { hasForgotten } from '@zhushutong/domain/webhooks'
import { and, asc, eq, gt } from 'drizzle-orm'
import type { Queryable } from '../platform/db'
import { type WebhookEventRow, webhookCursors, webhookEvents } from './webhooks.table'

interface EventsAfter {
  readonly events: readonly WebhookEventRow[]
  /** The `after` of the next call. */
  readonly cursor: number
  readonly hasMore: boolean
  readonly isIncomplete: boolean
}

/** A member's events after a cursor, in order (WHK-07). */
export async function findEventsAfter(
  orm: Queryable,
  userId: string,
  after: number,
  limit: number,
): Promise<EventsAfter> {
  // Read before the events: every event up to this cursor is committed, so a missing one was deleted.
  const [counted] = await orm.select().from(webhookCursors).where(eq(webhookCursors.userId, userId))
  const latest = counted?.latest ?? 0
  const rows = await orm
    .select()
    .from(webhookEvents)
    .where(and(eq(webhookEvents.userId, userId), gt(webhookEvents.cursor, after)))
    .orderBy(asc(webhookEvents.cursor))
    .limit(limit + 1)
  const events = rows.slice(0, limit)
  return {
    events,
    cursor: events.at(-1)?.cursor ?? Math.max(after, latest),
    hasMore: rows.length > limit,
    isIncomplete: hasForgotten(after, events[0]?.cursor ?? null, latest),
  }
}
