import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/** The divisions in which a source holds all records of a kind, as its import declared. */
export const recordCoverage = pgTable(
  'record_coverage',
  {
    kind: text().notNull(),
    source: text().notNull(),
    /** The beginning of the codes of the divisions covered: 50, 5001; empty for all. */
    region: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.source, table.region] })],
)
