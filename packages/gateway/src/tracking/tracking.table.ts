import { index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { users } from '../account/account.table'
import { moment } from '../platform/db/moment.column'

/** Tracking records, one row for each id. Deleted after the retention. */
export const trackingRecords = pgTable(
  'tracking_records',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    id: text().notNull(),
    /** Field names as in the contract. */
    record: jsonb().notNull(),
    receivedAt: moment('received_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.id] }), index('tracking_records_by_time').on(t.receivedAt)],
)

/** Users who refuse tracking (TRK-03). */
export const trackingRefusals = pgTable('tracking_refusals', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  since: moment().notNull(),
})
