import { randomUUID } from 'node:crypto'
import { REFUND_REFUSALS } from '@zhushutong/domain/membership'
import { isApprovedByRule, type RefundCause } from '@zhushutong/domain/purchase'
import type { Tx } from '../../platform/db'
import type { OrderRow } from '../lock-order'
import { recordEvent } from '../order-event.store'
import { holdReport } from '../report-order'
import { approveLocked } from './approve-refund'
import { lockRefund } from './finish-refund'
import { priceRefund } from './price-refund'
import { newRefundCode, type RefundRow } from './queue-refund'
import { refunds } from './refund.table'

export interface RefundWish {
  readonly cause: Extract<RefundCause, 'buyer' | 'provider'>
  readonly reason: string
  /** fen and points that the asker was shown; null: as they are now */
  readonly shown: { readonly amount: number; readonly points: number } | null
  /** null: the buyer */
  readonly staff: { readonly id: string; readonly account: string } | null
}

/** Asks for a refund of a locked order. A small one that the buyer asks for is approved by rule (REF-03). */
export async function askRefund(
  tx: Tx,
  order: OrderRow,
  { cause, reason, shown, staff }: RefundWish,
  limitFen: number,
  now: number,
): Promise<RefundRow | { readonly error: string }> {
  const price = await priceRefund(tx, order, cause, now)
  if (!price.refundable) return { error: REFUND_REFUSALS[price.reason] }
  const { paymentId, amount, points, usedDays, differenceFen, usedFen } = price
  if (shown && (shown.amount !== amount || shown.points !== points)) return { error: REFUND_REFUSALS.changed }
  if (order.grants === 'data_report' && !(await holdReport(tx, order.id)))
    return { error: REFUND_REFUSALS.delivered }
  const id = randomUUID()
  const sums = { amount, points, usedDays, differenceFen, usedFen }
  const refundCode = newRefundCode(now)
  await tx.insert(refunds).values({
    ...sums,
    id,
    refundCode,
    orderId: order.id,
    paymentId,
    cause,
    state: 'requested',
    reason,
    askedBy: staff?.id ?? null,
    requestedAt: now,
    updatedAt: now,
  })
  const actor = staff?.account ?? 'buyer'
  await recordEvent(tx, order.id, { event: 'refund-requested', actor, detail: refundCode }, now)
  const locked = await lockRefund(tx, id)
  if (!locked) throw new Error(`Refund ${id} vanished`)
  if (staff !== null || !isApprovedByRule(amount + points, limitFen)) return locked.refund
  return (await approveLocked(tx, locked, 'rule', now)) ?? locked.refund
}
