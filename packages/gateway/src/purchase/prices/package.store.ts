import { type Buyer, calculateCharge, type Price, type Prices } from '@zhushutong/domain/purchase'
import { eq, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/db'
import { grants, orders } from '../schema/purchase.table'
import { type PackageRow, readPrices } from './read-prices'

export type { PackageRow } from './read-prices'

interface Purchases {
  readonly ofPackage: (packageId: string) => number
  readonly hasBought: (kind: string) => boolean
}

export const NO_PURCHASES: Purchases = { ofPackage: () => 0, hasBought: () => false }

/**
 * Counts granted orders, refunded ones included: only the first purchase ever gets its price (PAY-12). Open orders
 * need no count: there is at most one of a kind, and a new one replaces it.
 */
export async function readPurchases(orm: Queryable, userId: string): Promise<Purchases> {
  const rows = await orm
    .select({
      packageId: orders.packageId,
      kind: orders.grants,
      includes: orders.includes,
      count: sql<number>`count(distinct ${orders.id})::int`,
    })
    .from(orders)
    .innerJoin(grants, eq(grants.orderId, orders.id))
    .where(eq(orders.userId, userId))
    .groupBy(orders.packageId, orders.grants, orders.includes)
  return {
    ofPackage: (packageId) =>
      rows.filter((row) => row.packageId === packageId).reduce((sum, row) => sum + row.count, 0),
    hasBought: (kind) =>
      rows.some((row) => row.kind === kind || row.includes?.some((include) => include === kind)),
  }
}

const pricesOf = (row: PackageRow): Prices => ({
  ...row,
  discountMode: row.discountMode === 1 || row.discountMode === 2 ? row.discountMode : null,
})

function buyerOf(row: PackageRow, purchases: Purchases): Buyer {
  return {
    firstPurchase: !purchases.hasBought(row.grants),
    purchasedNum: purchases.ofPackage(row.id),
  }
}

/** The price of a package for a buyer, before points, in fen (PAY-12), with shared accounts included (MEM-03). */
export function chargeOf(row: PackageRow, purchases: Purchases, childNumber: number | null): Price {
  return calculateCharge(pricesOf(row), buyerOf(row, purchases), childNumber)
}

export function listPackage(row: PackageRow, purchases: Purchases) {
  return {
    id: row.id,
    name: row.name,
    orderType: row.orderType,
    type: row.type,
    incrementType: row.orderType === 'INCREMENT' ? row.grants : null,
    amount: row.amount,
    discountAmount: row.discountAmount,
    disPrice: row.disPrice,
    discountId: row.discountId,
    discountMode: row.discountMode,
    limitNum: row.limitNum,
    purchasedNum: purchases.ofPackage(row.id),
    effectiveTime: row.effectiveTime,
    isFirst: purchases.hasBought(row.grants) ? 1 : 0,
    isFirstPrice: row.isFirstPrice,
    showPrice: row.showPrice,
    realPrice: row.realPrice,
  }
}

/** Packages on sale at `now`, with the prices valid then (PRI-01). */
export async function findOnSale(
  orm: Queryable,
  now: number,
  isChosen: (row: PackageRow) => boolean,
): Promise<readonly PackageRow[]> {
  return (await readPrices(orm, now)).filter((row) => row.onSale && isChosen(row))
}
