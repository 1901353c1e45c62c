import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/** The sources of each kind of record. */
export const dataSources = pgTable(
  'data_sources',
  {
    kind: text().notNull(),
    source: text().notNull(),
    /** The name on the screens. */
    platform: text(),
    /** A source of a higher rank overrules one of a lower rank (DAT-01). */
    rank: integer().notNull(),
    /** The date of the data of the last complete file. */
    completeOn: date('complete_on', { mode: 'string' }),
  },
  (t) => [primaryKey({ columns: [t.kind, t.source] })],
)
