import { isMobile } from '../login'

/** Limits for the seats of an enterprise VIP's owner (SEA-01). */
export const SEAT_LIMITS = {
  /** Maximum length of a person's name. */
  name: 20,
  /** Seats that an owner may give in 24 hours, revoked ones included: a seat must not be passed around by the hour. */
  givenADay: 120,
} as const

export interface SeatInput {
  readonly mobile: string
  readonly name: string
}

export type SeatField = keyof SeatInput

export interface SeatProblem {
  readonly field: SeatField
  readonly message: string
}

export const SEAT_TEXTS = {
  mobile: '请填写正确的 11 位手机号',
  name: `姓名最多 ${SEAT_LIMITS.name} 个字`,
  own: '这是您自己的手机号，本人不占用共享账号',
  given: '该手机号已有共享账号',
  full: '共享账号已全部给出，收回一个后可再给出',
  tooOften: '今天给出的次数过多，请明天再试',
  noEnterprise: '企业 VIP 有效时才能给出共享账号',
  noEnterpriseToAdd: '企业 VIP 有效时才能加购共享账号',
} as const

/** The input for storage: without spaces around the name, without spaces and hyphens in the number. */
export function trimSeat({ mobile, name }: SeatInput): SeatInput {
  return { mobile: mobile.replace(/[\s-]/g, ''), name: name.trim() }
}

/** The problems of a trimmed input (SEA-01); `ownMobile` is null if unknown. */
export function checkSeat(
  { mobile, name }: SeatInput,
  ownMobile: string | null = null,
): readonly SeatProblem[] {
  const problems: SeatProblem[] = []
  if (!isMobile(mobile)) problems.push({ field: 'mobile', message: SEAT_TEXTS.mobile })
  else if (mobile === ownMobile) problems.push({ field: 'mobile', message: SEAT_TEXTS.own })
  if ([...name].length > SEAT_LIMITS.name) problems.push({ field: 'name', message: SEAT_TEXTS.name })
  return problems
}

/** pending: waits for the person's first login after the seat was given; active: in use (SEA-01). */
export type SeatState = 'pending' | 'active'

export const SEAT_STATE_LABELS: Readonly<Record<SeatState, string>> = {
  pending: '待登录',
  active: '使用中',
}

/**
 * The state of a seat by the time it was given and the person's last visit, in ms (SEA-01). The state does not reveal
 * if a number is registered: without a visit since, a registered person looks like an unregistered one.
 */
export function findSeatState(givenAt: number, seenAt: number | null): SeatState {
  return seenAt !== null && seenAt >= givenAt ? 'active' : 'pending'
}

/** The number of seats left to give; never negative (SEA-02). */
export function countSeatsLeft(bought: number, held: number): number {
  return Math.max(0, bought - held)
}
