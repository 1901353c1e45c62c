import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '../moment.column'

/** Which demo data are in: a row stands only for what was loaded whole. */
export const seedState = pgTable('seed_state', {
  name: text('name').primaryKey(),
  /** Companies; 0 where the database had records of its own. */
  size: integer('size').notNull(),
  finishedAt: moment('finished_at').notNull(),
})
