import { WALLET_FILTERS, type WalletFilter } from '@zhushutong/domain/wallet'
import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/db'
import { offsetOf, type PageRequest, pageOf } from '../../platform/http'
import { orders } from '../schema/purchase.table'
import { refunds } from '../schema/refund.table'
import { walletMovements } from '../schema/wallet.table'
import { readBalance } from './move-wallet'

/** A user's balance, and the sums reserved by open orders and by requested payouts, in fen (WAL-02). */
export async function readWallet(orm: Queryable, userId: string) {
  const sumOf = (column: typeof orders.wallet | typeof refunds.amount) =>
    sql<number>`coalesce(sum(${column}), 0)`.mapWith(Number)
  const [open] = await orm
    .select({ sum: sumOf(orders.wallet) })
    .from(orders)
    .where(and(eq(orders.userId, userId), eq(orders.status, 'pending')))
  const [requested] = await orm
    .select({ sum: sumOf(refunds.amount) })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .where(and(eq(orders.userId, userId), eq(refunds.cause, 'wallet'), eq(refunds.state, 'requested')))
  return { balance: await readBalance(orm, userId), inOrders: open?.sum ?? 0, inRefunds: requested?.sum ?? 0 }
}

/** A page of a wallet's statement, newest first (WAL-02). */
export async function findMovements(
  orm: Queryable,
  userId: string,
  { sort, ...page }: PageRequest & { readonly sort?: WalletFilter },
) {
  const { cause } = walletMovements
  const where = and(
    eq(walletMovements.userId, userId),
    sort ? inArray(cause, [...WALLET_FILTERS[sort].causes]) : undefined,
  )
  const rows = await orm
    .select({ movement: walletMovements, order: orders, refund: refunds })
    .from(walletMovements)
    .innerJoin(orders, eq(orders.id, walletMovements.orderId))
    .leftJoin(refunds, eq(refunds.id, walletMovements.reference))
    .where(where)
    .orderBy(desc(walletMovements.id))
    .limit(page.pageSize)
    .offset(offsetOf(page))
  const records = rows.map(({ movement, order, refund }) => ({
    id: String(movement.id),
    cause: movement.cause,
    amount: movement.amount,
    balance: movement.balance,
    time: movement.at,
    orderId: order.id,
    orderCode: order.orderCode,
    productName: order.productName,
    refundCode: refund?.refundCode ?? null,
    refundState: refund?.state ?? null,
    refusal: refund?.refusal ?? null,
  }))
  return pageOf(page, records, await orm.$count(walletMovements, where))
}
