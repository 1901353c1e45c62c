import { pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../../platform/db/moment.column'
import { users } from '../account.table'

/** Requests to close an account, until they are withdrawn or carried out. */
export const accountClosings = pgTable('account_closings', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  reason: text(),
  requestedAt: moment('requested_at').notNull(),
  closesAt: moment('closes_at').notNull(),
})
