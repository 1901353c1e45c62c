import { MESSAGE_STATES } from '@zhushutong/sdk/contract'
import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { users } from '../account/account.table'
import { moment } from '../platform/db/moment.column'
import { leaseColumns } from '../platform/jobs/lease-columns'

const owner = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

export const assistantConversations = pgTable(
  'assistant_conversations',
  {
    id: uuid().primaryKey(),
    userId: owner(),
    name: text().notNull(),
    /**
     * The answerer's memory between questions: the last parsed question, or the conversation id of its
     * service.
     */
    memory: jsonb().$type<unknown>(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (t) => [index('assistant_conversations_by_user').on(t.userId, t.updatedAt.desc(), t.id)],
)

/** Questions with their answers. An answer is written once, when it is complete: never partly. */
export const assistantMessages = pgTable(
  'assistant_messages',
  {
    id: uuid().primaryKey(),
    conversationId: uuid('conversation_id')
      .notNull()
      .references(() => assistantConversations.id, { onDelete: 'cascade' }),
    userId: owner(),
    query: text().notNull(),
    answer: text().notNull(),
    state: text({ enum: MESSAGE_STATES }).notNull(),
    errorCode: text('error_code'),
    rating: text({ enum: ['like', 'dislike'] }),
    feedback: text(),
    files: text().array().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    index('assistant_messages_by_conversation').on(t.conversationId, t.createdAt),
    index('assistant_messages_by_user').on(t.userId),
  ],
)

/**
 * Tasks that produce answers. A task without an end is running as long as its gateway renews the lease; its
 * end and the message's answer are written in one transaction. Rows stay for a while, for the limit of
 * questions a minute.
 */
export const assistantTasks = pgTable(
  'assistant_tasks',
  {
    id: uuid().primaryKey(),
    userId: owner(),
    messageId: uuid('message_id').references(() => assistantMessages.id, { onDelete: 'set null' }),
    startedAt: moment('started_at').notNull(),
    ...leaseColumns(),
    stopAsked: boolean('stop_asked').notNull(),
    endedAt: moment('ended_at'),
  },
  (t) => [
    index('assistant_tasks_by_user').on(t.userId, t.startedAt),
    index('assistant_tasks_under_way').on(t.touchedAt).where(sql`${t.endedAt} is null`),
    index('assistant_tasks_by_message').on(t.messageId),
  ],
)

/** Images of questions. The file is in the area `assistant-images` under the id. */
export const assistantUploads = pgTable(
  'assistant_uploads',
  {
    id: uuid().primaryKey(),
    userId: owner(),
    name: text().notNull(),
    mimeType: text('mime_type').notNull(),
    size: integer().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [index('assistant_uploads_by_user').on(t.userId, t.createdAt)],
)
