import type { DueCheck } from '@zhushutong/domain/due-diligence'
import { date, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { users } from '../account/account.table'
import { moment } from '../platform/db/moment.column'

export type IssuedCheck = Pick<DueCheck, 'key' | 'label' | 'tone' | 'title'>

/**
 * Due-diligence sheets that were issued as files (DUE-11). A row stays when its account is closed: the recipient of the
 * file still verifies it.
 */
export const issuedSheets = pgTable(
  'issued_sheets',
  {
    /** JD20261128-7K3M9Q */
    number: text().primaryKey(),
    code: text().notNull(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    companyId: text('company_id').notNull(),
    companyName: text('company_name').notNull(),
    creditCode: text('credit_code'),
    /** The recipient in the issuer's words; null without one. */
    recipient: text(),
    /** SHA-256 of the file, in hex. */
    hash: text().notNull(),
    size: integer().notNull(),
    summary: text().notNull(),
    checks: jsonb().$type<readonly IssuedCheck[]>().notNull(),
    issuedAt: moment('issued_at').notNull(),
  },
  (t) => [index('issued_sheets_by_user').on(t.userId), index('issued_sheets_by_time').on(t.issuedAt)],
)

const member = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/** Companies of whose repairs a member is reminded (CRR-04). */
export const repairReminders = pgTable(
  'repair_reminders',
  {
    userId: member(),
    companyId: text('company_id').notNull(),
    /** The day on which the member asked: repairs possible before it were on the page. */
    setOn: date('set_on', { mode: 'string' }).notNull(),
    /** The day of the last check; null before the first. */
    checkedOn: date('checked_on', { mode: 'string' }),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.companyId] }),
    index('repair_reminders_unchecked').on(t.checkedOn),
  ],
)

/** Entries of which a member was reminded, once each (CRR-04). */
export const repairNotices = pgTable(
  'repair_notices',
  {
    userId: member(),
    companyId: text('company_id').notNull(),
    /** The matter and its day of decision. */
    entry: text().notNull(),
    sentOn: date('sent_on', { mode: 'string' }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.companyId, t.entry] }),
    index('repair_notices_by_day').on(t.sentOn),
  ],
)
