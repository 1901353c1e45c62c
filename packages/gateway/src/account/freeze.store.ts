import { cleanMobile } from '@zhushutong/domain/login'
import { eq, or } from 'drizzle-orm'
import type { Queryable } from '../platform/db'
import { isUuid } from '../platform/db/uuid'
import { accountActions, users } from './account.table'
import type { UserRow } from './member'
import { revokeSessionsOf } from './session.store'

export type FreezeAction = 'freeze' | 'unfreeze'

export async function findUserByAccount(orm: Queryable, account: string): Promise<UserRow | null> {
  const named = isUuid(account)
    ? eq(users.id, account)
    : or(eq(users.mobile, cleanMobile(account)), eq(users.loginName, account))
  const [user] = await orm.select().from(users).where(named)
  return user ?? null
}

/** Freezes a user and ends all sessions, or unfreezes the user. */
export async function saveFreeze(
  orm: Queryable,
  userId: string,
  action: FreezeAction,
  reason: string,
  now: number,
): Promise<void> {
  await orm.transaction(async (tx) => {
    await tx
      .update(users)
      .set({ frozenAt: action === 'freeze' ? now : null })
      .where(eq(users.id, userId))
    if (action === 'freeze') await revokeSessionsOf(tx, userId, now)
    await tx.insert(accountActions).values({ userId, action, reason, at: now })
  })
}
