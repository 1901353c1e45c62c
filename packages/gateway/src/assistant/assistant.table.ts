import { MESSAGE_STATES } from '@zhushutong/sdk/contract'
import { sql } from 'drizzle-orm'
import {
  boolean,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import { users } from '../account/account.table'
import { moment } from '../db/moment.column'

const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' })

const owner = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/** Conversations with the assistant, each of one user. */
export const assistantConversations = pgTable(
  'assistant_conversations',
  {
    id: uuid().primaryKey(),
    userId: owner(),
    name: text().notNull(),
    /** What the answerer keeps between questions: what was understood last, or its own conversation's id. */
    memory: jsonb().$type<unknown>(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (t) => [index('assistant_conversations_by_user').on(t.userId, t.updatedAt.desc(), t.id)],
)

/** Questions with their answers. An answer is written once, when it is settled: never half. */
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
    /** What its rater wrote. */
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
 * The work on answers. A task without an end is under way as long as the gateway that works on it says so; its end
 * and its message's answer are one transaction. Kept for a while after, for the limit of questions a minute.
 */
export const assistantTasks = pgTable(
  'assistant_tasks',
  {
    id: uuid().primaryKey(),
    userId: owner(),
    messageId: uuid('message_id').references(() => assistantMessages.id, { onDelete: 'set null' }),
    startedAt: moment('started_at').notNull(),
    /** By the database's clock, which several gateways share. */
    aliveUntil: timestamp('alive_until', { withTimezone: true }).notNull(),
    stopAsked: boolean('stop_asked').notNull(),
    endedAt: moment('ended_at'),
  },
  (t) => [
    index('assistant_tasks_by_user').on(t.userId, t.startedAt),
    index('assistant_tasks_under_way').on(t.aliveUntil).where(sql`${t.endedAt} is null`),
    index('assistant_tasks_by_message').on(t.messageId),
  ],
)

/** Images that were sent along. */
export const assistantUploads = pgTable(
  'assistant_uploads',
  {
    id: uuid().primaryKey(),
    userId: owner(),
    name: text().notNull(),
    mimeType: text('mime_type').notNull(),
    size: integer().notNull(),
    bytes: bytes().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [index('assistant_uploads_by_user').on(t.userId, t.createdAt)],
)
