import { pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../../platform/db/moment.column'
import { users } from '../account.table'

/** Open requests to close an account; a withdrawn or completed request is deleted. */
export const accountClosings = pgTable('account_closings', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  reason: text(),
  requestedAt: moment('requested_at').notNull(),
  closesAt: moment('closes_at').notNull(),
})
