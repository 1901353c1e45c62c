import { HOUR_MS, MINUTE_MS } from '../formatting'

/** Lifetime of a staff session, in ms: without a call, and in total (STF-02). */
export const STAFF_SESSION = { idle: 30 * MINUTE_MS, most: 12 * HOUR_MS } as const

/** The moments of a session, ms since epoch. */
interface StaffSessionTimes {
  readonly createdAt: number
  readonly lastSeenAt: number
}

/** True while a session is valid at `now` (STF-02). */
export function isStaffSessionAlive({ createdAt, lastSeenAt }: StaffSessionTimes, now: number): boolean {
  return now - lastSeenAt < STAFF_SESSION.idle && now - createdAt < STAFF_SESSION.most
}

/** The number of failures of each type before the wait begins (STF-03). */
export const LOGIN_FAILURES = {
  /** of one account from one address */
  pair: 5,
  /** from one address, for all accounts */
  address: 20,
  /** of one account from all addresses; high, so that a stranger cannot lock out its owner with a few tries */
  account: 50,
} as const

/** Age from which failures no longer count, in ms (STF-03). */
export const LOGIN_FAILURES_WITHIN = 24 * HOUR_MS

const FIRST_WAIT = MINUTE_MS
const LONGEST_WAIT = HOUR_MS

/**
 * The wait after the latest failure, in ms: none for the first `free` failures, then 1 min, doubling to 1 h (STF-03).
 */
export function staffLoginWait(failures: number, free: number): number {
  if (failures < free) return 0
  return Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** (failures - free))
}

/** The parameters of authenticator app codes. */
export const TOTP = { digits: 6, periodSeconds: 30, issuer: '筑数通运营台' } as const

/** Messages of the staff login. */
export const STAFF_LOGIN_TEXTS = {
  wrong: '账号、密码或验证码不正确',
  wrongCode: '验证码不正确或已经用过，请等待下一个验证码',
  wait: (ms: number) => `失败次数过多，请 ${Math.ceil(ms / MINUTE_MS)} 分钟后再试`,
} as const
