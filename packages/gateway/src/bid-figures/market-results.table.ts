import { bigint, boolean, date, doublePrecision, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '../platform/db/moment.column'

/** The results that markets count, a row for each lot of a work, computed by a job (FIG-12). */
export const marketResults = pgTable(
  'market_results',
  {
    day: date({ mode: 'string' }).notNull(),
    province: text(),
    /** GB/T 2260 */
    region: text(),
    type: text(),
    /** The award in fen of CNY; null if unknown or not comparable. */
    amount: bigint({ mode: 'number' }),
    /** percent */
    discount: doublePrecision(),
    /** The reason for a missing discount. */
    excluded: text({ enum: ['unpriced', 'uncontrolled', 'implausible'] }),
    bidders: integer(),
    /** True if losing bidders are named. */
    told: boolean().notNull(),
    winners: text().array().notNull(),
    parties: text().array().notNull(),
  },
  (t) => [
    index('market_results_day').on(t.day),
    index('market_results_province').on(t.province, t.day),
    index('market_results_type').on(t.type, t.day),
  ],
)

/** The versions of the records that the results were computed from; a single row. */
export const marketResultsState = pgTable('market_results_state', {
  id: integer().primaryKey(),
  version: bigint({ mode: 'number' }).notNull(),
  computedAt: moment('computed_at').notNull(),
})
