import { randomUUID } from 'node:crypto'
import type { PricePlanForm } from '@zhushutong/domain/purchase'
import { and, desc, eq, lte } from 'drizzle-orm'
import type { Queryable, Tx } from '../../platform/db'
import { pricePlans } from '../schema/price-plan.table'

export type PricePlanRow = typeof pricePlans.$inferSelect

interface Asker {
  readonly id: string
  readonly account: string
}

/** The approved plan in force at `now`, by package (PRI-01). */
export async function findCurrentPlans(
  orm: Queryable,
  now: number,
): Promise<ReadonlyMap<string, PricePlanRow>> {
  const rows = await orm
    .selectDistinctOn([pricePlans.packageId])
    .from(pricePlans)
    .where(and(eq(pricePlans.state, 'approved'), lte(pricePlans.effectiveAt, now)))
    .orderBy(pricePlans.packageId, desc(pricePlans.effectiveAt))
  return new Map(rows.map((row) => [row.packageId, row]))
}

export async function findPlans(orm: Queryable, packageId?: string): Promise<PricePlanRow[]> {
  return orm
    .select()
    .from(pricePlans)
    .where(packageId === undefined ? undefined : eq(pricePlans.packageId, packageId))
    .orderBy(desc(pricePlans.effectiveAt), desc(pricePlans.askedAt))
}

/** Adds a plan; null when the package already has one for the same time. */
export async function insertPlan(
  tx: Tx,
  packageId: string,
  form: PricePlanForm,
  asker: Asker,
  now: number,
): Promise<PricePlanRow | null> {
  const submitted = { askedById: asker.id, askedBy: asker.account, askedAt: now, state: 'asked' } as const
  const [row] = await tx
    .insert(pricePlans)
    .values({ ...form, ...submitted, reason: form.reason.trim(), id: randomUUID(), packageId })
    .onConflictDoNothing()
    .returning()
  return row ?? null
}

export async function lockPlan(tx: Tx, id: string): Promise<PricePlanRow | null> {
  const [plan] = await tx.select().from(pricePlans).where(eq(pricePlans.id, id)).for('update')
  return plan ?? null
}

export async function updatePlan(tx: Tx, id: string, set: Partial<PricePlanRow>): Promise<PricePlanRow> {
  const [plan] = await tx.update(pricePlans).set(set).where(eq(pricePlans.id, id)).returning()
  if (!plan) throw new Error(`Price plan ${id} vanished`)
  return plan
}
