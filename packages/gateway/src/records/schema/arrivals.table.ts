import { bigint, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment } from '../../platform/db/moment.column'

/**
 * When a record was first stored: the version of its kind that brought it. Versions of a kind are taken one after the
 * other, so whoever has read all up to one misses none that is written later. Made-up records of a seed are no arrivals.
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
