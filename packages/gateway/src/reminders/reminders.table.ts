import type { ReminderItem } from '@zhushutong/domain/membership'
import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { users } from '../account/account.table'
import { moment } from '../platform/db/moment.column'
import { leaseColumns } from '../platform/jobs/lease-columns'

/**
 * Ends of memberships with a decided reminder, once for each number of days before the end (MEM-09). A row
 * marks the reminder as done and stays after the end.
 */
export const membershipReminders = pgTable(
  'membership_reminders',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text().notNull(),
    overTime: moment('over_time').notNull(),
    days: integer().notNull(),
    decidedAt: moment('decided_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.kind, t.overTime, t.days] }),
    index('membership_reminders_by_end').on(t.overTime),
  ],
)

/** A member's choice of reminders besides the inbox; no row: inbox only (MEM-09). */
export const reminderChoices = pgTable('reminder_choices', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  byMail: boolean('by_mail').notNull(),
  bySms: boolean('by_sms').notNull(),
})

/** Mails and SMS of reminders, each a job until it is sent (MEM-09). The address is read at sending. */
export const reminderNotices = pgTable(
  'reminder_notices',
  {
    id: uuid().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    channel: text({ enum: ['mail', 'sms'] }).notNull(),
    item: jsonb().$type<ReminderItem>().notNull(),
    /** dropped: the member no longer wants it or cannot receive it. failed: given up. */
    state: text({ enum: ['waiting', 'sent', 'dropped', 'failed'] })
      .notNull()
      .default('waiting'),
    createdAt: moment('created_at').notNull(),
    sentAt: moment('sent_at'),
    ...leaseColumns(),
  },
  (t) => [
    index('reminder_notices_waiting').on(t.touchedAt).where(sql`${t.state} = 'waiting'`),
    index('reminder_notices_by_user').on(t.userId),
    index('reminder_notices_by_time').on(t.createdAt),
  ],
)

export type ReminderNoticeRow = typeof reminderNotices.$inferSelect
