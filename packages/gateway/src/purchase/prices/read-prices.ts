import { combinedListFen } from '@zhushutong/domain/purchase'
import { asc } from 'drizzle-orm'
import type { Queryable } from '../../platform/db'
import { pricePackages } from '../schema/purchase.table'
import { findCurrentPlans, type PricePlanRow } from './price-plan.store'

export type PackageRow = typeof pricePackages.$inferSelect

/** A package with the prices of a plan (PRI-01). */
const applyPlan = (row: PackageRow, plan: PricePlanRow | undefined): PackageRow => {
  if (!plan) return row
  const { amount, discountAmount, isFirstPrice, disPrice, limitNum, realPrice, onSale } = plan
  const discountMode = disPrice === null ? null : limitNum === null ? 1 : 2
  // The crossed-out price is the list price.
  const showPrice = realPrice === null ? null : amount
  const prices = { amount, discountAmount, isFirstPrice, disPrice, discountMode, limitNum, realPrice }
  return { ...row, ...prices, showPrice, onSale }
}

/** The list price of a combined offer is the sum of its parts' current prices for the same term (PAY-15). */
const withParts = (row: PackageRow, all: readonly PackageRow[]): PackageRow => {
  if (!row.includes) return row
  const parts = row.includes.map((kind) =>
    all.find(({ grants, effectiveTime }) => grants === kind && effectiveTime === row.effectiveTime),
  )
  return { ...row, amount: combinedListFen(parts.map((part) => part?.amount ?? 0)) }
}

/** All packages in display order with the prices valid at `now`, including packages not on sale (PRI-01). */
export async function readPrices(orm: Queryable, now: number): Promise<readonly PackageRow[]> {
  const rows = await orm.select().from(pricePackages).orderBy(asc(pricePackages.position))
  const plans = await findCurrentPlans(orm, now)
  const current = rows.map((row) => applyPlan(row, plans.get(row.id)))
  return current.map((row) => withParts(row, current))
}
