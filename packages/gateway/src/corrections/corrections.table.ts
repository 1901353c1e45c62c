import { REPORT_STATES } from '@zhushutong/domain/corrections'
import { sql } from 'drizzle-orm'
import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { users } from '../account/account.table'
import { moment } from '../platform/db/moment.column'

/** Corrections that members report for a record, and their outcome (REP-01, REP-02). */
export const recordReport = pgTable(
  'record_report',
  {
    id: uuid().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text().notNull(),
    recordId: text('record_id').notNull(),
    /** The record's name at the time of the report. */
    title: text().notNull(),
    /** A column's key, or `other`. */
    field: text().notNull(),
    right: text('right_value').notNull(),
    sourceUrl: text('source_url'),
    /** Mobile or e-mail, visible to staff only. */
    contact: text(),
    state: text({ enum: REPORT_STATES }).notNull(),
    answer: text(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (t) => [
    uniqueIndex('record_report_open')
      .on(t.userId, t.kind, t.recordId, t.field)
      .where(sql`${t.state} in ('submitted', 'checking')`),
    index('record_report_by_user').on(t.userId, t.createdAt.desc()),
    index('record_report_by_state').on(t.state, t.createdAt),
  ],
)
