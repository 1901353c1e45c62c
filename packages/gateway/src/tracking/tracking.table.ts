import { index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { users } from '../account/account.table'
import { moment } from '../db/moment.column'

/** What users did, one row for each record's id. Kept for a time, then swept. */
export const trackingRecords = pgTable(
  'tracking_records',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    id: text().notNull(),
    /** As the contract names its fields. */
    record: jsonb().notNull(),
    receivedAt: moment('received_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.id] }), index('tracking_records_by_time').on(t.receivedAt)],
)
