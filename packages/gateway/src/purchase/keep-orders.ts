import { eq, inArray } from 'drizzle-orm'
import type { CloseAccount } from '../platform/feature'
import { keepInvoices } from './invoices'
import { grants, orders } from './purchase.table'
import { refunds } from './refunds/refund.table'

/**
 * Orders and what they granted are kept without their buyer's name: accounts must be kept for years. What the buyer
 * wrote may name them.
 */
export const keepOrders: CloseAccount = async (tx, account) => {
  const { userId, anonymousId } = account
  await keepInvoices(tx, account)
  const own = tx.select({ id: orders.id }).from(orders).where(eq(orders.userId, userId))
  await tx.update(refunds).set({ reason: '' }).where(inArray(refunds.orderId, own))
  await tx.update(orders).set({ userId: anonymousId }).where(eq(orders.userId, userId))
  await tx.update(grants).set({ userId: anonymousId }).where(eq(grants.userId, userId))
}
