import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { plainText } from '../schema/record-columns'

/** The names of companies besides the current one, as their sources stated them (DAT-09). */
export const companyNames = pgTable(
  'company_names',
  {
    companyId: plainText('company_id').notNull(),
    /** The name in search form. */
    form: plainText('form').notNull(),
    name: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.form] }), index('company_names_by_form').on(t.form)],
)
