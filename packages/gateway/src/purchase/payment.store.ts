import { randomUUID } from 'node:crypto'
import { postPayment } from '@zhushutong/domain/ledger'
import { postEntry } from '../ledger'
import type { Tx } from '../platform/db'
import type { OrderRow } from './lock-order'
import type { ConfirmedPayment } from './payment.ports'
import { payments } from './purchase.table'

export type PaymentRow = typeof payments.$inferSelect

/** Stores a payment and posts it (LED-03); its id, or null if it is known already. */
export async function insertPayment(
  tx: Tx,
  order: OrderRow,
  payment: ConfirmedPayment,
  outcome: PaymentRow['outcome'],
  now: number,
): Promise<string | null> {
  const { source: provider, transactionId, amount, currency, paidAt, isHeld = false } = payment
  const row = { id: randomUUID(), provider, transactionId, orderId: order.id, amount, currency, paidAt }
  const [kept] = await tx
    .insert(payments)
    .values({ ...row, receivedAt: now, outcome, fromTransfers: isHeld })
    .onConflictDoNothing()
    .returning({ id: payments.id })
  if (!kept) return null
  const isGranted = outcome === 'granted'
  const posted = { source: payment.source, amount, points: isGranted ? order.points : 0, isGranted, isHeld }
  await postEntry(
    tx,
    { at: now, kind: 'payment', reference: kept.id, orderId: order.id },
    postPayment(posted),
  )
  return kept.id
}
