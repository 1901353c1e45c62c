import { and, eq, sql } from 'drizzle-orm'
import type { Connection } from '../db'
import { exportUsage } from './export.table'

type Orm = Connection['orm']

/** Free items that a user has taken of a month (MEM-02). */
export async function usedOf(orm: Orm, userId: string, month: string): Promise<number> {
  const mine = and(eq(exportUsage.userId, userId), eq(exportUsage.month, month))
  const [row] = await orm.select({ used: exportUsage.used }).from(exportUsage).where(mine)
  return row?.used ?? 0
}

/** Takes free items of a month; who calls holds the user's lock and has looked at what is left. */
export async function takeFree(tx: Orm, userId: string, month: string, items: number): Promise<void> {
  await tx
    .insert(exportUsage)
    .values({ userId, month, used: items })
    .onConflictDoUpdate({
      target: [exportUsage.userId, exportUsage.month],
      set: { used: sql`${exportUsage.used} + ${items}` },
    })
}

/** Gives free items back to their month. */
export async function giveBack(tx: Orm, userId: string, month: string, items: number): Promise<void> {
  if (items === 0) return
  await tx
    .update(exportUsage)
    .set({ used: sql`${exportUsage.used} - ${items}` })
    .where(and(eq(exportUsage.userId, userId), eq(exportUsage.month, month)))
}
