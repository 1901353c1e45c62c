import { FREQUENCIES, type Subject } from '@zhushutong/domain/subscriptions'
import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { users } from '../account/account.table'
import { moment } from '../platform/db/moment.column'
import { leaseColumns } from '../platform/jobs/lease-columns'

/** The version up to which arrivals were reported, by kind of record. */
export type ArrivalCursor = Readonly<Record<string, number>>

/** Subscriptions of members; each is a job when it is due (SUB-01, SUB-02). */
export const subscriptions = pgTable(
  'subscriptions',
  {
    id: uuid().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    subject: jsonb().$type<Subject>().notNull(),
    /** The subject as one text (domain formatSubjectKey). */
    subjectKey: text('subject_key').notNull(),
    name: text().notNull(),
    frequency: text({ enum: FREQUENCIES }).notNull(),
    isPaused: boolean('is_paused').notNull().default(false),
    /** True when its digests arrive as read. */
    isMuted: boolean('is_muted').notNull().default(false),
    /** Digests always go to the inbox; these channels are the member's choice (SUB-05). */
    byMail: boolean('by_mail').notNull().default(false),
    bySms: boolean('by_sms').notNull().default(false),
    /** Kinds of changes of a followed record; null for all (DAT-69). */
    changeKinds: text('change_kinds').array(),
    cursor: jsonb().$type<ArrivalCursor>().notNull(),
    /** For a channel: articles released up to this time were reported. */
    reportedUpTo: moment('told_up_to').notNull(),
    /** True when a condition was locked for its reader at the last run; its cursor does not move then. */
    isClosed: boolean('is_closed').notNull().default(false),
    isDue: boolean('is_due').notNull().default(false),
    nextAt: moment('next_at').notNull(),
    lastRunAt: moment('last_run_at'),
    /** The time of the latest digest. */
    lastFoundAt: moment('last_found_at'),
    lastTotal: integer('last_total').notNull().default(0),
    createdAt: moment('created_at').notNull(),
    ...leaseColumns(),
  },
  (t) => [
    unique('subscriptions_once').on(t.userId, t.subjectKey),
    index('subscriptions_by_user').on(t.userId, t.createdAt.desc()),
    index('subscriptions_due').on(t.touchedAt).where(sql`${t.isDue}`),
    index('subscriptions_next').on(t.nextAt).where(sql`not ${t.isPaused} and not ${t.isDue}`),
  ],
)

export interface DigestItem {
  /** The kind of record, or 'article'. */
  readonly kind: string
  readonly id: string
  /** The entry of record_changes that it is about; absent for a new record. */
  readonly change?: number
}

/** The results of subscriptions, at most one digest per run (SUB-04). */
export const subscriptionDigests = pgTable(
  'subscription_digests',
  {
    id: uuid().primaryKey(),
    subscriptionId: uuid('subscription_id')
      .notNull()
      .references(() => subscriptions.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    total: integer().notNull(),
    items: jsonb().$type<readonly DigestItem[]>().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    index('subscription_digests_of').on(t.subscriptionId, t.createdAt.desc()),
    index('subscription_digests_by_user').on(t.userId),
    index('subscription_digests_by_time').on(t.createdAt),
  ],
)

export type SubscriptionRow = typeof subscriptions.$inferSelect
