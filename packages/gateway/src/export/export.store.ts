import { exportActions } from '@zhushutong/domain/export'
import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { lockUser } from '../account'
import type { Connection } from '../db'
import { isUuid } from '../db/uuid'
import { abandonOrder } from '../purchase'
import { orders } from '../purchase/purchase.table'
import { type ExportRow, exportJobs } from './export.table'
import { giveBack } from './usage.store'

type Orm = Connection['orm']

/** An export of this user; another's is as good as none. */
export async function ownExport(orm: Orm, userId: string, exportId: string): Promise<ExportRow | null> {
  if (!isUuid(exportId)) return null
  const mine = and(eq(exportJobs.id, exportId), eq(exportJobs.userId, userId), isNull(exportJobs.removedAt))
  const [job] = await orm.select().from(exportJobs).where(mine)
  return job ?? null
}

export async function pageExports(orm: Orm, userId: string, pageNum: number, pageSize: number) {
  const mine = and(eq(exportJobs.userId, userId), isNull(exportJobs.removedAt))
  const jobs = await orm
    .select()
    .from(exportJobs)
    .where(mine)
    .orderBy(desc(exportJobs.createdAt), desc(exportJobs.id))
    .limit(pageSize)
    .offset((pageNum - 1) * pageSize)
  return { jobs, total: await orm.$count(exportJobs, mine) }
}

/**
 * Lets exports go the way of their orders: paid ones are queued, those whose order closed are cancelled and their
 * free items given back, each once. Of one user, or everyone's.
 */
export async function followOrders(orm: Orm, userId: string | null = null): Promise<void> {
  const waiting = and(
    eq(exportJobs.state, 'awaiting-payment'),
    isNull(exportJobs.removedAt),
    userId === null ? undefined : eq(exportJobs.userId, userId),
  )
  const decided = await orm
    .select({ id: exportJobs.id, status: orders.status })
    .from(exportJobs)
    .innerJoin(orders, eq(orders.id, exportJobs.orderId))
    .where(and(waiting, inArray(orders.status, ['paid', 'closed', 'refund-due'])))
    .limit(100)
  for (const { id, status } of decided) {
    await orm.transaction(async (tx) => {
      const [job] = await tx
        .select()
        .from(exportJobs)
        .where(and(eq(exportJobs.id, id), waiting))
        .for('update')
      if (!job) return
      const isPaid = status === 'paid'
      const change = isPaid ? { state: 'queued' as const } : { state: 'cancelled' as const, free: 0 }
      await tx.update(exportJobs).set(change).where(eq(exportJobs.id, id))
      if (!isPaid) await giveBack(tx, job.userId, job.month, job.free)
    })
  }
}

/** A failed export goes on where it stopped. Null when it has not failed. */
export async function retryExport(orm: Orm, job: ExportRow): Promise<ExportRow | null> {
  const [queued] = await orm
    .update(exportJobs)
    .set({ state: 'queued', attempts: 0, leaseUntil: null, touchedAt: sql`clock_timestamp()` })
    .where(and(eq(exportJobs.id, job.id), eq(exportJobs.state, 'failed'), isNull(exportJobs.removedAt)))
    .returning()
  return queued ?? null
}

/**
 * Takes an export off its owner's list. What was not delivered gives its free items back and closes its open order;
 * what was paid for stays until it is delivered. False when it has to stay.
 */
export async function removeExport(orm: Orm, { id, userId }: ExportRow, now: number): Promise<boolean> {
  return orm.transaction(async (tx) => {
    await lockUser(tx, userId)
    const mine = and(eq(exportJobs.id, id), isNull(exportJobs.removedAt))
    const [job] = await tx.select().from(exportJobs).where(mine).for('update')
    if (!job) return true
    if (!exportActions(job).remove) return false
    const isOpenOrder = job.state === 'awaiting-payment' && job.orderId !== null
    if (isOpenOrder && (await abandonOrder(tx, userId, job.orderId!, now)) === 'paid') return false
    const isDelivered = job.state === 'done' || job.state === 'expired'
    if (!isDelivered) await giveBack(tx, userId, job.month, job.free)
    const free = isDelivered ? job.free : 0
    await tx.update(exportJobs).set({ removedAt: now, free, lease: null }).where(eq(exportJobs.id, id))
    return true
  })
}
