import { and, asc, eq, inArray, isNull, or } from 'drizzle-orm'
import type { Queryable, Tx } from '../platform/db'
import { seats } from '../seats/seats.table'

/** Seats in use or waiting, of one owner. */
export const isGivenBy = (ownerId: string) => and(eq(seats.ownerId, ownerId), isNull(seats.takenBackAt))

/** Gives the seats that wait for this person to them, at their login (SEA-01). */
export async function joinSeats(
  orm: Queryable,
  { id, mobile }: { readonly id: string; readonly mobile: string },
  now: number,
): Promise<void> {
  const theirs = or(eq(seats.userId, id), and(isNull(seats.userId), eq(seats.mobile, mobile)))
  const waiting = and(isNull(seats.takenBackAt), isNull(seats.joinedAt), theirs)
  await orm.update(seats).set({ userId: id, joinedAt: now }).where(waiting)
}

/**
 * Takes back the seats beyond so many, those given last first: a renewal may be for fewer (SEA-02). The caller holds
 * the owner's lock.
 */
export async function fitSeats(tx: Tx, ownerId: string, bought: number, now: number): Promise<void> {
  const given = await tx
    .select({ id: seats.id })
    .from(seats)
    .where(isGivenBy(ownerId))
    .orderBy(asc(seats.givenAt), asc(seats.id))
  const beyond = given.slice(bought).map(({ id }) => id)
  if (beyond.length > 0) await tx.update(seats).set({ takenBackAt: now }).where(inArray(seats.id, beyond))
}
