import { and, desc, eq, inArray, isNull, lt, or } from 'drizzle-orm'
import type { Database } from '../db'
import { isUuid } from '../db/uuid'
import { assistantConversations, assistantMessages, assistantTasks } from './assistant.table'
import { isAlive } from './tasks.store'

export type Conversation = typeof assistantConversations.$inferSelect
export type Message = typeof assistantMessages.$inferSelect

/** Messages of a conversation that are shown: the latest ones. */
const MOST_MESSAGES = 200

/** What its gateway died over is an error, also before the sweep has written so. */
export const LOST = { state: 'failed', errorCode: '00001' } as const

/** Conversations and their messages, always of one user: another's are as if they did not exist. */
export function conversationsStore({ orm }: Pick<Database, 'orm'>) {
  const own = (userId: string, id: string) =>
    and(eq(assistantConversations.id, id), eq(assistantConversations.userId, userId))

  const one = async (userId: string, id: string): Promise<Conversation | null> => {
    if (!isUuid(id)) return null
    const [found] = await orm.select().from(assistantConversations).where(own(userId, id))
    return found ?? null
  }

  return {
    one,

    /** The page after `lastId`, the latest used first; null when that conversation is not the user's (AI-04). */
    async page(userId: string, lastId: string | undefined, limit: number) {
      const last = lastId === undefined ? undefined : await one(userId, lastId)
      if (last === null) return null
      const { id, updatedAt } = assistantConversations
      const after =
        last && or(lt(updatedAt, last.updatedAt), and(eq(updatedAt, last.updatedAt), lt(id, last.id)))
      const rows = await orm
        .select()
        .from(assistantConversations)
        .where(and(eq(assistantConversations.userId, userId), after))
        .orderBy(desc(updatedAt), desc(id))
        .limit(limit + 1)
      return { rows: rows.slice(0, limit), hasMore: rows.length > limit }
    },

    /** False when it is not the user's. */
    async rename(userId: string, id: string, name: string): Promise<boolean> {
      if (!isUuid(id)) return false
      const renamed = await orm
        .update(assistantConversations)
        .set({ name })
        .where(own(userId, id))
        .returning({ id: assistantConversations.id })
      return renamed.length > 0
    },

    /** Removes it with its messages, and stops what is being answered in it. */
    async remove(userId: string, id: string): Promise<boolean> {
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
          .where(own(userId, id))
          .returning({ id: assistantConversations.id })
        return removed.length > 0
      })
    },

    /** Oldest first. */
    async messages(conversationId: string): Promise<readonly Message[]> {
      const rows = await orm
        .select({ message: assistantMessages, alive: isAlive })
        .from(assistantMessages)
        .leftJoin(assistantTasks, eq(assistantTasks.messageId, assistantMessages.id))
        .where(eq(assistantMessages.conversationId, conversationId))
        .orderBy(desc(assistantMessages.createdAt), desc(assistantMessages.id))
        .limit(MOST_MESSAGES)
      return rows
        .map(({ message, alive }) =>
          message.state === 'answering' && !alive ? { ...message, ...LOST } : message,
        )
        .reverse()
    },

    /** False when the message is not the user's (AI-03). */
    async rate(
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
    },
  }
}

export type ConversationsStore = ReturnType<typeof conversationsStore>
