import { eq, inArray } from 'drizzle-orm'
import { lockUser } from '../account'
import { wallets } from '../account/account.table'
import type { Tx } from '../platform/db'
import type { CloseAccount } from '../platform/feature'
import { keepInvoices } from './invoices'
import { grants, orders } from './schema/purchase.table'
import { refunds } from './schema/refund.table'
import { walletMovements } from './schema/wallet.table'
import { readBalance } from './wallet/move-wallet'

/** Moves the balance of a closed account to its anonymous account; a later job pays it out (WAL-04). */
async function keepWallet(tx: Tx, userId: string, anonymousId: string): Promise<void> {
  await lockUser(tx, userId)
  const balance = await readBalance(tx, userId)
  await tx.insert(wallets).values({ userId: anonymousId, points: 0, balance }).onConflictDoNothing()
  await tx.update(wallets).set({ balance: 0 }).where(eq(wallets.userId, userId))
  await tx.update(walletMovements).set({ userId: anonymousId }).where(eq(walletMovements.userId, userId))
}

/**
 * Orders and grants are retained without the buyer's name, because accounting records must be retained for years.
 * Refund reasons are cleared, because they may contain personal data.
 */
export const keepOrders: CloseAccount = async (tx, account) => {
  const { userId, anonymousId } = account
  await keepInvoices(tx, account)
  const ownOrders = tx.select({ id: orders.id }).from(orders).where(eq(orders.userId, userId))
  await tx.update(refunds).set({ reason: '' }).where(inArray(refunds.orderId, ownOrders))
  await keepWallet(tx, userId, anonymousId)
  await tx.update(orders).set({ userId: anonymousId }).where(eq(orders.userId, userId))
  await tx.update(grants).set({ userId: anonymousId }).where(eq(grants.userId, userId))
}
