import { DAY_MS } from '../formatting'
import { checkStaffReason } from '../staff'
import { findMembershipKind } from './plans'

/** The limits of days that staff give without a payment. */
export const GIFT_LIMITS = {
  days: { min: 1, max: 366 },
  /** Days that a staff member gives without a second person, to one member and to all, within `aloneWithinMs`. */
  aloneDays: 31,
  aloneDaysInAll: 310,
  aloneWithinMs: 30 * DAY_MS,
} as const

export const GIFT_STATES = ['waiting', 'given', 'refused'] as const
export type GiftState = (typeof GIFT_STATES)[number]

export const GIFT_STATE_LABELS: Readonly<Record<GiftState, string>> = {
  waiting: '待复核',
  given: '已开通',
  refused: '未通过',
}

export const GIFT_TEXTS = {
  noAccount: '没有这个账号',
  decided: '已经处理过了',
  own: '须由另一名员工复核',
} as const

/** Days of a membership to give, as typed; `account` is a mobile, an account name or a user's id. */
export interface GiftForm {
  readonly account: string
  readonly kind: string
  readonly days: number
  readonly reason: string
}

interface GiftProblem {
  readonly field: keyof GiftForm
  readonly message: string
}

const checkDays = (days: number): string | null => {
  const { min, max } = GIFT_LIMITS.days
  return Number.isInteger(days) && days >= min && days <= max ? null : `天数为 ${min} 到 ${max} 的整数`
}

/** All problems of the form, in its order (MEM-07). */
export function checkGiftForm({ account, kind, days, reason }: GiftForm): readonly GiftProblem[] {
  const problems = [
    ['account', account.trim() === '' ? '请填写手机号或账号' : null],
    ['kind', findMembershipKind(kind) ? null : '请选择会员'],
    ['days', checkDays(days)],
    ['reason', checkStaffReason(reason)],
  ] as const
  return problems.flatMap(([field, message]) => (message === null ? [] : [{ field, message }]))
}

/** Days given without a second person within `GIFT_LIMITS.aloneWithinMs`: to the member, and by the clerk. */
export interface GivenAlone {
  readonly toMember: number
  readonly byClerk: number
}

/**
 * The first state of a gift: given at once, or waiting for a second person. Days given within
 * `GIFT_LIMITS.aloneWithinMs` are added, so that many small gifts count as a large one.
 */
export function beginGift(days: number, { toMember, byClerk }: GivenAlone): GiftState {
  const { aloneDays, aloneDaysInAll } = GIFT_LIMITS
  return days + toMember > aloneDays || days + byClerk > aloneDaysInAll ? 'waiting' : 'given'
}

/** The reason why `actor` may not decide a gift; null for a waiting gift that another person requested (MEM-07). */
export function refuseDecision(
  { state, askedBy }: { readonly state: GiftState; readonly askedBy: string },
  actor: string,
): string | null {
  if (state !== 'waiting') return GIFT_TEXTS.decided
  return askedBy === actor ? GIFT_TEXTS.own : null
}
