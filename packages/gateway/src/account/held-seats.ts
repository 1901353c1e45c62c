import { and, asc, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import type { Queryable, Tx } from '../platform/db'
import { seats } from '../seats/seats.table'
import { memberships } from './account.table'

/** SQL condition for an owner's seats, in use or waiting. */
export const isGivenBy = (ownerId: string) => and(eq(seats.ownerId, ownerId), isNull(seats.takenBackAt))

/** Assigns waiting seats to a user at login (SEA-01). */
export async function joinSeats(
  orm: Queryable,
  { id, mobile }: { readonly id: string; readonly mobile: string },
  now: number,
): Promise<void> {
  const theirs = or(eq(seats.userId, id), and(isNull(seats.userId), eq(seats.mobile, mobile)))
  const waiting = and(isNull(seats.takenBackAt), isNull(seats.joinedAt), theirs)
  await orm.update(seats).set({ userId: id, joinedAt: now }).where(waiting)
}

/** A user's own enterprise VIP, in force or expired. */
export interface Enterprise {
  readonly overTime: number
  readonly bought: number
}

const ownEnterprise = (ownerId: string) =>
  and(eq(memberships.userId, ownerId), eq(memberships.kind, 'enterprise'))

export async function findEnterprise(orm: Queryable, ownerId: string): Promise<Enterprise | null> {
  const [membership] = await orm.select().from(memberships).where(ownEnterprise(ownerId))
  return membership ? { overTime: membership.overTime, bought: membership.childNumber ?? 0 } : null
}

/** Adds seats to a running enterprise VIP (SEA-04). The caller has locked the owner. */
export async function addSeats(tx: Tx, ownerId: string, count: number): Promise<void> {
  await tx
    .update(memberships)
    .set({ childNumber: sql`coalesce(${memberships.childNumber}, 0) + ${count}` })
    .where(ownEnterprise(ownerId))
}

/**
 * Removes added seats; if too many are given, the last given ones are revoked (SEA-04). The caller has locked the
 * owner.
 */
export async function removeSeats(tx: Tx, ownerId: string, count: number, now: number): Promise<void> {
  const enterprise = await findEnterprise(tx, ownerId)
  if (!enterprise) return
  const left = Math.max(0, enterprise.bought - count)
  await tx.update(memberships).set({ childNumber: left }).where(ownEnterprise(ownerId))
  await fitSeats(tx, ownerId, left, now)
}

/**
 * Revokes seats above `bought`, the last given first, because a renewal may include fewer (SEA-02). The caller has
 * locked the owner.
 */
export async function fitSeats(tx: Tx, ownerId: string, bought: number, now: number): Promise<void> {
  const seatRows = await tx
    .select({ id: seats.id })
    .from(seats)
    .where(isGivenBy(ownerId))
    .orderBy(asc(seats.givenAt), asc(seats.id))
  const beyond = seatRows.slice(bought).map(({ id }) => id)
  if (beyond.length > 0) await tx.update(seats).set({ takenBackAt: now }).where(inArray(seats.id, beyond))
}
