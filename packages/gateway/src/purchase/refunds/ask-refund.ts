import { randomUUID } from 'node:crypto'
import { REFUND_REFUSALS } from '@zhushutong/domain/membership'
import { isApprovedByRule, type RefundCause } from '@zhushutong/domain/purchase'
import { sendMessage } from '../../messages'
import type { Tx } from '../../platform/db'
import { recordEvent } from '../orders/order-event.store'
import { holdReport } from '../orders/report-order'
import type { OrderRow } from '../schema/purchase.table'
import { refunds } from '../schema/refund.table'
import { approveLocked } from './approve-refund'
import { lockRefund } from './finish-refund'
import { priceRefund } from './price-refund'
import { newRefundCode, type RefundRow } from './queue-refund'
import { sumByRule } from './refund-sums'

type Shares = Pick<RefundRow, 'amount' | 'wallet' | 'points'>

interface RefundRequest {
  readonly cause: Extract<RefundCause, 'buyer' | 'provider'>
  readonly reason: string
  /** Sums shown to the requester; null to accept the current sums. */
  readonly shown: Shares | null
  /** null for the buyer */
  readonly staff: { readonly id: string; readonly account: string } | null
}

const isSame = (a: Shares, b: Shares): boolean =>
  a.amount === b.amount && a.wallet === b.wallet && a.points === b.points

type Wanted = Shares &
  Pick<RefundRow, 'id' | 'paymentId' | 'cause' | 'reason'> &
  Partial<Pick<RefundRow, 'usedDays' | 'differenceFen' | 'usedFen' | 'askedBy'>>

export async function requestRefund(tx: Tx, order: OrderRow, wanted: Wanted, actor: string, now: number) {
  const refundCode = newRefundCode(now)
  const requested = { state: 'requested', requestedAt: now, updatedAt: now } as const
  await tx.insert(refunds).values({ ...wanted, ...requested, refundCode, orderId: order.id })
  await recordEvent(tx, order.id, { event: 'refund-requested', actor, detail: refundCode }, now)
  const locked = await lockRefund(tx, wanted.id)
  if (!locked) throw new Error(`Refund ${wanted.id} vanished`)
  return locked
}

/**
 * Requests a refund of a locked order. A buyer's small refund is approved by rule, if the member's total of 30 days
 * stays below the limit (REF-03).
 */
export async function askRefund(
  tx: Tx,
  order: OrderRow,
  { cause, reason, shown, staff }: RefundRequest,
  limitFen: number,
  now: number,
): Promise<RefundRow | { readonly error: string }> {
  const price = await priceRefund(tx, order, cause, now)
  if (!price.refundable) return { error: price.message }
  const { paymentId, amount, wallet, points, usedDays, differenceFen, usedFen } = price
  const shares = { amount, wallet, points }
  if (shown && !isSame(shown, shares)) return { error: REFUND_REFUSALS.changed }
  if (order.grants === 'data_report' && !(await holdReport(tx, order.id)))
    return { error: REFUND_REFUSALS.delivered }
  const wanted = { id: randomUUID(), paymentId, cause, reason, askedBy: staff?.id ?? null }
  const sums = { ...shares, usedDays, differenceFen, usedFen }
  const locked = await requestRefund(tx, order, { ...wanted, ...sums }, staff?.account ?? 'buyer', now)
  const { id: orderId, productName } = order
  if (staff !== null) return locked.refund
  // The total of 30 days applies to buyers' requests only, not to causes such as a report without records.
  const before = cause === 'buyer' ? await sumByRule(tx, order.userId, now) : 0
  const isWaiting = price.isSpecial || !isApprovedByRule(amount + wallet + points, before, limitFen)
  if (isWaiting) {
    await sendMessage(
      tx,
      order.userId,
      { event: 'refund-asked', orderId, productName, cause, amount, wallet, points },
      now,
    )
    return locked.refund
  }
  return (await approveLocked(tx, locked, 'rule', now)) ?? locked.refund
}
