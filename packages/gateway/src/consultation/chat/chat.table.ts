import { boolean, index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { users } from '../../account/account.table'
import { moment } from '../../platform/db/moment.column'

/** A member's chat with the staff: only one, which continues (ASK-05). */
export const consultChat = pgTable(
  'consult_chat',
  {
    id: uuid().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .unique()
      .references(() => users.id, { onDelete: 'cascade' }),
    lastSeq: integer('last_seq').notNull(),
    lastAt: moment('last_at').notNull(),
    /** The time of the first unanswered message; null when the staff wrote last. */
    waitingSince: moment('waiting_since'),
    /** The number of the last staff message that the member has read. */
    readSeq: integer('read_seq').notNull(),
    /** True when the inbox has a notice of an unread answer (ASK-06). */
    isTold: boolean('is_told').notNull().default(false),
  },
  (t) => [index('consult_chat_by_waiting').on(t.waitingSince), index('consult_chat_by_last').on(t.lastAt)],
)

/** Pictures of chats, checked and re-encoded as WebP. The file is in the area `chat-images` under the id. */
export const consultPicture = pgTable(
  'consult_picture',
  {
    id: uuid().primaryKey(),
    chatId: uuid('chat_id')
      .notNull()
      .references(() => consultChat.id, { onDelete: 'cascade' }),
    mimeType: text('mime_type').notNull(),
    /** In px. */
    width: integer().notNull(),
    height: integer().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [index('consult_picture_by_chat').on(t.chatId, t.createdAt)],
)

/** Messages, numbered within their chat: a text or a picture. */
export const consultMessage = pgTable(
  'consult_message',
  {
    chatId: uuid('chat_id')
      .notNull()
      .references(() => consultChat.id, { onDelete: 'cascade' }),
    seq: integer().notNull(),
    isFromStaff: boolean('is_from_staff').notNull(),
    /** The author on the staff, shown to the staff only; null for the member's messages. */
    staffName: text('staff_name'),
    text: text(),
    pictureId: uuid('picture_id').references(() => consultPicture.id, { onDelete: 'set null' }),
    /** The sender's key of the message: a message sent twice is stored once. Null for the staff's messages. */
    key: text(),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.chatId, t.seq] }),
    unique('consult_message_by_key').on(t.chatId, t.key),
    index('consult_message_by_time').on(t.createdAt),
  ],
)

/** The last time that each staff member looked at the chats (ASK-04). */
export const consultPresence = pgTable('consult_presence', {
  staffId: uuid('staff_id').primaryKey(),
  seenAt: moment('seen_at').notNull(),
})
