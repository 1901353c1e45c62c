import { eq, inArray } from 'drizzle-orm'
import { lockUser } from '../account'
import { wallets } from '../account/account.table'
import type { Tx } from '../platform/db'
import type { CloseAccount } from '../platform/feature'
import { keepInvoices } from './invoices'
import { grants, orders } from './purchase.table'
import { refunds } from './refunds/refund.table'
import { readBalance } from './wallet/move-wallet'
import { walletMovements } from './wallet/wallet.table'

/** What a closed account holds is paid out later, under the name of nobody (WAL-04). */
async function keepWallet(tx: Tx, userId: string, anonymousId: string): Promise<void> {
  await lockUser(tx, userId)
  const balance = await readBalance(tx, userId)
  await tx.insert(wallets).values({ userId: anonymousId, points: 0, balance }).onConflictDoNothing()
  await tx.update(wallets).set({ balance: 0 }).where(eq(wallets.userId, userId))
  await tx.update(walletMovements).set({ userId: anonymousId }).where(eq(walletMovements.userId, userId))
}

/**
 * Orders and what they granted are kept without their buyer's name: accounts must be kept for years. What the buyer
 * wrote may name them.
 */
export const keepOrders: CloseAccount = async (tx, account) => {
  const { userId, anonymousId } = account
  await keepInvoices(tx, account)
  const own = tx.select({ id: orders.id }).from(orders).where(eq(orders.userId, userId))
  await tx.update(refunds).set({ reason: '' }).where(inArray(refunds.orderId, own))
  await keepWallet(tx, userId, anonymousId)
  await tx.update(orders).set({ userId: anonymousId }).where(eq(orders.userId, userId))
  await tx.update(grants).set({ userId: anonymousId }).where(eq(grants.userId, userId))
}
