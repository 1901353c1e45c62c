import { isStaffSessionAlive, STAFF_SESSION } from '@zhushutong/domain/staff'
import { and, count, eq, gt, inArray, lt, ne } from 'drizzle-orm'
import { newToken, tokenHash } from '../../account'
import type { Clock } from '../../platform/clock'
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

/** Sessions of the staff (STF-02). */
export function staffSessionStore(
  { orm }: { readonly orm: Queryable },
  clock: Clock,
  { withDemoStaff = false }: { readonly withDemoStaff?: boolean } = {},
) {
  const admitted = withDemoStaff ? undefined : isNoDemoStaff()
  const isAlive = (now: number) =>
    and(
      gt(staffSession.lastSeenAt, now - STAFF_SESSION.idle),
      gt(staffSession.createdAt, now - STAFF_SESSION.most),
    )
  return {
    async open(
      staffId: string,
      { ip, userAgent }: { ip: string; userAgent: string | null },
    ): Promise<string> {
      const token = newToken()
      const now = clock.now()
      await orm.insert(staffSession).values({
        tokenHash: tokenHash(token),
        staffId,
        ip,
        userAgent: userAgent?.slice(0, 200) ?? null,
        createdAt: now,
        lastSeenAt: now,
      })
      return token
    },

    /** Null if the token is unknown or expired, or if its owner is disabled. Counts as a use. */
    async resolve(token: string): Promise<OpenSession | null> {
      const now = clock.now()
      const hash = tokenHash(token)
      const [row] = await orm
        .select({ session: staffSession, member: staff })
        .from(staffSession)
        .innerJoin(staff, eq(staff.id, staffSession.staffId))
        .where(and(eq(staffSession.tokenHash, hash), admitted))
      if (!row || row.member.disabledAt !== null || !isStaffSessionAlive(row.session, now)) return null
      if (now - row.session.lastSeenAt >= SEEN_EVERY)
        await orm.update(staffSession).set({ lastSeenAt: now }).where(eq(staffSession.tokenHash, hash))
      return { member: row.member, expiresAt: row.session.createdAt + STAFF_SESSION.most }
    },

    async end(token: string): Promise<void> {
      await orm.delete(staffSession).where(eq(staffSession.tokenHash, tokenHash(token)))
    },

    /** Ends all sessions of a staff member, except the session of `token`. */
    async endAll(staffId: string, token: string | null = null): Promise<void> {
      const others = token === null ? undefined : ne(staffSession.tokenHash, tokenHash(token))
      await orm.delete(staffSession).where(and(eq(staffSession.staffId, staffId), others))
    },

    /** The number of valid sessions by owner. */
    async countOpen(staffIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
      if (staffIds.length === 0) return new Map()
      const rows = await orm
        .select({ staffId: staffSession.staffId, n: count() })
        .from(staffSession)
        .where(and(inArray(staffSession.staffId, [...staffIds]), isAlive(clock.now())))
        .groupBy(staffSession.staffId)
      return new Map(rows.map(({ staffId, n }) => [staffId, n]))
    },

    /** Deletes sessions past their maximum age. */
    async sweep(): Promise<void> {
      await orm.delete(staffSession).where(lt(staffSession.createdAt, clock.now() - STAFF_SESSION.most))
    },
  }
}

export type StaffSessionStore = ReturnType<typeof staffSessionStore>
