import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { users } from '../account/account.table'
import { moment } from '../platform/db/moment.column'

/** Favourites of members, each record once (FAV-01). */
export const memberCollect = pgTable(
  'member_collect',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text().notNull(),
    recordId: text('record_id').notNull(),
    /** The title at the time of adding: shown if the record no longer exists. */
    title: text().notNull(),
    createdAt: moment('created_at').notNull(),
    /** Time of removal; for a while it can be undone. */
    removedAt: moment('removed_at'),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.kind, t.recordId] }),
    index('member_collect_by_time').on(t.userId, t.createdAt.desc()),
  ],
)
