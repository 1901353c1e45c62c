import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { users } from '../account/account.table'
import { moment } from '../db/moment.column'

/** The records that members keep, each once (FAV-01). */
export const memberCollect = pgTable(
  'member_collect',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text().notNull(),
    recordId: text('record_id').notNull(),
    /** As its member saw it then: what is shown once the record is gone. */
    title: text().notNull(),
    createdAt: moment('created_at').notNull(),
    /** Removed, and for a while still to be put back as it was. */
    removedAt: moment('removed_at'),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.kind, t.recordId] }),
    index('member_collect_by_time').on(t.userId, t.createdAt.desc()),
  ],
)
