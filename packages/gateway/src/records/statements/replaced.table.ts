import { jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { plainText } from '../schema/record-columns'

/** Statements as they were before a batch changed them, so that the batch can be undone. */
export const replacedStatements = pgTable(
  'replaced_statements',
  {
    batch: text().notNull(),
    kind: text().notNull(),
    source: text().notNull(),
    sourceKey: plainText('source_key').notNull(),
    /** The row of record_statements as JSON. */
    previous: jsonb().notNull(),
  },
  (t) => [primaryKey({ columns: [t.batch, t.kind, t.source, t.sourceKey] })],
)
