import { date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment } from '../platform/db/moment.column'

/*
 * Both tables are UNLOGGED in the migration, because every reading call writes to them. A crash of the
 * database loses only the counts.
 */

/** Counters of an account, network or crawler: `account:<user id>`, `network:1.2.3.0/24`, … */
export const readingCounters = pgTable(
  'reading_counters',
  {
    subject: text().primaryKey(),
    drainedAt: moment('drained_at').notNull(),
    bannedUntil: moment('banned_until'),
    widenedUntil: moment('widened_until'),
    /** The day in Asia/Shanghai that `records` counts. */
    day: date().notNull(),
    /** Distinct records read on that day. */
    records: integer().notNull(),
    /** Records read in the month of `day`, counted once a day, and records of free exports. */
    monthRecords: integer('month_records').notNull().default(0),
  },
  (t) => [index('reading_counters_by_day').on(t.day)],
)

/** Records read on a day, so that a record read twice counts once. Deleted after the day. */
export const readingRecords = pgTable(
  'reading_records',
  {
    day: date().notNull(),
    subject: text().notNull(),
    record: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.day, t.subject, t.record] })],
)
