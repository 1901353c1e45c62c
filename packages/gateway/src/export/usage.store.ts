import { and, eq, sql } from 'drizzle-orm'
import type { Queryable, Tx } from '../platform/db'
import { accountSubject, uncountExported } from '../reading'
import { type exportJobs, exportUsage } from './export.table'

/** The owner of an export's monthly quota (SEA-03). */
function quotaOwnerOf({
  quotaOwnerId,
  userId,
}: Pick<typeof exportJobs.$inferSelect, 'quotaOwnerId' | 'userId'>): string {
  return quotaOwnerId ?? userId
}

/** Free items used by a user in a month (MEM-02). */
export async function readUsage(orm: Queryable, userId: string, month: string): Promise<number> {
  const mine = and(eq(exportUsage.userId, userId), eq(exportUsage.month, month))
  const [row] = await orm.select({ used: exportUsage.used }).from(exportUsage).where(mine)
  return row?.used ?? 0
}

/** Uses free items of a month. The caller must have locked the user and checked the remaining quota. */
export async function useFreeItems(tx: Tx, userId: string, month: string, items: number): Promise<void> {
  await tx
    .insert(exportUsage)
    .values({ userId, month, used: items })
    .onConflictDoUpdate({
      target: [exportUsage.userId, exportUsage.month],
      set: { used: sql`${exportUsage.used} + ${items}` },
    })
}

/**
 * Gives back free items of an export: to their month, and to the reading budget of the requesting user
 * (MEM-02, REA-04).
 */
export async function giveItemsBack(
  tx: Tx,
  job: typeof exportJobs.$inferSelect,
  items: number,
): Promise<void> {
  const { userId, month } = job
  await returnFreeItems(tx, quotaOwnerOf(job), month, items)
  if (items > 0) await uncountExported(tx, accountSubject(userId), { items, month })
}

export async function returnFreeItems(tx: Tx, userId: string, month: string, items: number): Promise<void> {
  if (items === 0) return
  await tx
    .update(exportUsage)
    .set({ used: sql`${exportUsage.used} - ${items}` })
    .where(and(eq(exportUsage.userId, userId), eq(exportUsage.month, month)))
}
