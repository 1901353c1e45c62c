import { randomUUID } from 'node:crypto'
import { EXPORT_KEPT_DAYS } from '@zhushutong/domain/export'
import { addDays } from '@zhushutong/domain/formatting'
import type { MembershipKind } from '@zhushutong/domain/membership'
import { applyPayment, closeWhenDue, closingTime, POINT_FEN, parsePayType } from '@zhushutong/domain/purchase'
import { eq } from 'drizzle-orm'
import { extendEntitlement, lockUser, movePoints, readPoints } from '../account'
import type { Tx } from '../platform/db'
import type { ConfirmedPayment, PaymentSource } from './payment.ports'
import { grants, orders, payments } from './purchase.table'

export type OrderRow = typeof orders.$inferSelect

export type Settlement =
  | { readonly outcome: 'granted' | 'already-paid' | 'late' | 'paid-twice'; readonly orderId: string }
  | { readonly error: 'unknown-order' | 'amount' | 'currency' }

const PAY_TYPES = { wechat: 'WeChat', alipay: 'AliPay', transfer: 'CompanyPay', points: 'Points' } as const

const payable = (order: OrderRow) => ({
  ...order,
  amountFen: order.amount,
  method: order.payType ? parsePayType(order.payType) : null,
})

const transactionOf = (payment: ConfirmedPayment) => `${payment.source}:${payment.transactionId}`

/** Locks the buyer, then the order: always in this order, to avoid deadlocks. */
export async function lockOrder(tx: Tx, userId: string, orderId: string): Promise<OrderRow> {
  await lockUser(tx, userId)
  const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).for('update')
  if (!order) throw new Error(`Order ${orderId} vanished`)
  return order
}

/** Closes a locked pending order and gives its points back. */
export async function closeLockedOrder(tx: Tx, order: OrderRow, now: number): Promise<OrderRow> {
  if (order.points > 0) await movePoints(tx, order.userId, order.points, 'return', order.id, now)
  await tx.update(orders).set({ status: 'closed' }).where(eq(orders.id, order.id))
  return { ...order, status: 'closed' }
}

async function insertPayment(
  tx: Tx,
  order: OrderRow,
  payment: ConfirmedPayment,
  outcome: 'granted' | 'late' | 'paid-twice',
  now: number,
): Promise<boolean> {
  const { source: provider, transactionId, amount, currency, paidAt } = payment
  const row = { id: randomUUID(), provider, transactionId, orderId: order.id, amount, currency, paidAt }
  const kept = await tx
    .insert(payments)
    .values({ ...row, receivedAt: now, outcome })
    .onConflictDoNothing()
    .returning({ id: payments.id })
  return kept.length > 0
}

interface Granted {
  readonly kind: OrderRow['grants']
  readonly until: number
}

/** Grants all that the order is for. An export is written once it sees its order paid. */
async function deliver(tx: Tx, order: OrderRow, now: number): Promise<Granted[]> {
  if (order.grants === 'export_items') return [{ kind: order.grants, until: addDays(now, EXPORT_KEPT_DAYS) }]
  const kinds = order.includes ?? [order.grants as MembershipKind]
  const granted: Granted[] = []
  for (const kind of kinds) {
    const until = await extendEntitlement(tx, order.userId, kind, order.days, now, order.childNumber)
    granted.push({ kind, until })
  }
  return granted
}

async function grant(tx: Tx, order: OrderRow, source: PaymentSource, payment: ConfirmedPayment, now: number) {
  const { id: orderId, userId, days } = order
  const granted = await deliver(tx, order, now)
  await tx.insert(grants).values(granted.map((one) => ({ ...one, orderId, userId, days, grantedAt: now })))
  // Of a combined offer the end that comes first: until then everything in it is held.
  const until = Math.min(...granted.map((one) => one.until))
  await tx
    .update(orders)
    .set({
      status: 'paid',
      transaction: transactionOf(payment),
      payType: PAY_TYPES[source],
      paidAt: payment.paidAt,
      grantedUntil: until,
      balance: (await readPoints(tx, userId)) * POINT_FEN,
    })
    .where(eq(orders.id, orderId))
}

async function queueForRefund(tx: Tx, order: OrderRow, payment: ConfirmedPayment) {
  const change = {
    status: 'refund-due',
    transaction: transactionOf(payment),
    paidAt: payment.paidAt,
  } as const
  await tx.update(orders).set(change).where(eq(orders.id, order.id))
}

/**
 * Records a confirmed payment, inside the caller's transaction: the order is granted once, however often
 * and in whatever sequence notifications come. A payment after the order closed, or a second one, is stored
 * for a refund.
 */
export async function settlePayment(tx: Tx, payment: ConfirmedPayment, now: number): Promise<Settlement> {
  const [found] = await tx.select().from(orders).where(eq(orders.orderCode, payment.orderCode))
  if (!found) return { error: 'unknown-order' }
  const locked = await lockOrder(tx, found.userId, found.id)
  // A late notification of a payment made in time closes nothing.
  const overdue =
    payment.paidAt > closingTime(payable(locked)) &&
    closeWhenDue(payable(locked), now).status !== locked.status
  const order = overdue ? await closeLockedOrder(tx, locked, now) : locked
  const transaction = transactionOf(payment)
  const { amount: amountFen, currency, paidAt } = payment
  const applied = applyPayment(payable(order), { transaction, amountFen, currency, paidAt })
  const orderId = order.id
  switch (applied.outcome) {
    case 'refused':
      return { error: applied.reason }
    case 'already-paid':
      return { outcome: 'already-paid', orderId }
    case 'paid-twice':
      await insertPayment(tx, order, payment, 'paid-twice', now)
      return { outcome: 'paid-twice', orderId }
    case 'late':
      await insertPayment(tx, order, payment, 'late', now)
      await queueForRefund(tx, order, payment)
      return { outcome: 'late', orderId }
    case 'granted':
      if (!(await insertPayment(tx, order, payment, 'granted', now))) {
        throw new Error(`Transaction ${transaction} already paid another order`)
      }
      await grant(tx, order, payment.source, payment, now)
      return { outcome: 'granted', orderId }
  }
}
