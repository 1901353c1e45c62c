import { DAY_MS } from '@zhushutong/domain/formatting'
import { earnedFen, postRevenue } from '@zhushutong/domain/ledger'
import { countUsedDays } from '@zhushutong/domain/membership'
import { and, eq, isNull, lt, sql } from 'drizzle-orm'
import { postEntry } from '../../ledger'
import type { Queryable } from '../../platform/db'
import { lockOrder } from '../orders/lock-order'
import { grants } from '../schema/purchase.table'

const BATCH = 500

/** Services with a day that has begun but is not yet posted as revenue. */
const findDue = (orm: Queryable, now: number) =>
  orm
    .select({ orderId: grants.orderId, kind: grants.kind, userId: grants.userId })
    .from(grants)
    .where(
      and(
        isNull(grants.refundedAt),
        lt(grants.earnedDays, grants.days),
        sql`${grants.until} - make_interval(days => ${grants.days} - ${grants.earnedDays}) < ${new Date(now).toISOString()}`,
      ),
    )
    .limit(BATCH)

type Due = Awaited<ReturnType<typeof findDue>>[number]

/** Posts the revenue of one service since its last posting (LED-04). */
async function earn(orm: Queryable, { userId, orderId, kind }: Due, now: number): Promise<void> {
  await orm.transaction(async (tx) => {
    await lockOrder(tx, userId, orderId)
    const isGrant = and(eq(grants.orderId, orderId), eq(grants.kind, kind))
    const [grant] = await tx.select().from(grants).where(isGrant).for('update')
    if (!grant || grant.refundedAt !== null) return
    const { days, earnedDays, until, share } = grant
    const begun = Math.min(days, countUsedDays(until - days * DAY_MS, now))
    if (begun <= earnedDays) return
    const fen = earnedFen(share, days, begun) - earnedFen(share, days, earnedDays)
    const entry = { at: now, kind: 'revenue', reference: `${orderId}:${kind}:${begun}`, orderId } as const
    await postEntry(tx, entry, postRevenue(fen))
    await tx.update(grants).set({ earnedDays: begun }).where(isGrant)
  })
}

/** Posts daily revenue for all services (LED-04). */
export async function earnRevenue(orm: Queryable, now: number): Promise<void> {
  for (;;) {
    const due = await findDue(orm, now)
    for (const item of due) await earn(orm, item, now)
    if (due.length < BATCH) return
  }
}
