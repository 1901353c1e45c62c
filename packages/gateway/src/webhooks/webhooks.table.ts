import {
  ATTEMPT_FAILURES,
  DELIVERY_CAUSES,
  DELIVERY_STATES,
  WEBHOOK_EVENTS,
} from '@zhushutong/domain/webhooks'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { users } from '../account/account.table'
import { moment } from '../platform/db/moment.column'
import { leaseColumns } from '../platform/jobs/lease-columns'
import type { DigestItem } from '../subscriptions/subscriptions.table'

/**
 * Webhooks of members (WHK-01). A webhook is a job while it is due; its deliveries are sent one after another
 * (WHK-04).
 */
export const webhooks = pgTable(
  'webhooks',
  {
    id: uuid().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    url: text().notNull(),
    /** null: all subscriptions, future ones included. */
    subscriptionIds: text('subscription_ids').array(),
    isEnabled: boolean('is_enabled').notNull().default(true),
    /** Encrypted, like the former secret, which also signs until `formerUntil`. */
    secret: text().notNull(),
    formerSecret: text('former_secret'),
    formerUntil: moment('former_until'),
    failingSince: moment('failing_since'),
    stoppedAt: moment('stopped_at'),
    deliveredAt: moment('delivered_at'),
    createdAt: moment('created_at').notNull(),
    isDue: boolean('is_due').notNull().default(false),
    ...leaseColumns(),
  },
  (t) => [
    index('webhooks_by_user').on(t.userId, t.createdAt),
    index('webhooks_due').on(t.touchedAt).where(sql`${t.isDue}`),
  ],
)

/**
 * The cursor of an account's latest event. The row stays locked until the event is committed, so that cursors
 * follow the order of commits.
 */
export const webhookCursors = pgTable('webhook_cursors', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  latest: bigint({ mode: 'number' }).notNull(),
})

/** The digest by ids only: titles are read at each attempt with the owner's current rights (WHK-05). */
export interface StoredDigest {
  readonly subscriptionId: string
  readonly name: string
  readonly total: number
  readonly items: readonly DigestItem[]
}

/** Events sent by webhooks (WHK-05, WHK-07). */
export const webhookEvents = pgTable(
  'webhook_events',
  {
    id: uuid().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    type: text({ enum: WEBHOOK_EVENTS }).notNull(),
    /** Null for a test. */
    cursor: bigint({ mode: 'number' }),
    data: jsonb().$type<StoredDigest>(),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    unique('webhook_events_once').on(t.userId, t.cursor),
    index('webhook_events_tests').on(t.userId, t.createdAt).where(sql`${t.cursor} is null`),
    index('webhook_events_by_time').on(t.createdAt),
  ],
)

/** Deliveries of an event to a webhook (WHK-04, WHK-06). */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: uuid().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    webhookId: uuid('webhook_id')
      .notNull()
      .references(() => webhooks.id, { onDelete: 'cascade' }),
    eventId: uuid('event_id')
      .notNull()
      .references(() => webhookEvents.id, { onDelete: 'cascade' }),
    cause: text({ enum: DELIVERY_CAUSES }).notNull(),
    state: text({ enum: DELIVERY_STATES }).notNull(),
    attempts: integer().notNull().default(0),
    /** Time of the next attempt while waiting; otherwise null. */
    nextAt: moment('next_at'),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    index('webhook_deliveries_by_user').on(t.userId, t.createdAt.desc(), t.id.desc()),
    index('webhook_deliveries_waiting').on(t.webhookId, t.nextAt).where(sql`${t.state} = 'waiting'`),
    index('webhook_deliveries_by_event').on(t.eventId),
    index('webhook_deliveries_again').on(t.userId, t.createdAt).where(sql`${t.cause} = 'again'`),
  ],
)

/** Attempts of deliveries (WHK-06). */
export const webhookAttempts = pgTable(
  'webhook_attempts',
  {
    deliveryId: uuid('delivery_id')
      .notNull()
      .references(() => webhookDeliveries.id, { onDelete: 'cascade' }),
    number: integer().notNull(),
    at: moment().notNull(),
    /** Duration in ms. */
    ms: integer().notNull(),
    status: integer(),
    failure: text({ enum: ATTEMPT_FAILURES }),
    answer: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.deliveryId, t.number] })],
)

export type WebhookRow = typeof webhooks.$inferSelect
export type WebhookEventRow = typeof webhookEvents.$inferSelect
export type DeliveryRow = typeof webhookDeliveries.$inferSelect
export type AttemptRow = typeof webhookAttempts.$inferSelect
