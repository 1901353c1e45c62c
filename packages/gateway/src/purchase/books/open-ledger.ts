import { type PointsCause, postPayment, postPoints, postRevenue } from '@zhushutong/domain/ledger'
import type { PaymentSource } from '@zhushutong/domain/payment-methods'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { walletEntries } from '../../account/account.table'
import { postEntry } from '../../ledger'
import { ledgerEntries } from '../../ledger/ledger.table'
import type { Queryable } from '../../platform/db'
import { takenBy } from '../orders/payment.store'
import { orders, payments } from '../schema/purchase.table'

const sqlText = (column: typeof walletEntries.id | typeof payments.id) => sql`${column}::text`

/**
 * Posts documents of a version without a ledger. Each is posted once, so this may run at every start and on several
 * gateways.
 */
export async function openLedger(orm: Queryable): Promise<void> {
  const posted = alias(ledgerEntries, 'posted')
  const points = await orm
    .select({ entry: walletEntries })
    .from(walletEntries)
    .leftJoin(posted, and(eq(posted.kind, 'points'), eq(posted.reference, sqlText(walletEntries.id))))
    .where(isNull(posted.id))
  const paid = await orm
    .select({ payment: payments, order: orders })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .leftJoin(posted, and(eq(posted.kind, 'payment'), eq(posted.reference, sqlText(payments.id))))
    .where(isNull(posted.id))
  await orm.transaction(async (tx) => {
    for (const { entry } of points) {
      const { id: reference, createdAt: at, points: moved, reason } = entry
      const posting = postPoints(moved, reason as PointsCause)
      await postEntry(tx, { at, kind: 'points', reference, orderId: null }, posting)
    }
    for (const { payment, order } of paid) {
      const { id: reference, receivedAt: at, orderId, amount, outcome } = payment
      const source = payment.provider as PaymentSource
      const outcomeOfOrder = takenBy(order, outcome)
      const isHeld = payment.fromTransfers
      const posting = postPayment({ source, amount, ...outcomeOfOrder, isHeld })
      await postEntry(tx, { at, kind: 'payment', reference, orderId }, posting)
      if (outcomeOfOrder.paidFor === 'service' && order.days === 0)
        await postEntry(tx, { at, kind: 'revenue', reference: orderId, orderId }, postRevenue(order.price))
    }
  })
}
