import { HOUR_MS, MINUTE_MS } from '../formatting'

/** How long a session of the staff lives, in ms: without a call, and in all (STF-02). */
export const STAFF_SESSION = { idle: 30 * MINUTE_MS, most: 12 * HOUR_MS } as const

/** The moments of a session, ms since epoch. */
export interface StaffSessionTimes {
  readonly createdAt: number
  readonly lastSeenAt: number
}

/** Whether a session still holds at `now` (STF-02). */
export function isStaffSessionAlive({ createdAt, lastSeenAt }: StaffSessionTimes, now: number): boolean {
  return now - lastSeenAt < STAFF_SESSION.idle && now - createdAt < STAFF_SESSION.most
}

/** How many failures of one sort are let through before the wait begins (STF-03). */
export const LOGIN_FAILURES = {
  /** of one account from one address */
  pair: 5,
  /** from one address */
  address: 20,
  /** of one account from any address; high, so that a stranger cannot lock its owner out with a few tries */
  account: 50,
} as const

/** Failures older than this no longer count, in ms (STF-03). */
export const LOGIN_FAILURES_WITHIN = 24 * HOUR_MS

const FIRST_WAIT = MINUTE_MS
const LONGEST_WAIT = HOUR_MS

/** The wait after the latest of so many failures, in ms: none at first, then 1 min, doubling to 1 h (STF-03). */
export function staffLoginWait(failures: number, free: number): number {
  if (failures < free) return 0
  return Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** (failures - free))
}

/** A code of an authenticator app (STF-03). */
export const TOTP = { digits: 6, periodSeconds: 30, issuer: '筑数通运营台' } as const

/** What the staff are told when they log in (STF-03). */
export const STAFF_LOGIN_TEXTS = {
  wrong: '账号、密码或验证码不正确',
  wrongCode: '验证码不正确或已经用过，请等待下一个验证码',
  wait: (ms: number) => `失败次数过多，请 ${Math.ceil(ms / MINUTE_MS)} 分钟后再试`,
} as const
