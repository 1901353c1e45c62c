import { DAY_MS, HOUR_MS, MINUTE_MS, parseDay } from '../formatting'

/** States of a planned price: waiting for a second person, approved, refused, or withdrawn (PRI-02). */
export const PRICE_PLAN_STATES = ['asked', 'approved', 'refused', 'withdrawn'] as const
type PricePlanState = (typeof PRICE_PLAN_STATES)[number]

/** Phases of a plan at a moment: `asked`, `refused` and `withdrawn` as its state, else by its time. */
export const PRICE_PLAN_PHASES = ['asked', 'planned', 'current', 'past', 'refused', 'withdrawn'] as const
export type PricePlanPhase = (typeof PRICE_PLAN_PHASES)[number]

/** Labels of the phases. */
export const PRICE_PLAN_PHASE_LABELS: Readonly<Record<PricePlanPhase, string>> = {
  asked: '待复核',
  planned: '待生效',
  current: '执行中',
  past: '已结束',
  refused: '未通过',
  withdrawn: '已撤回',
}

/** The prices of a product that finance plans, in fen; null for a price that is not offered (PRI-01). */
export interface PlannedPrices {
  /** List price. For a combined offer it is the sum of its parts and cannot be planned (PAY-15). */
  readonly amount: number
  readonly discountAmount: number | null
  /** Price of a buyer's first purchase of the kind. */
  readonly isFirstPrice: number | null
  /** Activity price. */
  readonly disPrice: number | null
  /** Purchases of each buyer at the activity price; null: no limit. */
  readonly limitNum: number | null
  /** The price charged if another price is shown struck through. */
  readonly realPrice: number | null
  readonly onSale: boolean
}

/** A change of prices as requested by finance, valid from `effectiveAt`, in ms. */
export interface PricePlanForm extends PlannedPrices {
  readonly effectiveAt: number
  readonly reason: string
}

interface PricePlanProblem {
  readonly field: keyof PricePlanForm
  readonly message: string
}

const LEAST_FEN = 100
const MAX_FEN = 100_000_000
const MAX_TIMES = 99
const MAX_DAYS_AHEAD = 366
/** Maximum length of the reason of a plan, in UTF-16 units. */
export const MAX_PLAN_REASON = 200

const isPrice = (fen: number) => Number.isSafeInteger(fen) && fen >= LEAST_FEN && fen <= MAX_FEN

const checkSpecial = (fen: number | null, listFen: number): string | null => {
  if (fen === null) return null
  if (!isPrice(fen)) return '价格为 1 元至 100 万元'
  return fen < listFen ? null : '应低于原价'
}

const checkTimes = ({ limitNum, disPrice }: PlannedPrices): string | null => {
  if (limitNum === null) return null
  if (!Number.isSafeInteger(limitNum) || limitNum < 1 || limitNum > MAX_TIMES)
    return `次数为 1 至 ${MAX_TIMES}，不填为不限`
  return disPrice === null ? '没有活动价时不填次数' : null
}

const checkMoment = (effectiveAt: number, now: number): string | null => {
  if (!Number.isSafeInteger(effectiveAt)) return '请填写生效时间'
  // Never in the past: an order keeps the price of its creation.
  if (effectiveAt <= now) return '生效时间应在现在之后'
  return effectiveAt > now + MAX_DAYS_AHEAD * DAY_MS ? `生效时间应在 ${MAX_DAYS_AHEAD} 天之内` : null
}

const checkReason = (reason: string): string | null => {
  const text = reason.trim()
  if (text === '') return '请写明调价的原因'
  return text.length > MAX_PLAN_REASON ? `原因最多 ${MAX_PLAN_REASON} 字` : null
}

/** All problems of a planned change, in the form's order; empty if it is valid (PRI-01). */
export function checkPricePlan(form: PricePlanForm, now: number): readonly PricePlanProblem[] {
  const { amount } = form
  const problems = [
    ['amount', isPrice(amount) ? null : '价格为 1 元至 100 万元'],
    ['discountAmount', checkSpecial(form.discountAmount, amount)],
    ['isFirstPrice', checkSpecial(form.isFirstPrice, amount)],
    ['disPrice', checkSpecial(form.disPrice, amount)],
    ['limitNum', checkTimes(form)],
    ['realPrice', checkSpecial(form.realPrice, amount)],
    ['effectiveAt', checkMoment(form.effectiveAt, now)],
    ['reason', checkReason(form.reason)],
  ] as const
  return problems.flatMap(([field, message]) => (message === null ? [] : [{ field, message }]))
}

const TIME = /^([01]\d|2[0-3]):([0-5]\d)$/

/** The moment in ms of a day, YYYY-MM-DD, and a time, HH:mm, in Asia/Shanghai; NaN if either is invalid (PRI-01). */
export function parseMoment(day: string, time: string): number {
  const at = parseDay(day)
  const match = TIME.exec(time)
  if (at === null || !match) return Number.NaN
  return at + Number(match[1]) * HOUR_MS + Number(match[2]) * MINUTE_MS
}

/** A plan with the fields that determine its phase. */
interface DatedPlan {
  readonly id: string
  readonly state: PricePlanState
  readonly effectiveAt: number
}

/** The plan in force at `now`: the approved plan that began last. Null: the initial prices are in force. */
export function findCurrentPlan<Plan extends DatedPlan>(plans: readonly Plan[], now: number): Plan | null {
  const begun = plans.filter(({ state, effectiveAt }) => state === 'approved' && effectiveAt <= now)
  return begun.reduce<Plan | null>(
    (last, plan) => (last === null || plan.effectiveAt > last.effectiveAt ? plan : last),
    null,
  )
}

/** The phase of a plan at `now`, among all plans of its product (PRI-01). */
export function findPlanPhase(plan: DatedPlan, plans: readonly DatedPlan[], now: number): PricePlanPhase {
  if (plan.state !== 'approved') return plan.state
  if (plan.effectiveAt > now) return 'planned'
  return findCurrentPlan(plans, now)?.id === plan.id ? 'current' : 'past'
}

/** Events of a plan (PRI-02). */
export type PricePlanEvent = 'approve' | 'refuse' | 'withdraw'

/**
 * The reason for rejecting an event of a plan; null if it is allowed (PRI-02). Approving and refusing need a person
 * other than the author; approving and withdrawing an approved plan are possible only before its start.
 */
export function checkPlanMove(
  plan: Pick<DatedPlan, 'state' | 'effectiveAt'> & { readonly askedBy: string },
  event: PricePlanEvent,
  staffId: string,
  now: number,
): string | null {
  const isOpen = plan.state === 'asked' || (plan.state === 'approved' && event === 'withdraw')
  if (!isOpen) return '这项调价的状态已变化，请刷新后再操作'
  if (event !== 'withdraw' && plan.askedBy === staffId) return '调价由您提出，请由另一位同事复核'
  if (plan.effectiveAt > now || event === 'refuse') return null
  if (event === 'approve') return '生效时间已过，请退回后重新提出'
  return plan.state === 'approved' ? '已经生效，不能撤回；请另提一项调价' : null
}
