import { and, desc, eq, inArray, isNull, lt, or } from 'drizzle-orm'
import type { Queryable } from '../platform/db'
import { isUuid } from '../platform/db/uuid'
import { assistantConversations, assistantMessages, assistantTasks } from './assistant.table'
import { isAlive } from './tasks.store'

type Conversation = typeof assistantConversations.$inferSelect
type Message = typeof assistantMessages.$inferSelect

/** Maximum number of messages shown of a conversation: the latest ones. */
const MAX_MESSAGES = 200

/** A task whose gateway died counts as an error, even before the cleanup job has stored that. */
const ABANDONED = { state: 'failed', errorCode: '00001' } as const

const isOwned = (userId: string, id: string) =>
  and(eq(assistantConversations.id, id), eq(assistantConversations.userId, userId))

export async function findConversation(
  orm: Queryable,
  userId: string,
  id: string,
): Promise<Conversation | null> {
  if (!isUuid(id)) return null
  const [row] = await orm.select().from(assistantConversations).where(isOwned(userId, id))
  return row ?? null
}

/** The page after `lastId`, last used first; null when that conversation is not the user's (AI-04). */
export async function findConversationPage(
  orm: Queryable,
  userId: string,
  lastId: string | undefined,
  limit: number,
) {
  const last = lastId === undefined ? undefined : await findConversation(orm, userId, lastId)
  if (last === null) return null
  const { id, updatedAt } = assistantConversations
  const after = last && or(lt(updatedAt, last.updatedAt), and(eq(updatedAt, last.updatedAt), lt(id, last.id)))
  const rows = await orm
    .select()
    .from(assistantConversations)
    .where(and(eq(assistantConversations.userId, userId), after))
    .orderBy(desc(updatedAt), desc(id))
    .limit(limit + 1)
  return { rows: rows.slice(0, limit), hasMore: rows.length > limit }
}

/** False when it is not the user's. */
export async function renameConversation(
  orm: Queryable,
  userId: string,
  id: string,
  name: string,
): Promise<boolean> {
  if (!isUuid(id)) return false
  const renamed = await orm
    .update(assistantConversations)
    .set({ name })
    .where(isOwned(userId, id))
    .returning({ id: assistantConversations.id })
  return renamed.length > 0
}

/** Deletes a conversation with its messages, and stops the answer in progress. */
export async function deleteConversation(orm: Queryable, userId: string, id: string): Promise<boolean> {
  if (!isUuid(id)) return false
  return orm.transaction(async (tx) => {
    const messages = tx
      .select({ id: assistantMessages.id })
      .from(assistantMessages)
      .where(and(eq(assistantMessages.conversationId, id), eq(assistantMessages.userId, userId)))
    const underWay = and(inArray(assistantTasks.messageId, messages), isNull(assistantTasks.endedAt))
    await tx.update(assistantTasks).set({ stopAsked: true }).where(underWay)
    const removed = await tx
      .delete(assistantConversations)
      .where(isOwned(userId, id))
      .returning({ id: assistantConversations.id })
    return removed.length > 0
  })
}

/** Oldest first. */
export async function findAssistantMessages(
  orm: Queryable,
  conversationId: string,
): Promise<readonly Message[]> {
  const rows = await orm
    .select({ message: assistantMessages, alive: isAlive })
    .from(assistantMessages)
    .leftJoin(assistantTasks, eq(assistantTasks.messageId, assistantMessages.id))
    .where(eq(assistantMessages.conversationId, conversationId))
    .orderBy(desc(assistantMessages.createdAt), desc(assistantMessages.id))
    .limit(MAX_MESSAGES)
  return rows
    .map(({ message, alive }) =>
      message.state === 'answering' && !alive ? { ...message, ...ABANDONED } : message,
    )
    .reverse()
}

/** False when the message is not the user's (AI-03). */
export async function rateMessage(
  orm: Queryable,
  userId: string,
  id: string,
  rating: 'like' | 'dislike' | null,
  feedback: string | null,
): Promise<boolean> {
  if (!isUuid(id)) return false
  const rated = await orm
    .update(assistantMessages)
    .set({ rating, feedback })
    .where(and(eq(assistantMessages.id, id), eq(assistantMessages.userId, userId)))
    .returning({ id: assistantMessages.id })
  return rated.length > 0
}
