import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '../platform/db/moment.column'

/**
 * The loaded demo data: a row for a complete load. While a load runs: a row for its start, and one for each
 * finished kind.
 */
export const seedState = pgTable('seed_state', {
  name: text('name').primaryKey(),
  /** Companies; 0 if the database already had records. */
  size: integer('size').notNull(),
  finishedAt: moment('finished_at').notNull(),
})
