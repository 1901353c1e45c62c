import { MESSAGE_KINDS } from '@zhushutong/domain/messages'
import { sql } from 'drizzle-orm'
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { users } from '../account/account.table'
import { moment } from '../platform/db/moment.column'

/** Messages to members (MSG-01), deleted with the account. */
export const memberMessages = pgTable(
  'member_messages',
  {
    id: uuid().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text({ enum: MESSAGE_KINDS }).notNull(),
    title: text().notNull(),
    body: text().notNull(),
    /** Path on the portal. */
    link: text().notNull(),
    createdAt: moment('created_at').notNull(),
    /** Null while unread. */
    readAt: moment('read_at'),
  },
  (t) => [
    index('member_messages_by_user').on(t.userId, t.createdAt.desc(), t.id.desc()),
    index('member_messages_unread').on(t.userId).where(sql`${t.readAt} is null`),
    index('member_messages_by_time').on(t.createdAt),
  ],
)
