import { jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment } from '../../platform/db/moment.column'
import { plainText } from '../schema/record-columns'

/** Documents of a source that together make one statement, such as the releases of a contracting process. */
export const sourceDocuments = pgTable(
  'source_documents',
  {
    kind: text().notNull(),
    source: text().notNull(),
    sourceKey: plainText('source_key').notNull(),
    documentId: plainText('document_id').notNull(),
    datedAt: moment('dated_at').notNull(),
    body: jsonb().$type<Readonly<Record<string, unknown>>>().notNull(),
    batch: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.kind, t.source, t.sourceKey, t.documentId] })],
)
