import { DAY_MS } from '@zhushutong/domain/formatting'
import { earnedFen, postPayout, postRefund } from '@zhushutong/domain/ledger'
import { countUsedDays } from '@zhushutong/domain/membership'
import { and, eq, gte, ne, sql } from 'drizzle-orm'
import { movePoints, removeSeats, shortenEntitlement } from '../../account'
import { postEntry } from '../../ledger'
import type { Tx } from '../../platform/db'
import { adjustInvoice } from '../invoices/adjust-invoice'
import { settleHeldReport } from '../orders/report-order'
import { grants, orders } from '../schema/purchase.table'
import { moveWallet } from '../wallet/move-wallet'
import { type LockedRefund, moveLockedRefund } from './finish-refund'
import type { RefundRow } from './queue-refund'

type GrantRow = typeof grants.$inferSelect

/**
 * Ends a service after the days used until the refund request. Later purchases of the same service move forward by
 * the returned days (MEM-05).
 */
async function endService(tx: Tx, grant: GrantRow, askedAt: number, now: number): Promise<void> {
  const { orderId, kind, days } = grant
  if (kind === 'data_report') {
    await settleHeldReport(tx, orderId, 'cancelled')
    await tx
      .update(grants)
      .set({ until: now, refundedAt: now })
      .where(and(eq(grants.orderId, orderId), eq(grants.kind, kind)))
    return
  }
  if (kind === 'export_items' || kind === 'combine' || kind === 'wallet')
    throw new Error(`Order ${orderId} granted no service`)
  if (kind === 'seats') {
    const [order] = await tx.select({ count: orders.childNumber }).from(orders).where(eq(orders.id, orderId))
    await removeSeats(tx, grant.userId, order?.count ?? 0, now)
  }
  const unused = days - Math.min(days, countUsedDays(grant.until - days * DAY_MS, askedAt))
  const earlier = (column: typeof grants.until | typeof orders.grantedUntil) =>
    sql`${column} - make_interval(secs => ${(unused * DAY_MS) / 1000})`
  const sameService = and(eq(grants.userId, grant.userId), eq(grants.kind, kind))
  // `gte`: a later purchase that was refunded before its first day ends at the same time. Seats of other orders do
  // not move, because each order of seats has its own term.
  const behind =
    kind === 'seats'
      ? sql`false`
      : and(sameService, ne(grants.orderId, orderId), gte(grants.until, grant.until))
  const moved = await tx
    .update(grants)
    .set({ until: earlier(grants.until) })
    .where(behind)
    .returning({ orderId: grants.orderId })
  await tx
    .update(grants)
    .set({ until: earlier(grants.until), refundedAt: now })
    .where(and(eq(grants.orderId, orderId), eq(grants.kind, kind)))
  for (const item of [...moved, { orderId }])
    await tx
      .update(orders)
      .set({ grantedUntil: earlier(orders.grantedUntil) })
      .where(eq(orders.id, item.orderId))
  if (kind !== 'seats') await shortenEntitlement(tx, grant.userId, kind, unused)
}

/**
 * Approves a locked refund: the service ends, points and the wallet's part return at once, money is owed to the buyer
 * (MEM-05, LED-03), and the order's invoice is adjusted (BIL-07). Without money no provider is needed and the refund
 * is done at once. Null when it was decided before.
 */
export async function approveLocked(
  tx: Tx,
  locked: LockedRefund,
  decidedBy: string,
  now: number,
): Promise<RefundRow | null> {
  const { refund, order } = locked
  const decided = { decidedBy, decidedAt: now }
  const moved = await moveLockedRefund(tx, locked, { event: 'approve', actor: decidedBy, set: decided }, now)
  if (!moved) return null
  const granted = await tx.select().from(grants).where(eq(grants.orderId, order.id)).for('update')
  for (const grant of granted) await endService(tx, grant, refund.requestedAt, now)
  const { amount: money, wallet, points, id, orderId } = moved
  if (points > 0) await movePoints(tx, order.userId, points, 'refund', id, now, orderId)
  const back = { userId: order.userId, fen: wallet, cause: 'refund', reference: id, orderId } as const
  await moveWallet(tx, back, now)
  const deferred = granted.reduce(
    (sum, { share, days, earnedDays }) => sum + share - earnedFen(share, days, earnedDays),
    0,
  )
  const entry = { at: now, kind: 'refund', reference: id, orderId } as const
  const posting =
    moved.cause === 'wallet' ? postPayout(money) : postRefund({ deferred, money, wallet, points })
  await postEntry(tx, entry, posting)
  await adjustInvoice(tx, order, moved, now)
  if (money > 0) return moved
  const finish = { event: 'finish', actor: 'system', set: { doneAt: now } } as const
  return moveLockedRefund(tx, { ...locked, refund: moved }, finish, now)
}
