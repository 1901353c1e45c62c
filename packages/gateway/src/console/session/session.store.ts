import { isStaffSessionAlive, STAFF_SESSION } from '@zhushutong/domain/staff'
import { and, count, eq, gt, inArray, lt, ne } from 'drizzle-orm'
import { newToken, tokenHash } from '../../account'
import type { Queryable } from '../../platform/db'
import { isNoDemoStaff } from '../staff/demo-staff'
import type { StaffRow } from '../staff/staff.store'
import { staff, staffSession } from '../staff/staff.table'

/** Minimum ms between two updates of a session's last use; far below its idle time. */
const SEEN_EVERY = 60_000

/** A valid session and its owner. */
export interface OpenSession {
  readonly member: StaffRow
  /** The latest end of the session, however active it is, in ms since epoch. */
  readonly expiresAt: number
}

const isAlive = (now: number) =>
  and(
    gt(staffSession.lastSeenAt, now - STAFF_SESSION.idle),
    gt(staffSession.createdAt, now - STAFF_SESSION.most),
  )

export async function insertStaffSession(
  orm: Queryable,
  staffId: string,
  { ip, userAgent }: { ip: string; userAgent: string | null },
  now: number,
): Promise<string> {
  const token = newToken()
  await orm.insert(staffSession).values({
    tokenHash: tokenHash(token),
    staffId,
    ip,
    userAgent: userAgent?.slice(0, 200) ?? null,
    createdAt: now,
    lastSeenAt: now,
  })
  return token
}

/** Null if the token is unknown or expired, or if its owner is disabled. Counts as a use. */
export async function resolveStaffSession(
  orm: Queryable,
  token: string,
  now: number,
  withDemoStaff: boolean,
): Promise<OpenSession | null> {
  const hash = tokenHash(token)
  const [row] = await orm
    .select({ session: staffSession, member: staff })
    .from(staffSession)
    .innerJoin(staff, eq(staff.id, staffSession.staffId))
    .where(and(eq(staffSession.tokenHash, hash), withDemoStaff ? undefined : isNoDemoStaff()))
  if (!row || row.member.disabledAt !== null || !isStaffSessionAlive(row.session, now)) return null
  if (now - row.session.lastSeenAt >= SEEN_EVERY)
    await orm.update(staffSession).set({ lastSeenAt: now }).where(eq(staffSession.tokenHash, hash))
  return { member: row.member, expiresAt: row.session.createdAt + STAFF_SESSION.most }
}

export async function deleteStaffSession(orm: Queryable, token: string): Promise<void> {
  await orm.delete(staffSession).where(eq(staffSession.tokenHash, tokenHash(token)))
}

/** Ends all sessions of a staff member, except the session of `token`; returns their number. */
export async function deleteStaffSessionsOf(
  orm: Queryable,
  staffId: string,
  token: string | null = null,
): Promise<number> {
  const others = token === null ? undefined : ne(staffSession.tokenHash, tokenHash(token))
  const ended = await orm
    .delete(staffSession)
    .where(and(eq(staffSession.staffId, staffId), others))
    .returning({ staffId: staffSession.staffId })
  return ended.length
}

/** The number of valid sessions by owner. */
export async function countOpenStaffSessions(
  orm: Queryable,
  staffIds: readonly string[],
  now: number,
): Promise<ReadonlyMap<string, number>> {
  if (staffIds.length === 0) return new Map()
  const rows = await orm
    .select({ staffId: staffSession.staffId, n: count() })
    .from(staffSession)
    .where(and(inArray(staffSession.staffId, [...staffIds]), isAlive(now)))
    .groupBy(staffSession.staffId)
  return new Map(rows.map(({ staffId, n }) => [staffId, n]))
}

/** Deletes sessions past their maximum age. */
export async function sweepStaffSessions(orm: Queryable, now: number): Promise<void> {
  await orm.delete(staffSession).where(lt(staffSession.createdAt, now - STAFF_SESSION.most))
}
