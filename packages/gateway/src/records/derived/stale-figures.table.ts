import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { plainText } from '../schema/record-columns'

/**
 * Records whose figures are out of date: written in the transaction that changes what they are computed from, so that an
 * interrupted import leaves them to the next one (DAT-70).
 */
export const staleFigures = pgTable(
  'stale_figures',
  {
    kind: text().notNull(),
    recordId: plainText('record_id').notNull(),
  },
  (t) => [primaryKey({ columns: [t.kind, t.recordId] })],
)
