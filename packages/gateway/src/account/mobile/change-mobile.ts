import { and, eq, ne } from 'drizzle-orm'
import type { Clock } from '../../platform/clock'
import type { Database } from '../../platform/db'
import { sessions, users } from '../account.table'
import { tokenHash } from '../login/token'

const UNIQUE_VIOLATION = '23505'

/** Drizzle wraps the driver's error, so the code is in its cause. */
const isTaken = (error: unknown): boolean =>
  error instanceof Error &&
  error.cause instanceof Error &&
  'code' in error.cause &&
  error.cause.code === UNIQUE_VIOLATION

/**
 * Changes a user's mobile number and ends all logins except that of `token`, in one transaction. False for a number
 * of another account, also under concurrent changes.
 */
export async function changeMobile(
  { orm }: Pick<Database, 'orm'>,
  clock: Clock,
  { userId, mobile, token }: { readonly userId: string; readonly mobile: string; readonly token: string },
): Promise<boolean> {
  try {
    await orm.transaction(async (tx) => {
      await tx.update(users).set({ mobile }).where(eq(users.id, userId))
      const others = and(eq(sessions.userId, userId), ne(sessions.tokenHash, tokenHash(token)))
      await tx.update(sessions).set({ revokedAt: clock.now() }).where(others)
    })
    return true
  } catch (error) {
    if (isTaken(error)) return false
    throw error
  }
}
