import { sql } from 'drizzle-orm'
import { date, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { users } from '../account/account.table'
import { moment } from '../platform/db/moment.column'

const owner = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/** The company that a member chose as their own (MYC-01), deleted with the account. */
export const myCompanies = pgTable(
  'my_companies',
  {
    userId: owner().primaryKey(),
    /** Null after removal; the row stays, because it counts the changes of the day. */
    companyId: text('company_id'),
    /** The name at the time of the choice: shown if the record no longer exists. */
    name: text(),
    chosenAt: moment('chosen_at').notNull(),
    /** The day of the last change, in Asia/Shanghai; `changes` counts the changes of that day. */
    changedOn: date('changed_on', { mode: 'string' }).notNull(),
    changes: integer().notNull(),
    /** The day of the last check of its certificates; null before the first (MYC-06). */
    checkedOn: date('checked_on', { mode: 'string' }),
  },
  (t) => [index('my_companies_unchecked').on(t.checkedOn).where(sql`${t.companyId} is not null`)],
)

/** Certificates of which a member was reminded; once each (MYC-06). */
export const certificateReminders = pgTable(
  'certificate_reminders',
  {
    userId: owner(),
    companyId: text('company_id').notNull(),
    /** The certificate with its last day (domain EndingCertificate.key). */
    certificate: text().notNull(),
    until: date({ mode: 'string' }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.companyId, t.certificate] }),
    index('certificate_reminders_by_end').on(t.until),
  ],
)
