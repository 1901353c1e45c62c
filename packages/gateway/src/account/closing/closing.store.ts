import { randomUUID } from 'node:crypto'
import { calculateClosingTime } from '@zhushutong/domain/legal'
import { and, eq, lte } from 'drizzle-orm'
import type { Queryable } from '../../platform/db'
import type { CloseAccount } from '../../platform/feature'
import { movePoints, readPoints } from '../account.store'
import { accountActions, users } from '../account.table'
import { accountClosings } from './closing.table'

/** A request to close an account; times in ms. */
export interface Closing {
  readonly requestTime: number
  readonly closeTime: number
}

/** Prefix of the mobile of an anonymous account, which retains data of a closed one. */
export const NAMELESS = 'closed-'
const CLOSED_NAME = '已注销用户'
const BATCH = 100

/** True while a request to close the account is open (LEG-03). */
export async function isClosing(orm: Queryable, userId: string): Promise<boolean> {
  return (await orm.$count(accountClosings, eq(accountClosings.userId, userId))) > 0
}

const columns = { requestTime: accountClosings.requestedAt, closeTime: accountClosings.closesAt }

/**
 * Deletes the user and, by foreign keys, the user's own rows. Data to retain, such as orders, moves to an anonymous
 * user.
 */
const close = (orm: Queryable, userId: string, closeParts: CloseAccount, now: number) =>
  orm.transaction(async (tx) => {
    const due = and(eq(accountClosings.userId, userId), lte(accountClosings.closesAt, now))
    const [closing] = await tx.delete(accountClosings).where(due).returning()
    if (!closing) return
    const anonymousId = randomUUID()
    await tx.insert(users).values({
      id: anonymousId,
      mobile: NAMELESS + anonymousId,
      nickName: CLOSED_NAME,
      createdAt: now,
      frozenAt: now,
    })
    await closeParts(tx, { userId, anonymousId })
    await tx.update(accountActions).set({ userId: anonymousId }).where(eq(accountActions.userId, userId))
    // Points are no money: they expire with the account, also in the ledger.
    const points = await readPoints(tx, userId)
    if (points > 0) await movePoints(tx, userId, -points, 'forfeit', userId, now)
    await tx.delete(users).where(eq(users.id, userId))
  })

export async function findClosing(orm: Queryable, userId: string): Promise<Closing | null> {
  const [closing] = await orm.select(columns).from(accountClosings).where(eq(accountClosings.userId, userId))
  return closing ?? null
}

/** Records a request; a repeated one changes nothing. */
export async function saveClosingRequest(
  orm: Queryable,
  userId: string,
  reason: string | null,
  requestedAt: number,
): Promise<Closing> {
  const row = { userId, reason, requestedAt, closesAt: calculateClosingTime(requestedAt) }
  const [closing] = await orm
    .insert(accountClosings)
    .values(row)
    .onConflictDoUpdate({ target: accountClosings.userId, set: { userId } })
    .returning(columns)
  if (!closing) throw new Error('A request to close an account was not recorded')
  return closing
}

export async function deleteClosingRequest(orm: Queryable, userId: string): Promise<void> {
  await orm.delete(accountClosings).where(eq(accountClosings.userId, userId))
}

/** Closes due accounts (LEG-03). A failure does not stop the others. */
export async function closeDueAccounts(orm: Queryable, closeParts: CloseAccount, now: number): Promise<void> {
  const due = await orm
    .select({ userId: accountClosings.userId })
    .from(accountClosings)
    .where(lte(accountClosings.closesAt, now))
    .limit(BATCH)
  const failures: unknown[] = []
  for (const { userId } of due)
    await close(orm, userId, closeParts, now).catch((error: unknown) => failures.push(error))
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} accounts were not closed`)
}
