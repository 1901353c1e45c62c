import { eq } from 'drizzle-orm'
import type { CloseAccount } from '../platform/feature'
import { grants, orders } from './purchase.table'

/** Orders and what they granted are kept without their buyer's name: accounts must be kept for years. */
export const keepOrders: CloseAccount = async (tx, { userId, anonymousId }) => {
  await tx.update(orders).set({ userId: anonymousId }).where(eq(orders.userId, userId))
  await tx.update(grants).set({ userId: anonymousId }).where(eq(grants.userId, userId))
}
