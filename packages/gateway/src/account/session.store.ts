import { DAY_MS, MINUTE_MS } from '@zhushutong/domain/formatting'
import { and, eq, gt, isNull, lt } from 'drizzle-orm'
import type { Clock } from '../platform/clock'
import type { Database, Tx } from '../platform/db'
import type { Session as CallSession } from '../platform/http'
import { sessions, users, wallets } from './account.table'
import { isNoDemoAccount } from './demo-accounts'
import { listMemberships, TRUE } from './list-memberships'
import type { Requester } from './login/requester'
import { newToken, tokenHash } from './login/token'
import { endedBetween, findMemberQuotaOwner, holdsMembership, type Member, memberOf } from './member'

/** Lifetime of a session in ms (SES-01). */
export const SESSION_LIFETIME = 7 * DAY_MS
/** Minimum interval in ms of updates of a session's last use. */
const SEEN_EVERY = MINUTE_MS

export interface Session extends CallSession {
  readonly member: Member
  readonly tellMembershipEnd: () => Promise<boolean>
}

export interface SessionOptions {
  /** True to accept tokens of demo accounts. */
  readonly withDemoAccounts?: boolean
}

export function sessionStore(
  { orm }: Pick<Database, 'orm'>,
  clock: Clock,
  { withDemoAccounts = false }: SessionOptions = {},
) {
  const admitted = withDemoAccounts ? undefined : isNoDemoAccount()
  const alive = (token: string, now: number) =>
    and(eq(sessions.tokenHash, tokenHash(token)), isNull(sessions.revokedAt), gt(sessions.expiresAt, now))

  /** Sets the last use to now; false when a concurrent call was faster. */
  const touch = async ({ tokenHash: hash, lastSeenAt }: typeof sessions.$inferSelect, now: number) => {
    const unmoved = and(eq(sessions.tokenHash, hash), eq(sessions.lastSeenAt, lastSeenAt))
    const moved = await orm.update(sessions).set({ lastSeenAt: now }).where(unmoved).returning()
    return moved.length > 0
  }

  return {
    /** Finds the session of a token with its current entitlements; null for an unknown or expired token. */
    async resolve(token: string): Promise<Session | null> {
      const now = clock.now()
      const membershipRows = listMemberships(orm)
      const membership = {
        kind: membershipRows.kind,
        overTime: membershipRows.overTime,
        childNumber: membershipRows.childNumber,
        ownerId: membershipRows.ownerId,
        paidTerms: membershipRows.paidTerms,
      }
      const rows = await orm
        .select({ session: sessions, user: users, membership, wallet: wallets })
        .from(sessions)
        .innerJoin(users, eq(users.id, sessions.userId))
        .leftJoin(wallets, eq(wallets.userId, users.id))
        .leftJoinLateral(membershipRows, TRUE)
        .where(and(alive(token, now), isNull(users.frozenAt), admitted))
      const [first] = rows
      if (!first) return null
      const { session, user } = first
      const holdings = rows.flatMap((row) => row.membership ?? [])
      const member = memberOf(user, holdings, first.wallet, now)
      const hasEnded = !holdsMembership(member.viewer) && endedBetween(holdings, session.lastSeenAt, now)
      // The last use is not updated until a caller is notified of the membership's end.
      if (!hasEnded && now - session.lastSeenAt >= SEEN_EVERY) await touch(session, now)
      return {
        userId: user.id,
        quotaOwnerId: findMemberQuotaOwner(user.id, holdings, now),
        ...member,
        tellMembershipEnd: async () => hasEnded && (await touch(session, now)),
      }
    },

    async open(
      userId: string,
      { ip, userAgent, clientName, deviceName }: Omit<Requester, 'token' | 'browserKey'>,
    ): Promise<string> {
      const token = newToken()
      const now = clock.now()
      const times = { createdAt: now, lastSeenAt: now, expiresAt: now + SESSION_LIFETIME }
      const device = { ip, userAgent, clientName, deviceName }
      await orm.insert(sessions).values({ tokenHash: tokenHash(token), userId, ...device, ...times })
      return token
    },

    async revoke(token: string): Promise<void> {
      const now = clock.now()
      await orm.update(sessions).set({ revokedAt: now }).where(alive(token, now))
    },

    async sweep(): Promise<void> {
      await orm.delete(sessions).where(lt(sessions.expiresAt, clock.now() - SESSION_LIFETIME))
    },
  }
}

export type SessionStore = ReturnType<typeof sessionStore>

/** Ends all sessions of a user, as after a change of password. Runs inside the caller's transaction. */
export async function revokeSessionsOf(tx: Tx, userId: string, now: number): Promise<void> {
  const open = and(eq(sessions.userId, userId), isNull(sessions.revokedAt))
  await tx.update(sessions).set({ revokedAt: now }).where(open)
}
