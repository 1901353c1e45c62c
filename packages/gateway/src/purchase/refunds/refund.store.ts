import type { RefundCause, RefundState } from '@zhushutong/domain/purchase'
import { desc, inArray } from 'drizzle-orm'
import type { Queryable } from '../../platform/db'
import { refunds } from '../schema/refund.table'
import type { RefundRow } from './queue-refund'

/** A refund as the buyer sees it, without the provider's failure. */
export function refundView(refund: RefundRow) {
  const { refundCode, amount, wallet, points, reason, refusal, usedDays, differenceFen, usedFen } = refund
  return {
    refundCode,
    cause: refund.cause as RefundCause,
    state: refund.state as RefundState,
    amount,
    wallet,
    points,
    reason,
    refusal,
    usedDays,
    differenceFen,
    usedFen,
    requestTime: refund.requestedAt,
    decideTime: refund.decidedAt,
    sendTime: refund.sentAt,
    doneTime: refund.doneAt,
  }
}

export async function findRefundsOf(
  orm: Queryable,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, readonly RefundRow[]>> {
  if (orderIds.length === 0) return new Map()
  const rows = await orm
    .select()
    .from(refunds)
    .where(inArray(refunds.orderId, [...orderIds]))
    .orderBy(desc(refunds.requestedAt))
  return new Map(orderIds.map((id) => [id, rows.filter(({ orderId }) => orderId === id)]))
}
