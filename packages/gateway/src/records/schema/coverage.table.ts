import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/** The divisions of which a source has all records of a kind, as its import declared. */
export const recordCoverage = pgTable(
  'record_coverage',
  {
    kind: text().notNull(),
    source: text().notNull(),
    /** A prefix of division codes: 50, 5001; empty for all divisions. */
    region: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.source, table.region] })],
)
