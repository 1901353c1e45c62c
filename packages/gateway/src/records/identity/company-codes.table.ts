import { index, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { plainText } from '../schema/record-columns'

/** The codes of companies besides the current credit code: register numbers, organisation codes, older ones (DAT-09). */
export const companyCodes = pgTable(
  'company_codes',
  {
    companyId: plainText('company_id').notNull(),
    code: plainText('code').notNull(),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.code] }), index('company_codes_by_code').on(t.code)],
)
