import { randomUUID } from 'node:crypto'
import {
  calculateNextRun,
  type Frequency,
  formatSubjectKey,
  type Subject,
} from '@zhushutong/domain/subscriptions'
import { and, count, desc, eq, sql } from 'drizzle-orm'
import { lockName, type Queryable, type Tx } from '../platform/db'
import { isUuid } from '../platform/db/uuid'
import { offsetOf, type PageRequest } from '../platform/http'
import { newJobColumns } from '../platform/jobs'
import { readCursor } from './cursor'
import { type SubscriptionRow, subscriptionDigests, subscriptions } from './subscriptions.table'

interface NewSubscription {
  readonly subject: Subject
  readonly name: string
  readonly frequency: Frequency
  /** Absent: the inbox only, or no change to an existing subscription. */
  readonly ways?: Ways
  /** Absent: all, or no change to an existing subscription. */
  readonly changeKinds?: string[]
}

/** The channels of digests besides the inbox. */
export interface Ways {
  readonly byMail: boolean
  readonly bySms: boolean
}

interface SubscriptionChange {
  readonly name: string
  readonly frequency: Frequency
  readonly isPaused: boolean
  readonly isMuted: boolean
  /** Absent: no change. */
  readonly ways?: Ways
  readonly changeKinds?: string[]
}

const isOf = (userId: string) => eq(subscriptions.userId, userId)
const subjectName = sql<string>`${subscriptions.subject} ->> 'of'`

const ownOne = (userId: string, id: string) => and(isOf(userId), eq(subscriptions.id, id))

/** The start is now: earlier records are not reported. */
const start = async (tx: Queryable, subject: Subject, frequency: Frequency, now: number) => ({
  ...newJobColumns(),
  cursor: await readCursor(tx, subject),
  reportedUpTo: now,
  isClosed: false,
  isDue: false,
  nextAt: calculateNextRun(frequency, now),
})

export function updateSubscription(
  orm: Queryable,
  userId: string,
  id: string,
  { name, frequency, isPaused, isMuted, ways, changeKinds }: SubscriptionChange,
  now: number,
) {
  return orm.transaction(async (tx: Tx): Promise<SubscriptionRow | null> => {
    if (!isUuid(id)) return null
    const [before] = await tx.select().from(subscriptions).where(ownOne(userId, id)).for('update')
    if (!before) return null
    const resumes = before.isPaused && !isPaused
    const isOther = frequency !== before.frequency
    const [changed] = await tx
      .update(subscriptions)
      .set({
        ...{ name, frequency, isPaused, isMuted, changeKinds, ...ways },
        ...(isOther && { ...newJobColumns(), isDue: false, nextAt: calculateNextRun(frequency, now) }),
        ...(resumes && (await start(tx, before.subject, frequency, now))),
      })
      .where(eq(subscriptions.id, id))
      .returning()
    return changed ?? null
  })
}

/**
 * Adds a subscription. An existing subscription of the same subject continues with the new name and frequency.
 * @param most the member's maximum
 */
export function insertSubscription(
  orm: Queryable,
  userId: string,
  { subject, name, frequency, ways, changeKinds }: NewSubscription,
  most: number,
  now: number,
) {
  return orm.transaction(async (tx): Promise<SubscriptionRow | 'full'> => {
    await lockName(tx, `subscribe:${userId}`)
    const subjectKey = formatSubjectKey(subject)
    const same = and(isOf(userId), eq(subscriptions.subjectKey, subjectKey))
    const [known] = await tx.select().from(subscriptions).where(same).for('update')
    if (known) {
      const begins = known.isPaused ? await start(tx, subject, frequency, now) : {}
      const changed = { name, frequency, isPaused: false, changeKinds, ...ways, ...begins }
      const next = known.frequency === frequency ? {} : { nextAt: calculateNextRun(frequency, now) }
      const [row] = await tx
        .update(subscriptions)
        .set({ ...changed, ...next })
        .where(eq(subscriptions.id, known.id))
        .returning()
      return row ?? known
    }
    if ((await tx.$count(subscriptions, isOf(userId))) >= most) return 'full'
    const values = {
      id: randomUUID(),
      userId,
      subject,
      subjectKey,
      name,
      frequency,
      createdAt: now,
      changeKinds,
      ...ways,
    }
    const [added] = await tx
      .insert(subscriptions)
      .values({ ...values, ...(await start(tx, subject, frequency, now)) })
      .returning()
    if (!added) throw new Error('A subscription was not stored')
    return added
  })
}

/** Ends the mails of a subscription (SUB-08). @returns its name; null if there is none */
export async function endSubscriptionMails(orm: Queryable, id: string): Promise<string | null> {
  const [ended] = await orm
    .update(subscriptions)
    .set({ byMail: false })
    .where(eq(subscriptions.id, id))
    .returning({ name: subscriptions.name })
  return ended?.name ?? null
}

export async function findSubscriptionName(orm: Queryable, id: string): Promise<string | null> {
  const { name } = subscriptions
  const [row] = await orm.select({ name }).from(subscriptions).where(eq(subscriptions.id, id))
  return row?.name ?? null
}

export async function deleteSubscription(orm: Queryable, userId: string, id: string): Promise<boolean> {
  if (!isUuid(id)) return false
  const removed = await orm
    .delete(subscriptions)
    .where(ownOne(userId, id))
    .returning({ id: subscriptions.id })
  return removed.length > 0
}

/** A page of a member's subscriptions, the latest first, with the totals by subject. */
export async function findSubscriptionPage(
  orm: Queryable,
  userId: string,
  { of, ...page }: PageRequest & { readonly of?: string },
) {
  const where = and(isOf(userId), of === undefined ? undefined : sql`${subjectName} = ${of}`)
  const rows: SubscriptionRow[] = await orm
    .select()
    .from(subscriptions)
    .where(where)
    .orderBy(desc(subscriptions.createdAt), desc(subscriptions.id))
    .limit(page.pageSize)
    .offset(offsetOf(page))
  const bySubject = await orm
    .select({ of: subjectName, total: count() })
    .from(subscriptions)
    .where(isOf(userId))
    .groupBy(subjectName)
  return { rows, bySubject, total: await orm.$count(subscriptions, where) }
}

/** A digest of a member's subscription, by the digest's id. */
export async function findOwnDigest(orm: Queryable, userId: string, id: string) {
  if (!isUuid(id)) return null
  const [row] = await orm
    .select({ digest: subscriptionDigests, subscription: subscriptions })
    .from(subscriptionDigests)
    .innerJoin(subscriptions, eq(subscriptions.id, subscriptionDigests.subscriptionId))
    .where(and(eq(subscriptionDigests.id, id), eq(subscriptionDigests.userId, userId)))
  return row ?? null
}
