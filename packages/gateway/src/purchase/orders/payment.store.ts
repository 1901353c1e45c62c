import { randomUUID } from 'node:crypto'
import { postPayment } from '@zhushutong/domain/ledger'
import { postEntry } from '../../ledger'
import type { Tx } from '../../platform/db'
import type { ConfirmedPayment } from '../providers/payment.ports'
import { type OrderRow, payments } from '../schema/purchase.table'

export type PaymentRow = typeof payments.$inferSelect

/** The purpose of a payment, and the points and wallet money reserved by its order (LED-03). */
export function takenBy({ grants, points, wallet }: OrderRow, outcome: PaymentRow['outcome']) {
  if (outcome !== 'granted') return { points: 0, wallet: 0, paidFor: 'nothing' } as const
  return { points, wallet, paidFor: grants === 'wallet' ? 'wallet' : 'service' } as const
}

/** Stores a payment and posts it (LED-03). Returns its id, or null for a known payment. */
export async function insertPayment(
  tx: Tx,
  order: OrderRow,
  payment: ConfirmedPayment,
  outcome: PaymentRow['outcome'],
  now: number,
): Promise<string | null> {
  const { source: provider, transactionId, amount, currency, paidAt, isHeld = false } = payment
  const row = { id: randomUUID(), provider, transactionId, orderId: order.id, amount, currency, paidAt }
  const [inserted] = await tx
    .insert(payments)
    .values({ ...row, receivedAt: now, outcome, fromTransfers: isHeld })
    .onConflictDoNothing()
    .returning({ id: payments.id })
  if (!inserted) return null
  const posting = postPayment({ source: payment.source, amount, ...takenBy(order, outcome), isHeld })
  await postEntry(tx, { at: now, kind: 'payment', reference: inserted.id, orderId: order.id }, posting)
  return inserted.id
}
