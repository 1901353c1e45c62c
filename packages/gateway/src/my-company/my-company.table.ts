import { sql } from 'drizzle-orm'
import { date, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { users } from '../account/account.table'
import { moment } from '../platform/db/moment.column'

const owner = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/** The company that a member chose as their own (MYC-01). It goes with the account. */
export const myCompanies = pgTable(
  'my_companies',
  {
    userId: owner().primaryKey(),
    /** Null once it was removed; the row stays, as it counts the changes of the day. */
    companyId: text('company_id'),
    /** The name when it was chosen: shown if the record no longer exists. */
    name: text(),
    chosenAt: moment('chosen_at').notNull(),
    /** The day of the last change, in Asia/Shanghai, and how many there were on it. */
    changedOn: date('changed_on', { mode: 'string' }).notNull(),
    changes: integer().notNull(),
    /** The day on which its certificates were last looked at; null for not yet (MYC-06). */
    checkedOn: date('checked_on', { mode: 'string' }),
  },
  (t) => [index('my_companies_unchecked').on(t.checkedOn).where(sql`${t.companyId} is not null`)],
)

/** The certificates of which a member was reminded, each once (MYC-06). */
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
