import { FREQUENCIES, type Subject } from '@zhushutong/domain/subscriptions'
import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { users } from '../account/account.table'
import { moment } from '../platform/db/moment.column'
import { leaseColumns } from '../platform/jobs/lease-columns'

/** By kind of record the version up to which its arrivals are told. */
export type ArrivalCursor = Readonly<Record<string, number>>

/** Subscriptions of members; each of them is a job when it is due (SUB-01, SUB-02). */
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
    /** Its digests come as read. */
    isMuted: boolean('is_muted').notNull().default(false),
    /** Digests come to the inbox always, and so where the member chose it (SUB-05). */
    byMail: boolean('by_mail').notNull().default(false),
    bySms: boolean('by_sms').notNull().default(false),
    cursor: jsonb().$type<ArrivalCursor>().notNull(),
    /** Of a channel: articles released up to then are told. */
    reportedUpTo: moment('told_up_to').notNull(),
    /** A condition was closed to its reader when it last ran: then it stays where it was. */
    isClosed: boolean('is_closed').notNull().default(false),
    isDue: boolean('is_due').notNull().default(false),
    nextAt: moment('next_at').notNull(),
    lastRunAt: moment('last_run_at'),
    /** Of its latest digest. */
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

/** A record, or an article, of a digest. */
export interface DigestItem {
  /** Name of a kind of record; 'article' for an article. */
  readonly kind: string
  readonly id: string
}

/** What subscriptions found, once a run (SUB-04). */
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
