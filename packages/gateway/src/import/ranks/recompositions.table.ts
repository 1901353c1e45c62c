import { boolean, pgTable, text } from 'drizzle-orm/pg-core'
import { leaseColumns } from '../../platform/jobs'

/** Sources with a new rank, whose records are composed again in pieces. */
export const recompositions = pgTable('recompositions', {
  /** Kind and source. */
  id: text().primaryKey(),
  kind: text().notNull(),
  source: text().notNull(),
  /** The last record that was composed; '' at the start. */
  after: text('after_id').notNull(),
  isDone: boolean('is_done').notNull(),
  ...leaseColumns(),
})
