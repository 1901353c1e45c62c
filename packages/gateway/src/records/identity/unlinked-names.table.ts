import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { plainText } from '../schema/record-columns'

/** Names in records that mean no known company yet: a company of this name is linked once it is imported (DAT-07). */
export const unlinkedNames = pgTable(
  'unlinked_names',
  {
    kind: text().notNull(),
    recordId: plainText('record_id').notNull(),
    /** The name in search form. */
    form: plainText('form').notNull(),
  },
  (t) => [primaryKey({ columns: [t.kind, t.recordId, t.form] }), index('unlinked_names_by_form').on(t.form)],
)
