import { DAY_MS, MINUTE_MS } from '@zhushutong/domain/formatting'
import { and, eq, gt, isNull, lt } from 'drizzle-orm'
import type { Queryable, Tx } from '../platform/db'
import type { Session as CallSession } from '../platform/http'
import { sessions, users, wallets } from './account.table'
import { excludeDemoAccounts } from './demo-accounts'
import { listMemberships, TRUE } from './list-memberships'
import type { Requester } from './login/requester'
import { newToken, tokenHash } from './login/token'
import { buildMember, endedBetween, findMemberQuotaOwner, holdsMembership, type Member } from './member'

/** Lifetime of a session in ms (SES-01). */
export const SESSION_LIFETIME = 7 * DAY_MS
/** Minimum interval in ms of updates of a session's last use. */
const SEEN_EVERY = MINUTE_MS

export interface Session extends CallSession {
  readonly member: Member
  readonly tellMembershipEnd: () => Promise<boolean>
}

const isOpen = (token: string, now: number) =>
  and(eq(sessions.tokenHash, tokenHash(token)), isNull(sessions.revokedAt), gt(sessions.expiresAt, now))

/** Sets the last use to now; false when a concurrent call was faster. */
const touch = async (
  orm: Queryable,
  { tokenHash: hash, lastSeenAt }: typeof sessions.$inferSelect,
  now: number,
) => {
  const unmoved = and(eq(sessions.tokenHash, hash), eq(sessions.lastSeenAt, lastSeenAt))
  const moved = await orm.update(sessions).set({ lastSeenAt: now }).where(unmoved).returning()
  return moved.length > 0
}

/** Finds the session of a token with its current entitlements; null for an unknown or expired token. */
export async function resolveSession(
  orm: Queryable,
  token: string,
  now: number,
  withDemoAccounts: boolean,
): Promise<Session | null> {
  const membershipRows = listMemberships(orm)
  const { kind, overTime, childNumber, ownerId, paidTerms } = membershipRows
  const rows = await orm
    .select({
      session: sessions,
      user: users,
      membership: { kind, overTime, childNumber, ownerId, paidTerms },
      wallet: wallets,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(wallets, eq(wallets.userId, users.id))
    .leftJoinLateral(membershipRows, TRUE)
    .where(and(isOpen(token, now), isNull(users.frozenAt), excludeDemoAccounts(withDemoAccounts)))
  const [first] = rows
  if (!first) return null
  const { session, user } = first
  const holdings = rows.flatMap((row) => row.membership ?? [])
  const member = buildMember(user, holdings, first.wallet, now)
  const hasEnded = !holdsMembership(member.viewer) && endedBetween(holdings, session.lastSeenAt, now)
  // The last use is not updated until a caller is notified of the membership's end.
  if (!hasEnded && now - session.lastSeenAt >= SEEN_EVERY) await touch(orm, session, now)
  return {
    userId: user.id,
    quotaOwnerId: findMemberQuotaOwner(user.id, holdings, now),
    ...member,
    tellMembershipEnd: async () => hasEnded && (await touch(orm, session, now)),
  }
}

/** Opens a session; returns its token. */
export async function insertSession(
  orm: Queryable,
  userId: string,
  { ip, userAgent, clientName, deviceName }: Omit<Requester, 'token' | 'browserKey'>,
  now: number,
): Promise<string> {
  const token = newToken()
  const times = { createdAt: now, lastSeenAt: now, expiresAt: now + SESSION_LIFETIME }
  const device = { ip, userAgent, clientName, deviceName }
  await orm.insert(sessions).values({ tokenHash: tokenHash(token), userId, ...device, ...times })
  return token
}

export async function revokeSession(orm: Queryable, token: string, now: number): Promise<void> {
  await orm.update(sessions).set({ revokedAt: now }).where(isOpen(token, now))
}

/** Ends all sessions of a user, as after a change of password. Runs inside the caller's transaction. */
export async function revokeSessionsOf(tx: Tx, userId: string, now: number): Promise<void> {
  const open = and(eq(sessions.userId, userId), isNull(sessions.revokedAt))
  await tx.update(sessions).set({ revokedAt: now }).where(open)
}

export async function sweepSessions(orm: Queryable, now: number): Promise<void> {
  await orm.delete(sessions).where(lt(sessions.expiresAt, now - SESSION_LIFETIME))
}
