import { randomUUID } from 'node:crypto'
import { DAY_MS } from '@zhushutong/domain/formatting'
import { type PointsCause, postPoints } from '@zhushutong/domain/ledger'
import { ENTERPRISE_VIP } from '@zhushutong/domain/membership'
import { extendMembership } from '@zhushutong/domain/purchase'
import { and, eq, sql } from 'drizzle-orm'
import { postEntry } from '../ledger'
import type { Queryable, Tx } from '../platform/db'
import { memberships, users, walletEntries, wallets } from './account.table'
import { fitSeats } from './held-seats'
import type { MembershipKind } from './member'

/**
 * Locks a user's purchases and entitlements for the transaction, always before any lock on an order, to avoid
 * deadlocks.
 */
export async function lockUser(tx: Tx, userId: string): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
}

/** Extends an entitlement by `days`; returns its new end in ms. Runs inside the caller's transaction. */
export async function extendEntitlement(
  tx: Tx,
  userId: string,
  kind: MembershipKind,
  days: number,
  now: number,
  childNumber: number | null = null,
): Promise<number> {
  const mine = and(eq(memberships.userId, userId), eq(memberships.kind, kind))
  await lockUser(tx, userId)
  const [membership] = await tx.select().from(memberships).where(mine)
  const overTime = extendMembership(membership?.overTime ?? null, days, now)
  // A new enterprise VIP without an order gets the default number of shared accounts (MEM-03).
  const usual = kind === 'enterprise' ? ENTERPRISE_VIP.defaultChildren : null
  const children = childNumber ?? membership?.childNumber ?? usual
  if (kind === 'enterprise') await fitSeats(tx, userId, children ?? 0, now)
  await tx
    .insert(memberships)
    .values({ userId, kind, overTime, childNumber: children })
    .onConflictDoUpdate({
      target: [memberships.userId, memberships.kind],
      set: { overTime, childNumber: children },
    })
  return overTime
}

/** Shortens an entitlement by the days of a refund (MEM-05). Runs inside the caller's transaction. */
export async function shortenEntitlement(
  tx: Tx,
  userId: string,
  kind: MembershipKind,
  days: number,
): Promise<void> {
  const mine = and(eq(memberships.userId, userId), eq(memberships.kind, kind))
  const overTime = sql`${memberships.overTime} - make_interval(secs => ${(days * DAY_MS) / 1000})`
  await tx.update(memberships).set({ overTime }).where(mine)
}

/**
 * Adds or removes wallet points, once for each reason and reference, and posts the change (LED-03). False, without a
 * change, when the balance is too low. Runs inside the caller's transaction. `orderId` is the related order.
 */
export async function movePoints(
  tx: Tx,
  userId: string,
  points: number,
  reason: PointsCause,
  reference: string,
  now: number,
  orderId: string | null = null,
): Promise<boolean> {
  const entry = { id: randomUUID(), userId, points, reason, reference, createdAt: now }
  await tx.insert(wallets).values({ userId, points: 0 }).onConflictDoNothing()
  const [wallet] = await tx.select().from(wallets).where(eq(wallets.userId, userId)).for('update')
  const isRepeated = and(
    eq(walletEntries.userId, userId),
    eq(walletEntries.reason, reason),
    eq(walletEntries.reference, reference),
  )
  if ((await tx.$count(walletEntries, isRepeated)) > 0) return true
  if (!wallet || wallet.points + points < 0) return false
  await tx.insert(walletEntries).values(entry)
  await tx
    .update(wallets)
    .set({ points: sql`${wallets.points} + ${points}` })
    .where(eq(wallets.userId, userId))
  const posted = { at: now, kind: 'points', reference: entry.id, orderId } as const
  await postEntry(tx, posted, postPoints(points, reason))
  return true
}

export async function readPoints(orm: Queryable, userId: string): Promise<number> {
  const [wallet] = await orm.select().from(wallets).where(eq(wallets.userId, userId))
  return wallet?.points ?? 0
}
