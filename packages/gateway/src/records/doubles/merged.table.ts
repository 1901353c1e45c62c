import { bigserial, boolean, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '../../platform/db/moment.column'
import { plainText } from '../schema/record-columns'

/** Companies that were merged into others; their ids lead there for ever (DAT-32). */
export const mergedCompanies = pgTable(
  'merged_companies',
  {
    id: plainText('id').primaryKey(),
    /** It may have been merged itself later. */
    survivorId: plainText('survivor_id').notNull(),
    /** All names of the merged company, in the form of formerNames. */
    names: text().notNull(),
    mergedAt: moment('merged_at').notNull(),
  },
  (t) => [index('merged_companies_into').on(t.survivorId)],
)

/** Rows as they were before a merge, so that it can be undone (DAT-33). */
export const movedRows = pgTable(
  'moved_rows',
  {
    ordinal: bigserial({ mode: 'number' }).primaryKey(),
    mergedId: plainText('merged_id').notNull(),
    /** The name of the table, or the kind of record whose links moved. */
    subject: text().notNull(),
    /** False for a row that was deleted, as the survivor had its like. */
    isMoved: boolean('is_moved').notNull(),
    previous: jsonb().notNull(),
  },
  (t) => [index('moved_rows_of_merge').on(t.mergedId, t.subject)],
)
