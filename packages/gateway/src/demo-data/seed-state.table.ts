import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '../platform/db/moment.column'

/** The loaded demo data. Beside the row of a complete load there are, while one runs, rows of its beginning and of each kind that is done. */
export const seedState = pgTable('seed_state', {
  name: text('name').primaryKey(),
  /** Companies; 0 if the database already had records. */
  size: integer('size').notNull(),
  finishedAt: moment('finished_at').notNull(),
})
