import { bigint, boolean, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment } from '../../platform/db/moment.column'
import { plainText } from './record-columns'

/**
 * The version of its kind that last changed or deleted a record after its arrival. Computed figures do not count.
 */
export const recordUpdates = pgTable(
  'record_updates',
  {
    kind: text().notNull(),
    recordId: plainText('record_id').notNull(),
    version: bigint({ mode: 'number' }).notNull(),
    /** True for a record that no longer exists. */
    isRemoved: boolean('is_removed').notNull(),
    storedAt: moment('stored_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.kind, t.recordId] }),
    index('record_updates_by_version').on(t.kind, t.version),
    index('record_updates_by_time').on(t.storedAt),
  ],
)
