import { REFUND_SUM_WITHIN_MS, type RefundsAlone } from '@zhushutong/domain/purchase'
import { and, eq, gt, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/db'
import { orders } from '../schema/purchase.table'
import { refunds } from '../schema/refund.table'

const APPROVED = ['approved', 'sent', 'done', 'failed'] as const
const within = (now: number) => gt(refunds.decidedAt, now - REFUND_SUM_WITHIN_MS)
const fen = sql`${refunds.amount} + ${refunds.wallet} + ${refunds.points}`
const sumWhere = (where: SQL | undefined) =>
  sql<number>`coalesce(sum(${fen}) filter (where ${where}), 0)::float8`

/** Sum in fen of a member's recent refunds approved by rule (REF-03). The caller has locked the member. */
export async function sumByRule(orm: Queryable, userId: string, now: number): Promise<number> {
  const isMine = and(eq(orders.userId, userId), eq(refunds.decidedBy, 'rule'))
  const asked = inArray(refunds.cause, ['buyer', 'wallet'])
  const [sum] = await orm
    .select({ fen: sumWhere(sql`true`) })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .where(and(isMine, asked, within(now)))
  return sum?.fen ?? 0
}

interface Clerk {
  readonly id: string
  readonly account: string
}

/**
 * Sums in fen of recent refunds that a single staff member both requested and approved: for the member, and by the
 * clerk (REF-03).
 */
export async function sumApprovedAlone(
  orm: Queryable,
  {
    userId,
    clerk,
    staff,
  }: { readonly userId: string; readonly clerk: Clerk; readonly staff: readonly Clerk[] },
  now: number,
): Promise<RefundsAlone> {
  const [isMember, isClerk] = [eq(orders.userId, userId), eq(refunds.askedBy, clerk.id)]
  const isAlone = or(
    ...staff.map(({ id, account }) => and(eq(refunds.askedBy, id), eq(refunds.decidedBy, account))),
  )
  const [sums] = await orm
    .select({ toMember: sumWhere(isMember), byClerk: sumWhere(isClerk) })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .where(and(isAlone, within(now), inArray(refunds.state, APPROVED), or(isMember, isClerk)))
  return sums ?? { toMember: 0, byClerk: 0 }
}
