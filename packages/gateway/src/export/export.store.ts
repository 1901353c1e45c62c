import { listExportActions } from '@zhushutong/domain/export'
import { and, desc, eq, inArray, isNull, ne } from 'drizzle-orm'
import { lockUser } from '../account'
import type { Queryable } from '../platform/db'
import { isUuid } from '../platform/db/uuid'
import { offsetOf, type PageRequest } from '../platform/http'
import { defineLeases, newJobColumns } from '../platform/jobs'
import { abandonOrder } from '../purchase'
import { orders } from '../purchase/schema/purchase.table'
import { type ExportRow, exportJobs } from './export.table'
import { giveItemsBack } from './usage.store'

/** Exports in progress: a step takes a few seconds at most. */
export const exportLeases = defineLeases({
  table: exportJobs,
  open: and(inArray(exportJobs.state, ['queued', 'running']), isNull(exportJobs.removedAt)),
  seconds: 60,
  maxAttempts: 3,
  retryAfterSeconds: 5,
  onClaim: { state: 'running' },
  onGiveUp: { state: 'failed' },
})

/** An export of this user; other users' exports count as missing. */
export async function findOwnExport(
  orm: Queryable,
  userId: string,
  exportId: string,
): Promise<ExportRow | null> {
  if (!isUuid(exportId)) return null
  const mine = and(eq(exportJobs.id, exportId), eq(exportJobs.userId, userId), isNull(exportJobs.removedAt))
  const [job] = await orm.select().from(exportJobs).where(mine)
  return job ?? null
}

export async function readExportPage(orm: Queryable, userId: string, page: PageRequest) {
  const mine = and(eq(exportJobs.userId, userId), isNull(exportJobs.removedAt))
  const jobs = await orm
    .select()
    .from(exportJobs)
    .where(mine)
    .orderBy(desc(exportJobs.createdAt), desc(exportJobs.id))
    .limit(page.pageSize)
    .offset(offsetOf(page))
  return { jobs, total: await orm.$count(exportJobs, mine) }
}

/**
 * Applies order states to exports, for one user or all: queues paid ones, cancels closed ones and gives back
 * their free items, each once.
 */
export async function applyOrderStates(orm: Queryable, userId: string | null = null): Promise<void> {
  const waiting = and(
    eq(exportJobs.state, 'awaiting-payment'),
    isNull(exportJobs.removedAt),
    userId === null ? undefined : eq(exportJobs.userId, userId),
  )
  const decided = await orm
    .select({ id: exportJobs.id, status: orders.status })
    .from(exportJobs)
    .innerJoin(orders, eq(orders.id, exportJobs.orderId))
    .where(and(waiting, ne(orders.status, 'pending')))
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
      if (!isPaid) await giveItemsBack(tx, job, job.free)
    })
  }
}

/** Queues a failed export again; it continues from its last saved step. Null when it has not failed. */
export async function retryExport(orm: Queryable, job: ExportRow): Promise<ExportRow | null> {
  const [queued] = await orm
    .update(exportJobs)
    .set({ state: 'queued', ...newJobColumns() })
    .where(and(eq(exportJobs.id, job.id), eq(exportJobs.state, 'failed'), isNull(exportJobs.removedAt)))
    .returning()
  return queued ?? null
}

/**
 * Removes an export from its owner's list. An undelivered one gives back its free items and closes its open
 * order. A paid one stays until it is delivered: returns false.
 */
export async function removeExport(orm: Queryable, { id, userId }: ExportRow, now: number): Promise<boolean> {
  return orm.transaction(async (tx) => {
    await lockUser(tx, userId)
    const mine = and(eq(exportJobs.id, id), isNull(exportJobs.removedAt))
    const [job] = await tx.select().from(exportJobs).where(mine).for('update')
    if (!job) return true
    if (!listExportActions(job).remove) return false
    const isOpenOrder = job.state === 'awaiting-payment' && job.orderId !== null
    if (isOpenOrder && (await abandonOrder(tx, userId, job.orderId!, now)) === 'paid') return false
    const isDelivered = job.state === 'done' || job.state === 'expired'
    if (!isDelivered) await giveItemsBack(tx, job, job.free)
    const free = isDelivered ? job.free : 0
    await tx.update(exportJobs).set({ removedAt: now, free, lease: null }).where(eq(exportJobs.id, id))
    return true
  })
}
