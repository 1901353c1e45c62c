import { randomUUID } from 'node:crypto'
import { buildConversationName } from '@zhushutong/domain/assistant'
import { MINUTE_MS } from '@zhushutong/domain/formatting'
import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import { type Database, lockName, type Queryable } from '../platform/db'
import { isUuid } from '../platform/db/uuid'
import { defineLeases, heldJobColumns, type Lease } from '../platform/jobs'
import { assistantConversations, assistantMessages, assistantTasks } from './assistant.table'

/** Maximum running answers of one user, and questions a minute. */
export const STREAM_LIMITS = { atOnce: 2, perMinute: 20 } as const

/** Lease of an answer: without renewal, its gateway counts as dead after this time. */
const LEASE_S = 15
/** Retention of ended tasks in ms: they count for the limit of questions a minute. */
const RETENTION_MS = 10 * MINUTE_MS

/** An answer cannot continue on another connection: it is lost with its gateway. */
const leases = defineLeases({
  table: assistantTasks,
  open: isNull(assistantTasks.endedAt),
  seconds: LEASE_S,
  maxAttempts: 1,
  retryAfterSeconds: 0,
})

/** True while a gateway works on the task. */
export const isAlive = sql<boolean>`(${assistantTasks.endedAt} is null and ${assistantTasks.leaseUntil} > clock_timestamp())`

export interface Task extends Lease {
  readonly messageId: string
  readonly conversationId: string
  readonly userId: string
  readonly memory: unknown
}

interface NewQuestion {
  readonly userId: string
  readonly query: string
  readonly files: readonly string[]
  /** The user's conversation that the question continues; null for a new one. */
  readonly conversation: { readonly id: string; readonly memory: unknown } | null
}

export interface FinishedAnswer {
  readonly state: 'whole' | 'stopped' | 'failed'
  readonly answer: string
  readonly errorCode: string | null
  /** The answerer's memory; absent if it does not change. */
  readonly memory?: unknown
}

/** Marks an abandoned answer as an error. False when there is none. */
const giveUpNext = (orm: Queryable, now: number): Promise<boolean> =>
  orm.transaction(async (tx) => {
    const task = await leases.claim(tx)
    if (!task) return false
    await leases.release(tx, task, { endedAt: now })
    if (task.messageId) {
      await tx
        .update(assistantMessages)
        .set({ state: 'failed', errorCode: '00001', answer: '' })
        .where(eq(assistantMessages.id, task.messageId))
    }
    return true
  })

/** Ends abandoned tasks of any gateway. */
async function giveUpLostTasks(orm: Queryable, now: number): Promise<void> {
  while (await giveUpNext(orm, now));
}

/** Stores the question and starts its task, within the user's limits. */
export async function insertTask(
  orm: Queryable,
  { userId, query, files, conversation }: NewQuestion,
  now: number,
): Promise<Task | { readonly error: 'at-once' | 'per-minute' }> {
  return orm.transaction(async (tx) => {
    await lockName(tx, `assistant:${userId}`)
    const mine = eq(assistantTasks.userId, userId)
    if ((await tx.$count(assistantTasks, and(mine, isAlive))) >= STREAM_LIMITS.atOnce)
      return { error: 'at-once' }
    const recent = and(mine, gt(assistantTasks.startedAt, now - MINUTE_MS))
    if ((await tx.$count(assistantTasks, recent)) >= STREAM_LIMITS.perMinute) return { error: 'per-minute' }
    const [id, messageId] = [randomUUID(), randomUUID()]
    const conversationId = conversation?.id ?? randomUUID()
    if (!conversation) {
      const name = buildConversationName(query)
      const row = { id: conversationId, userId, name, createdAt: now, updatedAt: now }
      await tx.insert(assistantConversations).values(row)
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
    const leaseColumns = heldJobColumns(LEASE_S)
    await tx
      .insert(assistantTasks)
      .values({ id, userId, messageId, startedAt: now, stopAsked: false, ...leaseColumns })
    const { lease } = leaseColumns
    return { id, lease, messageId, conversationId, userId, memory: conversation?.memory ?? null }
  })
}

/**
 * Ends a task and writes its answer; if a stop was requested, the stopped answer instead. False when the task was
 * given up or its conversation deleted.
 */
export async function finishTask(
  orm: Queryable,
  task: Task,
  { end, ifStopped = end }: { readonly end: FinishedAnswer; readonly ifStopped?: FinishedAnswer | undefined },
  now: number,
): Promise<boolean> {
  return orm.transaction(async (tx) => {
    const [ended] = await tx
      .update(assistantTasks)
      .set({ endedAt: now })
      .where(leases.isHeldBy(task))
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
}

/** Renews the leases of these tasks; returns those to be stopped or already given up. */
export async function renewTasks(orm: Queryable, tasks: readonly Task[]): Promise<readonly Task[]> {
  const renewed = await leases.renew(orm, tasks)
  return tasks.filter((task) => renewed.find(({ id }) => id === task.id)?.stopAsked !== false)
}

/** Requests a stop, for a task on any gateway. False when the task is not the user's (AI-01). */
export async function requestStop(orm: Queryable, userId: string, id: string): Promise<boolean> {
  if (!isUuid(id)) return false
  const updated = await orm
    .update(assistantTasks)
    .set({ stopAsked: true })
    .where(and(eq(assistantTasks.id, id), eq(assistantTasks.userId, userId)))
    .returning({ id: assistantTasks.id })
  return updated.length > 0
}

/** At start: an embedded database has only this gateway, so all running tasks are abandoned. */
export async function giveUpTasksAtStart(
  { orm, kind }: Pick<Database, 'orm' | 'kind'>,
  now: number,
): Promise<void> {
  if (kind === 'pglite') await leases.freeAll(orm)
  await giveUpLostTasks(orm, now)
}

/** Runs regularly: ends abandoned tasks, and deletes ended ones that no longer count for a limit. */
export async function sweepTasks(orm: Queryable, now: number): Promise<void> {
  await giveUpLostTasks(orm, now)
  await orm.delete(assistantTasks).where(lt(assistantTasks.endedAt, now - RETENTION_MS))
}
