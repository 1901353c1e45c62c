import { randomUUID } from 'node:crypto'
import { extendMembership } from '@zhushutong/domain/purchase'
import { and, eq, or, sql } from 'drizzle-orm'
import type { Clock } from '../clock'
import type { Connection, Database } from '../db'
import { memberships, users, walletEntries, wallets } from './account.table'
import type { MembershipKind, UserRow } from './member'
import { revokeSessionsOf } from './session.store'
import type { WechatIdentity } from './wechat/wechat.ports'
import { wechatAccounts } from './wechat/wechat.table'

type Orm = Connection['orm']

const TRIAL_DAYS = 7

export interface AccountOptions {
  /** The campaign that gives new users seven days of SVIP (LOG-03). */
  readonly sevenDayTrial?: boolean
}

/** Users as the logins need them. */
export function accountStore({ orm }: Pick<Database, 'orm'>, clock: Clock, options: AccountOptions = {}) {
  return {
    /** By mobile or account name. */
    async find(loginName: string): Promise<UserRow | null> {
      const named = or(eq(users.mobile, loginName), eq(users.loginName, loginName))
      const [user] = await orm.select().from(users).where(named)
      return user ?? null
    },

    /** The user that a WeChat is bound to; known by its union, else by its id in our own application. */
    async findByWechat({ openId, unionId }: WechatIdentity): Promise<UserRow | null> {
      const same = [
        eq(wechatAccounts.openId, openId),
        ...(unionId === null ? [] : [eq(wechatAccounts.unionId, unionId)]),
      ]
      const [found] = await orm
        .select({ user: users })
        .from(users)
        .innerJoin(wechatAccounts, eq(wechatAccounts.userId, users.id))
        .where(or(...same))
      return found?.user ?? null
    },

    /** The user of a mobile, registered when there is none yet (LOG-09). */
    async findOrRegister(mobile: string): Promise<{ user: UserRow; isNew: boolean; isSeven: boolean }> {
      return orm.transaction(async (tx) => {
        const now = clock.now()
        const values = { id: randomUUID(), mobile, nickName: `用户${mobile.slice(-4)}`, createdAt: now }
        const [made] = await tx.insert(users).values(values).onConflictDoNothing().returning()
        const isSeven = made !== undefined && options.sevenDayTrial === true
        if (made && isSeven) await extend(tx, made.id, 'svip', TRIAL_DAYS, now)
        const [user] = made ? [made] : await tx.select().from(users).where(eq(users.mobile, mobile))
        if (!user) throw new Error('A user vanished between two statements')
        return { user, isNew: made !== undefined, isSeven }
      })
    },

    /** Sets a password and ends every login (Session). False when the mobile is not registered. */
    async changePassword(mobile: string, passwordHash: string): Promise<boolean> {
      return orm.transaction(async (tx) => {
        const [user] = await tx
          .update(users)
          .set({ passwordHash })
          .where(eq(users.mobile, mobile))
          .returning()
        if (user) await revokeSessionsOf(tx, user.id, clock.now())
        return user !== undefined
      })
    },
  }
}

export type AccountStore = ReturnType<typeof accountStore>

/** One transaction at a time for what a user buys and holds. Always taken before any lock on an order. */
export async function lockUser(tx: Orm, userId: string): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
}

/** Adds days to what a user holds; returns its new end in ms. Runs inside the caller's transaction. */
export async function extend(
  tx: Orm,
  userId: string,
  kind: MembershipKind,
  days: number,
  now: number,
  childNumber: number | null = null,
): Promise<number> {
  const mine = and(eq(memberships.userId, userId), eq(memberships.kind, kind))
  await lockUser(tx, userId)
  const [held] = await tx.select().from(memberships).where(mine)
  const overTime = extendMembership(held?.overTime ?? null, days, now)
  const children = childNumber ?? held?.childNumber ?? null
  await tx
    .insert(memberships)
    .values({ userId, kind, overTime, childNumber: children })
    .onConflictDoUpdate({
      target: [memberships.userId, memberships.kind],
      set: { overTime, childNumber: children },
    })
  return overTime
}

export type PointsReason = 'gift' | 'reserve' | 'return'

/**
 * Moves points in or out of a wallet, once for each reason and reference. False when there are not enough: then
 * nothing is moved. Runs inside the caller's transaction.
 */
export async function movePoints(
  tx: Orm,
  userId: string,
  points: number,
  reason: PointsReason,
  reference: string,
  now: number,
): Promise<boolean> {
  const entry = { id: randomUUID(), userId, points, reason, reference, createdAt: now }
  await tx.insert(wallets).values({ userId, points: 0 }).onConflictDoNothing()
  const [wallet] = await tx.select().from(wallets).where(eq(wallets.userId, userId)).for('update')
  if (!wallet || wallet.points + points < 0) return false
  const [moved] = await tx.insert(walletEntries).values(entry).onConflictDoNothing().returning()
  if (!moved) return true
  await tx
    .update(wallets)
    .set({ points: sql`${wallets.points} + ${points}` })
    .where(eq(wallets.userId, userId))
  return true
}

export async function pointsOf(orm: Orm, userId: string): Promise<number> {
  const [wallet] = await orm.select().from(wallets).where(eq(wallets.userId, userId))
  return wallet?.points ?? 0
}
