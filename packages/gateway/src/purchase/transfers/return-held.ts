import type { Tx } from '../../platform/db'
import { insertPayment } from '../orders/payment.store'
import { queueRefund } from '../refunds/queue-refund'
import type { OrderRow } from '../schema/purchase.table'
import { findLastTransfer, readHeld } from './transfer.store'

/**
 * Queues the refund of transferred money that paid for nothing, of a locked order (TRF-03). `surplus`: the order was
 * paid without it; `short`: the order closed before the sum sufficed.
 */
export async function returnHeld(
  tx: Tx,
  order: OrderRow,
  cause: 'surplus' | 'short',
  now: number,
): Promise<void> {
  const last = await findLastTransfer(tx, order.id)
  if (!last) return
  const amount = await readHeld(tx, order.id)
  if (amount <= 0) return
  const { orderCode, currency } = order
  const payment = {
    source: 'transfer',
    // The suffix keeps the id apart from the payment that the same transfer may have completed.
    transactionId: `${last.bankReference}:${cause}`,
    ...{ orderCode, amount, currency, paidAt: last.arrivedAt, isHeld: true },
  } as const
  const id = await insertPayment(tx, order, payment, cause, now)
  if (id !== null) await queueRefund(tx, order, { ...payment, id }, cause, now)
}
