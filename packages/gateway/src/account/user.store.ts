import { randomUUID } from 'node:crypto'
import { and, eq, or } from 'drizzle-orm'
import { acceptAtRegistration } from '../legal'
import type { Queryable } from '../platform/db'
import { extendEntitlement } from './account.store'
import { users } from './account.table'
import { excludeDemoAccounts } from './demo-accounts'
import type { UserRow } from './member'
import { revokeSessionsOf } from './session.store'
import type { WechatIdentity } from './wechat/wechat.ports'
import { wechatAccounts } from './wechat/wechat.table'

export interface AccountOptions {
  /** Days of SVIP for a new user; 0 for none (LOG-03). */
  readonly trialDays: number
  /** True to find demo accounts; otherwise they cannot log in. */
  readonly withDemoAccounts: boolean
}

export async function findUser(orm: Queryable, userId: string): Promise<UserRow | null> {
  const [user] = await orm.select().from(users).where(eq(users.id, userId))
  return user ?? null
}

export async function findUserMobile(orm: Queryable, userId: string): Promise<string | null> {
  return (await findUser(orm, userId))?.mobile ?? null
}

export async function findUserByLoginName(
  orm: Queryable,
  loginName: string,
  withDemoAccounts: boolean,
): Promise<UserRow | null> {
  const named = or(eq(users.mobile, loginName), eq(users.loginName, loginName))
  const [user] = await orm
    .select()
    .from(users)
    .where(and(named, excludeDemoAccounts(withDemoAccounts)))
  return user ?? null
}

/** Finds the user bound to a WeChat account, by open id or by union id, if any. */
export async function findUserByWechat(
  orm: Queryable,
  { openId, unionId }: WechatIdentity,
  withDemoAccounts: boolean,
): Promise<UserRow | null> {
  const same = [
    eq(wechatAccounts.openId, openId),
    ...(unionId === null ? [] : [eq(wechatAccounts.unionId, unionId)]),
  ]
  const [row] = await orm
    .select({ user: users })
    .from(users)
    .innerJoin(wechatAccounts, eq(wechatAccounts.userId, users.id))
    .where(and(or(...same), excludeDemoAccounts(withDemoAccounts)))
  return row?.user ?? null
}

/** Finds the user of a mobile number, or registers a new one (LOG-09). Null for a demo account that may not log in. */
export async function findOrRegisterUser(
  orm: Queryable,
  mobile: string,
  { trialDays, withDemoAccounts }: AccountOptions,
  now: number,
): Promise<{ user: UserRow; isNew: boolean; isSeven: boolean } | null> {
  return orm.transaction(async (tx) => {
    const values = { id: randomUUID(), mobile, nickName: `用户${mobile.slice(-4)}`, createdAt: now }
    const [row] = await tx.insert(users).values(values).onConflictDoNothing().returning()
    if (row) await acceptAtRegistration(tx, row.id, now)
    const isSeven = row !== undefined && trialDays > 0
    if (row && isSeven) await extendEntitlement(tx, row.id, 'svip', trialDays, now)
    const theirs = and(eq(users.mobile, mobile), excludeDemoAccounts(withDemoAccounts))
    const [user] = row ? [row] : await tx.select().from(users).where(theirs)
    return user ? { user, isNew: row !== undefined, isSeven } : null
  })
}

/** Sets a password and ends all sessions of the user. False for an unregistered mobile. */
export async function savePassword(
  orm: Queryable,
  mobile: string,
  passwordHash: string,
  withDemoAccounts: boolean,
  now: number,
): Promise<boolean> {
  return orm.transaction(async (tx) => {
    const [user] = await tx
      .update(users)
      .set({ passwordHash })
      .where(and(eq(users.mobile, mobile), excludeDemoAccounts(withDemoAccounts)))
      .returning()
    if (user) await revokeSessionsOf(tx, user.id, now)
    return user !== undefined
  })
}
