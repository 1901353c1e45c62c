import type { Viewer } from '@zhushutong/domain/access'
import { and, eq, gt, isNull, lt } from 'drizzle-orm'
import type { Clock } from '../clock'
import type { Connection, Database } from '../db'
import { memberships, sessions, users, wallets } from './account.table'
import { type Member, memberOf } from './member'
import { newToken, tokenHash } from './token'

type Orm = Connection['orm']

const DAY = 86_400_000
/** ms a login lasts (SES-01). */
export const SESSION_LIFETIME = 7 * DAY
/** ms between two notes of when a session was last used. */
const SEEN_EVERY = 60_000

export interface Session {
  readonly userId: string
  readonly viewer: Viewer
  readonly member: Member
}

export function sessionStore({ orm }: Pick<Database, 'orm'>, clock: Clock) {
  const alive = (token: string, now: number) =>
    and(eq(sessions.tokenHash, tokenHash(token)), isNull(sessions.revokedAt), gt(sessions.expiresAt, now))

  return {
    /** Who holds a token, with what they are allowed at this moment; null when it opens nothing (any more). */
    async resolve(token: string): Promise<Session | null> {
      const now = clock.now()
      const rows = await orm
        .select({ session: sessions, user: users, membership: memberships, points: wallets.points })
        .from(sessions)
        .innerJoin(users, eq(users.id, sessions.userId))
        .leftJoin(wallets, eq(wallets.userId, users.id))
        .leftJoin(memberships, eq(memberships.userId, users.id))
        .where(and(alive(token, now), isNull(users.frozenAt)))
      const [first] = rows
      if (!first) return null
      const { session, user } = first
      if (now - session.lastSeenAt >= SEEN_EVERY) {
        await orm.update(sessions).set({ lastSeenAt: now }).where(eq(sessions.tokenHash, session.tokenHash))
      }
      const held = rows.flatMap((row) => row.membership ?? [])
      return { userId: user.id, ...memberOf(user, held, first.points ?? 0, now) }
    },

    /** A new login: a token of its own. */
    async open(userId: string): Promise<string> {
      const token = newToken()
      const now = clock.now()
      const times = { createdAt: now, lastSeenAt: now, expiresAt: now + SESSION_LIFETIME }
      await orm.insert(sessions).values({ tokenHash: tokenHash(token), userId, ...times })
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

/** Ends every login of a user, as after a change of password. Runs inside the caller's transaction. */
export async function revokeSessionsOf(tx: Orm, userId: string, now: number): Promise<void> {
  const open = and(eq(sessions.userId, userId), isNull(sessions.revokedAt))
  await tx.update(sessions).set({ revokedAt: now }).where(open)
}
