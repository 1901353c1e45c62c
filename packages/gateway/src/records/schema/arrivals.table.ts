import { bigint, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment } from '../../platform/db/moment.column'

/**
 * The version of its kind that first stored a record, and the time. The versions of a kind are committed one after the
 * other, so a reader of all versions up to a number misses no record. Made-up records of a seed are not listed.
 */
export const recordArrivals = pgTable(
  'record_arrivals',
  {
    kind: text().notNull(),
    recordId: text('record_id').notNull(),
    version: bigint({ mode: 'number' }).notNull(),
    storedAt: moment('stored_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.kind, t.recordId] }),
    index('record_arrivals_by_version').on(t.kind, t.version),
    index('record_arrivals_by_time').on(t.storedAt),
  ],
)
