import { PLAN_GROUP_NAMES, planGroupOf } from '@zhushutong/domain/membership'
import {
  checkPlanMove,
  checkPricePlan,
  findPlanPhase,
  MAX_PLAN_REASON,
  type PlannedPrices,
  type PricePlanEvent,
  productKindName,
} from '@zhushutong/domain/purchase'
import type { StaffContract } from '@zhushutong/sdk/staff'
import {
  GONE,
  type ResourceDeps,
  refusedBy,
  type StaffContext,
  type StaffHandlers,
  wrongFields,
} from '../../console'
import type { Queryable, Tx } from '../../platform/db'
import { pageIn } from '../../platform/http'
import { EXPORT_PACKAGE } from '../prices/price-list'
import { findPlans, insertPlan, lockPlan, type PricePlanRow, updatePlan } from '../prices/price-plan.store'
import { type PackageRow, readPrices } from '../prices/read-prices'

const pricesOf = (row: PlannedPrices): PlannedPrices => {
  const { amount, discountAmount, isFirstPrice, disPrice, limitNum, realPrice, onSale } = row
  return { amount, discountAmount, isFirstPrice, disPrice, limitNum, realPrice, onSale }
}

const kindNameOf = ({ grants }: PackageRow): string => {
  if (grants === 'export_items') return '数据导出'
  if (grants === 'data_report') return '数据报告'
  if (grants === 'wallet') return '钱包'
  if (grants === 'seats') return PLAN_GROUP_NAMES.enterprise
  return grants === 'combine' ? productKindName(grants) : PLAN_GROUP_NAMES[planGroupOf(grants)]
}

/**
 * Without exports, which are sold with their list at a price shown there, top-ups, which cost the amount paid in, and
 * added seats, which MEM-03 prices.
 */
const isPlanned = ({ id, grants }: PackageRow) =>
  id !== EXPORT_PACKAGE.id && grants !== 'wallet' && grants !== 'seats'

const planView = (
  plan: PricePlanRow,
  plans: readonly PricePlanRow[],
  { actor, now }: Pick<StaffContext, 'actor' | 'now'>,
) => ({
  ...plan,
  phase: findPlanPhase(plan, plans, now),
  askTime: plan.askedAt,
  decideTime: plan.decidedAt,
  withdrawTime: plan.withdrawnAt,
  mayDecide: plan.state === 'asked' && plan.askedById !== actor.id,
})

interface Product {
  readonly row: PackageRow
  /** The prices before any plan. */
  readonly first: PackageRow
  readonly plans: readonly PricePlanRow[]
}

const view = ({ row, first, plans }: Product, context: Pick<StaffContext, 'actor' | 'now'>) => ({
  id: row.id,
  name: row.name,
  kindName: kindNameOf(row),
  days: row.effectiveTime,
  isCombined: row.includes !== null,
  ...pricesOf(row),
  first: pricesOf(first),
  plans: plans.map((plan) => planView(plan, plans, context)),
  serverTime: context.now,
})

const BEFORE_ALL = 0

const readProducts = async (orm: Queryable, now: number): Promise<readonly Product[]> => {
  const plans = await findPlans(orm)
  const first = await readPrices(orm, BEFORE_ALL)
  return (await readPrices(orm, now)).filter(isPlanned).map((row) => ({
    row,
    first: first.find(({ id }) => id === row.id) ?? row,
    plans: plans.filter(({ packageId }) => packageId === row.id),
  }))
}

const findProduct = async (orm: Queryable, id: string, now: number) =>
  (await readProducts(orm, now)).find(({ row }) => row.id === id) ?? null

const stateOf = (plan: PricePlanRow) => ({
  ...pricesOf(plan),
  effectiveAt: plan.effectiveAt,
  state: plan.state,
  reason: plan.reason,
  refusal: plan.refusal,
})

const SAME_MOMENT = [{ field: 'effectiveAt', message: '这个时刻已有一项调价，请先撤回它或另选时刻' }]

/** Products with their present, planned and past prices (PRI-01); every change requires two people (PRI-02). */
export function productCalls({ database: { orm } }: ResourceDeps): StaffHandlers<StaffContract['product']> {
  const answer = async (tx: Tx, id: string, context: StaffContext) => {
    const product = await findProduct(tx, id, context.now)
    return product && view(product, context)
  }

  const move = (
    event: PricePlanEvent,
    { id, planId }: { readonly id: string; readonly planId: string },
    set: Partial<PricePlanRow>,
    context: StaffContext,
  ) =>
    context.change(event, async (tx) => {
      const before = await lockPlan(tx, planId)
      if (before?.packageId !== id) return GONE
      const problem = checkPlanMove(
        { ...before, askedBy: before.askedById },
        event,
        context.actor.id,
        context.now,
      )
      if (problem !== null) return refusedBy(problem)
      const after = await updatePlan(tx, planId, set)
      const result = await answer(tx, id, context)
      if (!result) return GONE
      return { subject: id, before: stateOf(before), after: stateOf(after), result }
    })

  const decidedBy = ({ actor, now }: StaffContext) => ({ decidedBy: actor.account, decidedAt: now })

  return {
    async list({ sort: _, order: __, words, needs, ...query }, context) {
      const products = (await readProducts(orm, context.now)).filter(
        ({ row, plans }) =>
          `${kindNameOf(row)} ${row.name}`.toLowerCase().includes(words.trim().toLowerCase()) &&
          (needs === undefined || plans.some(({ state }) => state === 'asked')),
      )
      const rows = products.map((product) => view(product, context))
      return pageIn(
        query,
        rows.map(({ plans, ...row }) => ({
          ...row,
          plans: plans.filter(({ phase }) => phase === 'asked' || phase === 'planned'),
        })),
      )
    },
    async get({ id }, context) {
      const product = await findProduct(orm, id, context.now)
      return product ? view(product, context) : GONE
    },
    plan: ({ id, ...form }, context) =>
      context.change('plan', async (tx) => {
        const { now, actor } = context
        const product = await findProduct(tx, id, now)
        if (!product) return GONE
        const { row } = product
        const plan = { ...form, amount: row.includes === null ? form.amount : row.amount }
        const problems = checkPricePlan(plan, now)
        if (problems.length > 0) return wrongFields(problems)
        const created = await insertPlan(tx, id, plan, actor, now)
        if (!created) return wrongFields(SAME_MOMENT)
        const result = await answer(tx, id, context)
        return result ? { subject: id, before: null, after: stateOf(created), result } : GONE
      }),
    approve: (target, context) =>
      move('approve', target, { state: 'approved', ...decidedBy(context) }, context),
    async refuse({ reason, ...target }, context) {
      const refusal = reason.trim()
      if (refusal === '' || refusal.length > MAX_PLAN_REASON)
        return refusedBy(`请写明原因，最多 ${MAX_PLAN_REASON} 字`, 'reason')
      return move('refuse', target, { state: 'refused', refusal, ...decidedBy(context) }, context)
    },
    withdraw: (target, context) => {
      const by = { withdrawnBy: context.actor.account, withdrawnAt: context.now }
      return move('withdraw', target, { state: 'withdrawn', ...by }, context)
    },
  }
}
