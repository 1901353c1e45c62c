import { sql } from 'drizzle-orm'
import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { users } from '../account/account.table'
import { moment } from '../platform/db/moment.column'

/** The shared accounts that owners of an enterprise VIP gave; one taken back stays, for the limit by day. */
export const seats = pgTable(
  'seats',
  {
    id: uuid().primaryKey(),
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    mobile: text().notNull(),
    /** What the owner calls the person; may be empty. */
    name: text().notNull(),
    /** Null until somebody of that mobile is registered. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    givenAt: moment('given_at').notNull(),
    /** The person's first login since. */
    joinedAt: moment('joined_at'),
    takenBackAt: moment('taken_back_at'),
  },
  (t) => [
    uniqueIndex('seats_one_each').on(t.ownerId, t.mobile).where(sql`${t.takenBackAt} is null`),
    index('seats_by_owner').on(t.ownerId, t.givenAt),
    index('seats_by_user').on(t.userId).where(sql`${t.takenBackAt} is null`),
    index('seats_waiting').on(t.mobile).where(sql`${t.takenBackAt} is null and ${t.joinedAt} is null`),
  ],
)
