import { randomUUID } from 'node:crypto'
import { dayOf } from '@zhushutong/domain/formatting'
import { postTransfer } from '@zhushutong/domain/ledger'
import {
  checkTransferEntry,
  missingFen,
  type TransferEntry,
  type TransferProblem,
  transferTime,
} from '@zhushutong/domain/purchase'
import { postEntry } from '../../ledger'
import type { Queryable, Tx } from '../../platform/db'
import { lockOrder } from '../orders/lock-order'
import { recordEvent } from '../orders/order-event.store'
import { formatYuan } from '../providers/yuan'
import type { OrderRow } from '../schema/purchase.table'
import { bankTransfers } from '../schema/transfer.table'
import { returnHeld } from '../transfers/return-held'
import { readHeld } from '../transfers/transfer.store'
import { closeLockedOrder } from './close-order'
import { settlePayment } from './settle'

interface Entered extends TransferEntry {
  /** Account name of the staff member, or `sandbox`. */
  readonly by: string
}

const USED: readonly TransferProblem[] = [
  { field: 'bankReference', message: '这个银行流水号已经登记过，每笔到账只登记一次' },
]

/** Settles a locked order after a transfer has arrived (TRF-02, TRF-03): granted, still open, or money refunded. */
async function decide(
  tx: Tx,
  order: OrderRow,
  transfer: { readonly bankReference: string; readonly arrivedAt: number },
  now: number,
): Promise<void> {
  const { orderCode, amount, currency, status } = order
  if (status !== 'pending' && status !== 'closed') return returnHeld(tx, order, 'surplus', now)
  if ((await readHeld(tx, order.id)) >= amount) {
    const { bankReference: transactionId, arrivedAt: paidAt } = transfer
    const payment = { transactionId, orderCode, amount, currency, paidAt, isHeld: true }
    await settlePayment(tx, { source: 'transfer', ...payment }, now)
    return returnHeld(tx, order, 'surplus', now)
  }
  if (status === 'closed') return returnHeld(tx, order, 'short', now)
  if (order.closesAt <= now) await closeLockedOrder(tx, order, 'expired', now)
}

/**
 * Enters an arrived transfer and locks its order (TRF-01). The order is paid when the sum suffices, and waits while
 * it is short; surplus money is refunded. A bank reference is accepted once.
 */
export async function enterTransfer(
  tx: Tx,
  result: OrderRow,
  { by, ...entry }: Entered,
  now: number,
): Promise<{ readonly order: OrderRow } | { readonly problems: readonly TransferProblem[] }> {
  const order = await lockOrder(tx, result.userId, result.id)
  const { amount, day } = entry
  const problems = checkTransferEntry(entry, { now, createdAt: order.createdAt })
  if (problems.length > 0) return { problems }
  const bankReference = entry.bankReference.trim()
  const arrivedAt = transferTime(day, order.createdAt, now)
  const row = { id: randomUUID(), orderId: order.id, bankReference, amount, arrivedAt }
  const [added] = await tx
    .insert(bankTransfers)
    .values({ ...row, enteredBy: by, enteredAt: now })
    .onConflictDoNothing()
    .returning()
  if (!added) return { problems: USED }
  await postEntry(
    tx,
    { at: now, kind: 'transfer', reference: row.id, orderId: order.id },
    postTransfer(amount),
  )
  const detail = `¥${formatYuan(amount)} ${bankReference}`
  await recordEvent(tx, order.id, { event: 'transfer-arrived', actor: by, detail }, now)
  await decide(tx, order, row, now)
  return { order }
}

/**
 * Simulates a transfer of the missing sum, for the sandbox's cashier. Repeated calls for a paid order change nothing.
 */
export async function confirmTransfer(orm: Queryable, order: OrderRow, now: number): Promise<void> {
  await orm.transaction(async (tx) => {
    const locked = await lockOrder(tx, order.userId, order.id)
    if (locked.status !== 'pending' && locked.status !== 'closed') return
    const amount = missingFen(locked.amount, await readHeld(tx, order.id))
    const entry = { amount, bankReference: locked.orderCode, day: dayOf(now), by: 'sandbox' }
    await enterTransfer(tx, locked, entry, now)
  })
}
