import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../../platform/db/moment.column'
import { users } from '../account.table'

/** Confirmed mail addresses (PRF-01). Several members may have the same address, because it is no way to log in. */
export const memberMails = pgTable('member_mails', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  address: text().notNull(),
  confirmedAt: moment('confirmed_at').notNull(),
})

/** Codes sent to addresses. Retained a day for the limits, then deleted. */
export const mailCodes = pgTable(
  'mail_codes',
  {
    id: uuid().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    address: text().notNull(),
    ip: text().notNull(),
    codeHash: text('code_hash').notNull(),
    wrongTries: integer('wrong_tries').notNull().default(0),
    sentAt: moment('sent_at').notNull(),
    usedAt: moment('used_at'),
  },
  (t) => [
    index('mail_codes_by_user').on(t.userId, t.sentAt.desc()),
    index('mail_codes_by_address').on(t.address, t.sentAt.desc()),
    index('mail_codes_by_ip').on(t.ip, t.sentAt.desc()),
    index('mail_codes_by_time').on(t.sentAt),
  ],
)
