import { sql } from 'drizzle-orm'
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { users } from '../account/account.table'
import { moment } from '../platform/db/moment.column'
import { leaseColumns } from '../platform/jobs/lease-columns'
import { subscriptionDigests } from './subscriptions.table'

/**
 * Mails and SMS of digests, each a job until it is sent (SUB-07). Address and text are not stored: both are read when
 * it is sent.
 */
export const subscriptionNotices = pgTable(
  'subscription_notices',
  {
    id: uuid().primaryKey(),
    digestId: uuid('digest_id')
      .notNull()
      .references(() => subscriptionDigests.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    channel: text({ enum: ['mail', 'sms'] }).notNull(),
    /** dropped: the member no longer wants it, or can no longer receive it. failed: given up. */
    state: text({ enum: ['waiting', 'sent', 'dropped', 'failed'] })
      .notNull()
      .default('waiting'),
    createdAt: moment('created_at').notNull(),
    sentAt: moment('sent_at'),
    ...leaseColumns(),
  },
  (t) => [
    index('subscription_notices_waiting').on(t.touchedAt).where(sql`${t.state} = 'waiting'`),
    index('subscription_notices_by_user').on(t.userId, t.createdAt),
    index('subscription_notices_by_digest').on(t.digestId),
  ],
)

export type NoticeRow = typeof subscriptionNotices.$inferSelect
