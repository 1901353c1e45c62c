import { EXPORT_RETENTION_DAYS } from '@zhushutong/domain/export'
import { addDays } from '@zhushutong/domain/formatting'
import { earnedFen, postRevenue, shareFen } from '@zhushutong/domain/ledger'
import type { MembershipKind } from '@zhushutong/domain/membership'
import { PAY_TYPES } from '@zhushutong/domain/payment-methods'
import { eq } from 'drizzle-orm'
import { addSeats, extendEntitlement } from '../../account'
import { postEntry } from '../../ledger'
import type { Tx } from '../../platform/db'
import { recordEvent } from '../orders/order-event.store'
import { insertPayment } from '../orders/payment.store'
import { queueReport } from '../orders/report-order'
import type { ConfirmedPayment } from '../providers/payment.ports'
import { grants, type OrderRow, orders } from '../schema/purchase.table'
import { returnHeld } from '../transfers/return-held'
import { moveWallet, readBalance } from '../wallet/move-wallet'

const SOURCE_PAY_TYPES = { ...PAY_TYPES, points: 'Points', wallet: 'Wallet' } as const

interface Granted {
  readonly kind: OrderRow['grants']
  readonly until: number
  /** Share of the order's price, in fen. */
  readonly share: number
}

/**
 * Grants the order's services. An export job starts by itself once its order is paid; a top-up goes to the wallet.
 */
async function deliver(tx: Tx, order: OrderRow, now: number): Promise<Granted[]> {
  const { grants: kind, price } = order
  if (kind === 'wallet') {
    const { userId, id: orderId } = order
    await moveWallet(tx, { userId, fen: price, cause: 'top-up', reference: orderId, orderId }, now)
    return []
  }
  if (kind === 'export_items') return [{ kind, until: addDays(now, EXPORT_RETENTION_DAYS), share: price }]
  if (kind === 'data_report') return [{ kind, until: await queueReport(tx, order, now), share: price }]
  if (kind === 'seats') {
    await addSeats(tx, order.userId, order.childNumber ?? 0)
    return [{ kind, until: addDays(now, order.days), share: price }]
  }
  const kinds = order.includes ?? [kind as MembershipKind]
  const shares = shareFen(price, kinds.length)
  const granted: Granted[] = []
  for (const [i, kind] of kinds.entries()) {
    const until = await extendEntitlement(tx, order.userId, kind, order.days, now, order.childNumber)
    granted.push({ kind: kind, until, share: shares[i] ?? 0 })
  }
  return granted
}

/**
 * Records the payment and grants the order, which must be locked.
 * @throws when the transaction already paid another order
 */
export async function grantOrder(
  tx: Tx,
  order: OrderRow,
  payment: ConfirmedPayment,
  event: 'paid' | 'granted-late',
  now: number,
): Promise<void> {
  const { source, transactionId, paidAt } = payment
  const transaction = `${source}:${transactionId}`
  if (!(await insertPayment(tx, order, payment, 'granted', now)))
    throw new Error(`Transaction ${transaction} already paid another order`)
  const { id: orderId, userId, days } = order
  const granted = await deliver(tx, order, now)
  for (const item of granted)
    await tx.insert(grants).values({ ...item, orderId, userId, days, grantedAt: now })
  // A combined offer ends with its first part to expire: until then the buyer has all of it.
  const until = granted.length === 0 ? null : Math.min(...granted.map((granted) => granted.until))
  const balance = await readBalance(tx, userId)
  const paid = { status: 'paid', transaction, payType: SOURCE_PAY_TYPES[source], paidAt } as const
  await tx
    .update(orders)
    .set({ ...paid, grantedUntil: until, balance: balance > 0 || order.wallet > 0 ? balance : null })
    .where(eq(orders.id, orderId))
  await recordEvent(tx, orderId, { event, actor: source, detail: transactionId }, now)
  await returnHeld(tx, order, 'surplus', now)
  // An order without a term is delivered at once, so its revenue is posted at once (LED-04).
  if (granted.length > 0 && days === 0) {
    const earned = postRevenue(earnedFen(order.price, 0, 0))
    await postEntry(tx, { at: now, kind: 'revenue', reference: orderId, orderId }, earned)
  }
}
