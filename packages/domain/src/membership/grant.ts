import { findMembershipKind } from './plans'

/** The limits of days that staff give without a payment (MEM-07). */
export const GRANT_LIMITS = {
  days: { min: 1, max: 366 },
  /** Up to so many days one member of the staff decides alone. */
  aloneDays: 31,
  /** UTF-16 units */
  reason: 200,
} as const

export const GRANT_STATES = ['waiting', 'given', 'refused'] as const
export type GrantState = (typeof GRANT_STATES)[number]

export const GRANT_STATE_LABELS: Readonly<Record<GrantState, string>> = {
  waiting: '待复核',
  given: '已开通',
  refused: '未通过',
}

export const GRANT_TEXTS = {
  noAccount: '没有这个账号',
  decided: '已经处理过了',
  own: '须由另一名员工复核',
  noReason: '请写明原因',
} as const

/** Days of a membership to give, as typed; `account` is a mobile, an account name or a user's id. */
export interface GrantForm {
  readonly account: string
  readonly kind: string
  readonly days: number
  readonly reason: string
}

export interface GrantProblem {
  readonly field: keyof GrantForm
  readonly message: string
}

const checkDays = (days: number): string | null => {
  const { min, max } = GRANT_LIMITS.days
  return Number.isInteger(days) && days >= min && days <= max ? null : `天数为 ${min} 到 ${max} 的整数`
}

/** What is wrong with a reason, or null (MEM-07). */
export function checkGrantReason(reason: string): string | null {
  if (reason.trim() === '') return GRANT_TEXTS.noReason
  return reason.trim().length > GRANT_LIMITS.reason ? `原因最多 ${GRANT_LIMITS.reason} 字` : null
}

/** All problems of the form, in its order (MEM-07). */
export function checkGrantForm({ account, kind, days, reason }: GrantForm): readonly GrantProblem[] {
  const found = [
    ['account', account.trim() === '' ? '请填写手机号或账号' : null],
    ['kind', findMembershipKind(kind) ? null : '请选择会员'],
    ['days', checkDays(days)],
    ['reason', checkGrantReason(reason)],
  ] as const
  return found.flatMap(([field, message]) => (message === null ? [] : [{ field, message }]))
}

/** How a new grant begins: given at once, or waiting for a second person (MEM-07). */
export function beginGrant(days: number): GrantState {
  return days > GRANT_LIMITS.aloneDays ? 'waiting' : 'given'
}

/** Why `actor` may not decide a grant, or null: it waits, and somebody else asked for it (MEM-07). */
export function refuseDecision(
  { state, askedBy }: { readonly state: GrantState; readonly askedBy: string },
  actor: string,
): string | null {
  if (state !== 'waiting') return GRANT_TEXTS.decided
  return askedBy === actor ? GRANT_TEXTS.own : null
}
