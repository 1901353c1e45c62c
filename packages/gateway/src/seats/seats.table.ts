import { sql } from 'drizzle-orm'
import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { users } from '../account/account.table'
import { moment } from '../platform/db/moment.column'

/** Shared accounts of an enterprise VIP. A seat taken back stays, because it counts for the daily limit. */
export const seats = pgTable(
  'seats',
  {
    id: uuid().primaryKey(),
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    mobile: text().notNull(),
    /** The owner's name for the person; may be empty. */
    name: text().notNull(),
    /** Null until a user with this mobile is registered. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    givenAt: moment('given_at').notNull(),
    /** The person's first login after receiving the seat. */
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
