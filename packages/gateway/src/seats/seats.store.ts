import { randomUUID } from 'node:crypto'
import { DAY_MS } from '@zhushutong/domain/formatting'
import { isInForce } from '@zhushutong/domain/membership'
import { countSeatsLeft, SEAT_LIMITS, type SeatInput } from '@zhushutong/domain/seats'
import { and, asc, eq, gt, inArray, isNull, max } from 'drizzle-orm'
import { findEnterprise, isGivenBy, lockUser } from '../account'
import { sessions, users } from '../account/account.table'
import type { Queryable } from '../platform/db'
import { isUuid } from '../platform/db/uuid'
import { seats } from './seats.table'

export type SeatRow = typeof seats.$inferSelect

type Refusal = { readonly error: 'noEnterprise' | 'given' | 'full' | 'tooOften' }

/** The current seats, oldest first, with the time of their person's last activity. */
export async function findGivenSeats(orm: Queryable, ownerId: string) {
  const seatRows = await orm
    .select()
    .from(seats)
    .where(isGivenBy(ownerId))
    .orderBy(asc(seats.givenAt), asc(seats.id))
  const people = seatRows.flatMap(({ userId }) => userId ?? [])
  const seen = await orm
    .select({ userId: sessions.userId, at: max(sessions.lastSeenAt) })
    .from(sessions)
    .where(inArray(sessions.userId, people))
    .groupBy(sessions.userId)
  return seatRows.map((seat) => ({
    seat,
    seenAt: seen.find((item) => item.userId === seat.userId)?.at ?? null,
  }))
}

/** Gives a seat under the owner's lock, so that parallel calls cannot exceed the number bought. */
export async function insertSeat(
  orm: Queryable,
  ownerId: string,
  { mobile, name }: SeatInput,
  now: number,
): Promise<SeatRow | Refusal> {
  return orm.transaction(async (tx) => {
    await lockUser(tx, ownerId)
    const enterprise = await findEnterprise(tx, ownerId)
    if (!enterprise || !isInForce(enterprise, now)) return { error: 'noEnterprise' }
    const ofOwner = isGivenBy(ownerId)
    if ((await tx.$count(seats, and(ofOwner, eq(seats.mobile, mobile)))) > 0) return { error: 'given' }
    if (countSeatsLeft(enterprise.bought, await tx.$count(seats, ofOwner)) === 0) return { error: 'full' }
    const today = and(eq(seats.ownerId, ownerId), gt(seats.givenAt, now - DAY_MS))
    if ((await tx.$count(seats, today)) >= SEAT_LIMITS.givenADay) return { error: 'tooOften' }
    const [person] = await tx.select({ id: users.id }).from(users).where(eq(users.mobile, mobile))
    const values = { id: randomUUID(), ownerId, mobile, name, userId: person?.id ?? null, givenAt: now }
    const [row] = await tx.insert(seats).values(values).returning()
    if (!row) throw new Error('A seat was not inserted')
    return row
  })
}

/** Takes a seat back; false if the owner has no such seat. */
export async function takeSeatBack(
  orm: Queryable,
  ownerId: string,
  seatId: string,
  now: number,
): Promise<boolean> {
  if (!isUuid(seatId)) return false
  const released = await orm
    .update(seats)
    .set({ takenBackAt: now })
    .where(and(eq(seats.id, seatId), eq(seats.ownerId, ownerId), isNull(seats.takenBackAt)))
    .returning({ id: seats.id })
  return released.length > 0
}
