import { randomBytes } from 'node:crypto'
import { INVITE_LIMITS, type InviteScope, type InviteType, judgeClaim } from '@zhushutong/domain/invite'
import { networkOf } from '@zhushutong/domain/reading'
import { and, desc, eq, gt, inArray, ne, sql } from 'drizzle-orm'
import { extendEntitlement, lockUser } from '../account'
import { memberships, sessions, users } from '../account/account.table'
import type { Queryable, Tx } from '../platform/db'
import { offsetOf, type PageRequest } from '../platform/http'
import { inviteClaims, inviteCodes } from './invite.table'

type InviteRow = typeof inviteCodes.$inferSelect

/** A code with the number of its claims and the reward so far. */
export interface Invite extends InviteRow {
  readonly claims: number
  readonly rewardDays: number
}

/** A gift of membership days; validated by `checkInviteForm`. */
interface NewInvite {
  readonly scope: InviteScope
  readonly days: number
  readonly type: InviteType
}

interface Caller {
  readonly userId: string
  readonly ip: string
}

/**
 * No 0, 1, I or O, so that a code can be read over the telephone. 32 characters, so that a byte selects one
 * without bias.
 */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
/** 12 letters of 5 bits each, so that codes cannot be guessed. */
const newCode = (): string => [...randomBytes(12)].map((byte) => LETTERS[byte % LETTERS.length]).join('')

/**
 * Locks two users, always in the order of their ids, to avoid a deadlock when two users claim each other's
 * code.
 */
async function lockBoth(tx: Tx, a: string, b: string): Promise<void> {
  for (const userId of [...new Set([a, b])].sort()) await lockUser(tx, userId)
}

/** Reward days of an inviter within a year, for one membership. */
export async function countRewardDays(orm: Queryable, userId: string, scope: InviteScope, now: number) {
  const [sum] = await orm
    .select({ days: sql<number>`coalesce(sum(${inviteClaims.rewardDays}), 0)::int` })
    .from(inviteClaims)
    .innerJoin(inviteCodes, eq(inviteCodes.code, inviteClaims.code))
    .where(
      and(
        eq(inviteCodes.userId, userId),
        eq(inviteCodes.scope, scope),
        gt(inviteClaims.claimedAt, now - INVITE_LIMITS.rewardWithinMs),
      ),
    )
  return sum?.days ?? 0
}

/** Claims of a member's codes within the period of the limit, rewarded or not. */
async function countInviterClaims(orm: Queryable, userId: string, now: number): Promise<number> {
  const [sum] = await orm
    .select({ claims: sql<number>`count(*)::int` })
    .from(inviteClaims)
    .innerJoin(inviteCodes, eq(inviteCodes.code, inviteClaims.code))
    .where(
      and(eq(inviteCodes.userId, userId), gt(inviteClaims.claimedAt, now - INVITE_LIMITS.inviterWithinMs)),
    )
  return sum?.claims ?? 0
}

/**
 * Number of other users of the same network who claimed a code within the period of the limit. Sessions are
 * stored longer than that period.
 */
async function countNetworkClaims(orm: Queryable, { userId, ip }: Caller, now: number): Promise<number> {
  const rows = await orm
    .selectDistinct({ userId: inviteClaims.userId, ip: sessions.ip })
    .from(inviteClaims)
    .innerJoin(sessions, eq(sessions.userId, inviteClaims.userId))
    .where(
      and(gt(inviteClaims.claimedAt, now - INVITE_LIMITS.networkWithinMs), ne(inviteClaims.userId, userId)),
    )
  const network = networkOf(ip)
  return new Set(rows.filter((row) => row.ip && networkOf(row.ip) === network).map((row) => row.userId)).size
}

const countOpen = (of: Queryable, userId: string, now: number) =>
  of.$count(inviteCodes, and(eq(inviteCodes.userId, userId), gt(inviteCodes.expiresAt, now)))

const countClaims = async (of: Queryable, codes: readonly string[]) => {
  const rows = await of
    .select({
      code: inviteClaims.code,
      claims: sql<number>`count(*)::int`,
      rewardDays: sql<number>`sum(${inviteClaims.rewardDays})::int`,
    })
    .from(inviteClaims)
    .where(inArray(inviteClaims.code, [...codes]))
    .groupBy(inviteClaims.code)
  return (code: string) => rows.find((row) => row.code === code) ?? { claims: 0, rewardDays: 0 }
}

export async function findRunningKinds(
  orm: Queryable,
  userId: string,
  now: number,
): Promise<readonly string[]> {
  const running = and(eq(memberships.userId, userId), gt(memberships.overTime, now))
  const rows = await orm.select({ kind: memberships.kind }).from(memberships).where(running)
  return rows.map(({ kind }) => kind)
}

export async function countCodesLeft(orm: Queryable, userId: string, now: number): Promise<number> {
  return Math.max(0, INVITE_LIMITS.openCodes - (await countOpen(orm, userId, now)))
}

/** Inserts a code; null if the member has reached the limit of valid codes. */
export async function insertInvite(
  orm: Queryable,
  userId: string,
  { scope, days, type }: NewInvite,
  now: number,
): Promise<InviteRow | null> {
  return orm.transaction(async (tx) => {
    await lockUser(tx, userId)
    if ((await countOpen(tx, userId, now)) >= INVITE_LIMITS.openCodes) return null
    const [row] = await tx
      .insert(inviteCodes)
      .values({
        ...{ code: newCode(), userId, scope, days, type },
        createdAt: now,
        expiresAt: now + INVITE_LIMITS.validMs,
      })
      .returning()
    return row ?? null
  })
}

/** Newest first. */
export async function findInvitePage(orm: Queryable, userId: string, query: PageRequest) {
  const isMine = eq(inviteCodes.userId, userId)
  const rows = await orm
    .select()
    .from(inviteCodes)
    .where(isMine)
    .orderBy(desc(inviteCodes.createdAt), desc(inviteCodes.code))
    .limit(query.pageSize)
    .offset(offsetOf(query))
  const claimsOf = await countClaims(
    orm,
    rows.map(({ code }) => code),
  )
  const records: Invite[] = rows.map((row) => ({ ...row, ...claimsOf(row.code) }))
  return { records, total: await orm.$count(inviteCodes, isMine) }
}

/** A valid code, with its inviter's name; null if there is none. */
export async function findInviteGift(orm: Queryable, code: string, now: number) {
  const [row] = await orm
    .select({ inviter: users.nickName, scope: inviteCodes.scope, days: inviteCodes.days })
    .from(inviteCodes)
    .innerJoin(users, eq(users.id, inviteCodes.userId))
    .where(and(eq(inviteCodes.code, code), gt(inviteCodes.expiresAt, now)))
  return row ?? null
}

/**
 * Claims a code in one transaction: extends the memberships of friend and inviter, once (INV-03). Null if
 * the code does not exist or has expired; otherwise the step, and the end of the friend's membership.
 */
export async function claimInvite(orm: Queryable, code: string, caller: Caller, now: number) {
  const { userId } = caller
  const [row] = await orm.select().from(inviteCodes).where(eq(inviteCodes.code, code))
  if (!row) return null
  return orm.transaction(async (tx) => {
    await lockBoth(tx, row.userId, userId)
    // The lock makes parallel claims of a code count one after another.
    const [invite] = await tx
      .select()
      .from(inviteCodes)
      .where(and(eq(inviteCodes.code, code), gt(inviteCodes.expiresAt, now)))
      .for('update')
    const [claimant] = await tx.select().from(users).where(eq(users.id, userId))
    if (!invite || !claimant) return null
    const { scope, days, userId: inviterId } = invite
    const before = and(eq(inviteClaims.userId, userId), eq(inviteClaims.scope, scope))
    const judged = judgeClaim(
      { ...invite, inviterId, claims: await tx.$count(inviteClaims, eq(inviteClaims.code, code)) },
      {
        userId,
        registeredAt: claimant.createdAt,
        hasClaimed: (await tx.$count(inviteClaims, before)) > 0,
        inviterRewardDays: await countRewardDays(tx, inviterId, scope, now),
        inviterClaims: await countInviterClaims(tx, inviterId, now),
        networkClaims: await countNetworkClaims(tx, caller, now),
      },
    )
    if (judged.step !== 0) return { ...judged, endTime: null }
    const { rewardDays } = judged
    await tx.insert(inviteClaims).values({ userId, scope, code, rewardDays, claimedAt: now })
    if (rewardDays > 0) await extendEntitlement(tx, inviterId, scope, rewardDays, now)
    const endTime = await extendEntitlement(tx, userId, scope, days, now)
    return { step: 0, msg: null, endTime }
  })
}
