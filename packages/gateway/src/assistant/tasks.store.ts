import { randomUUID } from 'node:crypto'
import { conversationName } from '@zhushutong/domain/assistant'
import { and, eq, gt, inArray, isNull, lt, sql } from 'drizzle-orm'
import type { Clock } from '../clock'
import type { Database } from '../db'
import { isUuid } from '../db/uuid'
import { assistantConversations, assistantMessages, assistantTasks } from './assistant.table'

/** Answers that one user may have under way at once, and questions in a minute. */
export const STREAM_LIMITS = { atOnce: 2, perMinute: 20 } as const

/** How long a gateway that says nothing more of a task is believed to work on it. */
const ALIVE_S = 15
const MINUTE = 60_000
/** Ended tasks are kept for the limit of questions a minute. */
const KEPT_MS = 10 * MINUTE

const inSeconds = (seconds: number) => sql<Date>`clock_timestamp() + make_interval(secs => ${seconds})`

/** Whether a gateway works on the task. */
export const isAlive = sql<boolean>`(${assistantTasks.endedAt} is null and ${assistantTasks.aliveUntil} > clock_timestamp())`

/** A question that is being answered. */
export interface Task {
  readonly id: string
  readonly messageId: string
  readonly conversationId: string
  readonly userId: string
  readonly memory: unknown
}

export interface NewQuestion {
  readonly userId: string
  readonly query: string
  readonly files: readonly string[]
  /** The conversation it goes on with, which is the user's; null for a new one. */
  readonly conversation: { readonly id: string; readonly memory: unknown } | null
}

/** How an answer ended. */
export interface Settled {
  readonly state: 'whole' | 'stopped' | 'failed'
  readonly answer: string
  readonly errorCode: string | null
  /** What the answerer keeps; absent where it keeps what it had. */
  readonly memory?: unknown
}

/** The work on answers, shared by all gateways of a database. */
export function tasksStore({ orm, kind }: Pick<Database, 'orm' | 'kind'>, clock: Clock) {
  /** An answer that a dead gateway left is an error, and holds nothing. */
  const lose = async (which: ReturnType<typeof and>) => {
    await orm.transaction(async (tx) => {
      const lost = await tx
        .update(assistantTasks)
        .set({ endedAt: clock.now() })
        .where(and(isNull(assistantTasks.endedAt), which))
        .returning({ messageId: assistantTasks.messageId })
      const messages = lost.flatMap(({ messageId }) => messageId ?? [])
      if (messages.length === 0) return
      await tx
        .update(assistantMessages)
        .set({ state: 'failed', errorCode: '00001', answer: '' })
        .where(inArray(assistantMessages.id, messages))
    })
  }

  return {
    /** Keeps the question and begins the work on it, within what a user may have at once. */
    async begin(question: NewQuestion): Promise<Task | { readonly error: 'at-once' | 'per-minute' }> {
      const { userId, query, files, conversation } = question
      return orm.transaction(async (tx) => {
        await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`assistant:${userId}`}, 0))`)
        const now = clock.now()
        const mine = eq(assistantTasks.userId, userId)
        if ((await tx.$count(assistantTasks, and(mine, isAlive))) >= STREAM_LIMITS.atOnce)
          return { error: 'at-once' }
        const recent = and(mine, gt(assistantTasks.startedAt, now - MINUTE))
        if ((await tx.$count(assistantTasks, recent)) >= STREAM_LIMITS.perMinute)
          return { error: 'per-minute' }
        const [id, messageId] = [randomUUID(), randomUUID()]
        const conversationId = conversation?.id ?? randomUUID()
        if (!conversation) {
          await tx.insert(assistantConversations).values({
            id: conversationId,
            userId,
            name: conversationName(query),
            createdAt: now,
            updatedAt: now,
          })
        }
        await tx.insert(assistantMessages).values({
          id: messageId,
          conversationId,
          userId,
          query,
          answer: '',
          state: 'answering',
          files: [...files],
          createdAt: now,
        })
        await tx
          .insert(assistantTasks)
          .values({ id, userId, messageId, startedAt: now, aliveUntil: inSeconds(ALIVE_S), stopAsked: false })
        return { id, messageId, conversationId, userId, memory: conversation?.memory ?? null }
      })
    },

    /**
     * Ends a task and writes its answer: the other one, where somebody has asked for a stop. False when it was given up
     * for lost, or its conversation removed.
     */
    async settle(task: Task, end: Settled, ifStopped = end): Promise<boolean> {
      return orm.transaction(async (tx) => {
        const now = clock.now()
        const [ended] = await tx
          .update(assistantTasks)
          .set({ endedAt: now })
          .where(and(eq(assistantTasks.id, task.id), isNull(assistantTasks.endedAt)))
          .returning({ messageId: assistantTasks.messageId, stopAsked: assistantTasks.stopAsked })
        if (!ended?.messageId) return false
        const { state, answer, errorCode, memory } = ended.stopAsked ? ifStopped : end
        const message = eq(assistantMessages.id, ended.messageId)
        await tx.update(assistantMessages).set({ state, answer, errorCode }).where(message)
        await tx
          .update(assistantConversations)
          .set({ updatedAt: now, ...(memory !== undefined && { memory }) })
          .where(eq(assistantConversations.id, task.conversationId))
        return true
      })
    },

    /** Says that these are still worked on; answers those that somebody wants stopped, or that are given up. */
    async beat(ids: readonly string[]): Promise<readonly string[]> {
      const goingOn = await orm
        .update(assistantTasks)
        .set({ aliveUntil: inSeconds(ALIVE_S) })
        .where(and(inArray(assistantTasks.id, [...ids]), isNull(assistantTasks.endedAt)))
        .returning({ id: assistantTasks.id, stopAsked: assistantTasks.stopAsked })
      return ids.filter((id) => goingOn.find((task) => task.id === id)?.stopAsked !== false)
    },

    /** Asks whichever gateway works on it to stop. False when the task is not the user's (AI-01). */
    async askStop(userId: string, id: string): Promise<boolean> {
      if (!isUuid(id)) return false
      const asked = await orm
        .update(assistantTasks)
        .set({ stopAsked: true })
        .where(and(eq(assistantTasks.id, id), eq(assistantTasks.userId, userId)))
        .returning({ id: assistantTasks.id })
      return asked.length > 0
    },

    /** At start: of an embedded database this gateway is the only one, so whatever is under way is lost. */
    loseLeftBehind: () =>
      lose(kind === 'pglite' ? undefined : lt(assistantTasks.aliveUntil, sql`clock_timestamp()`)),

    /** Over and over: what gateways died over, and tasks that no limit counts any more. */
    async sweep(): Promise<void> {
      await lose(lt(assistantTasks.aliveUntil, sql`clock_timestamp()`))
      await orm.delete(assistantTasks).where(lt(assistantTasks.endedAt, clock.now() - KEPT_MS))
    },
  }
}

export type TasksStore = ReturnType<typeof tasksStore>
