import { and, eq, inArray } from 'drizzle-orm'
import type { Tx } from '../../platform/db'
import type { ClosedAccount } from '../../platform/feature'
import { invoices } from '../schema/invoice.table'
import { orders } from '../schema/purchase.table'

const BLANK = { title: '', taxNumber: '', address: '', phone: '', bankName: '', bankAccount: '' } as const

/**
 * Issued invoices are retained unchanged, as the law requires; only the mail address is cleared. Requested invoices
 * are cancelled. Invoices that were never issued lose all entered data (LEG-03). Saved titles are deleted with the
 * account.
 */
export async function keepInvoices(tx: Tx, { userId }: ClosedAccount): Promise<void> {
  const ownOrders = tx.select({ id: orders.id }).from(orders).where(eq(orders.userId, userId))
  const ofUser = inArray(invoices.orderId, ownOrders)
  await tx
    .update(invoices)
    .set({ state: 'cancelled' })
    .where(and(ofUser, eq(invoices.state, 'asked')))
  await tx.update(invoices).set({ email: '' }).where(ofUser)
  const unissued = inArray(invoices.state, ['cancelled', 'refused'])
  await tx.update(invoices).set(BLANK).where(and(ofUser, unissued))
}
