import { DAY_MS } from '@zhushutong/domain/formatting'
import { earnedFen, postRefund } from '@zhushutong/domain/ledger'
import { and, eq, gt, sql } from 'drizzle-orm'
import { movePoints, shortenEntitlement } from '../../account'
import { postEntry } from '../../ledger'
import type { Tx } from '../../platform/db'
import type { OrderRow } from '../lock-order'
import { grants, orders } from '../purchase.table'
import { type lockRefund, moveLockedRefund } from './finish-refund'
import type { RefundRow } from './queue-refund'

type Locked = NonNullable<Awaited<ReturnType<typeof lockRefund>>>

/**
 * Ends the service of an order after the days that were used; what was bought behind it moves up by the days that are
 * given back (MEM-05).
 */
async function endService(tx: Tx, order: OrderRow, usedDays: number, now: number) {
  const [grant] = await tx.select().from(grants).where(eq(grants.orderId, order.id)).for('update')
  if (!grant || grant.kind === 'export_items') throw new Error(`Order ${order.id} granted no service`)
  const unused = grant.days - usedDays
  const earlier = (column: typeof grants.until | typeof orders.grantedUntil) =>
    sql`${column} - make_interval(secs => ${(unused * DAY_MS) / 1000})`
  const behind = and(
    eq(grants.userId, grant.userId),
    eq(grants.kind, grant.kind),
    gt(grants.until, grant.until),
  )
  const moved = await tx
    .update(grants)
    .set({ until: earlier(grants.until) })
    .where(behind)
    .returning({ orderId: grants.orderId })
  await tx
    .update(grants)
    .set({ until: earlier(grants.until), refundedAt: now })
    .where(eq(grants.orderId, order.id))
  for (const { orderId } of [...moved, { orderId: order.id }])
    await tx
      .update(orders)
      .set({ grantedUntil: earlier(orders.grantedUntil) })
      .where(eq(orders.id, orderId))
  await shortenEntitlement(tx, grant.userId, grant.kind, unused)
  return grant
}

/**
 * Approves a locked refund: the service ends, points return at once, the rest is owed to the buyer (MEM-05, LED-03).
 * Points alone need no provider. Null when it was decided before.
 */
export async function approveLocked(
  tx: Tx,
  locked: Locked,
  decidedBy: string,
  now: number,
): Promise<RefundRow | null> {
  const { refund, order } = locked
  const decided = { decidedBy, decidedAt: now }
  const moved = await moveLockedRefund(tx, locked, { event: 'approve', actor: decidedBy, set: decided }, now)
  if (!moved) return null
  const grant = await endService(tx, order, refund.usedDays ?? 0, now)
  const { amount: money, points, id, orderId } = moved
  if (points > 0) await movePoints(tx, order.userId, points, 'refund', id, now, orderId)
  const deferred = order.price - earnedFen(order.price, grant.days, grant.earnedDays)
  const entry = { at: now, kind: 'refund', reference: id, orderId } as const
  await postEntry(tx, entry, postRefund({ deferred, money, points }))
  if (money > 0) return moved
  const finish = { event: 'finish', actor: 'system', set: { doneAt: now } } as const
  return moveLockedRefund(tx, { ...locked, refund: moved }, finish, now)
}
