import { addDays, endOfDay, startOfDay } from '../formatting'
import type { SessionCookie } from '../session'

/** Says that the change log was opened; lives 3 days (259200 s), and scripts may read it (CHG-01). */
export const CHANGELOG_COOKIE = {
  name: 'JGJDAILYLOG',
  maxAge: 259_200,
  httpOnly: false,
} as const satisfies SessionCookie

/** How many days before today an entry still counts as news (CHG-01). */
const NEWS_DAYS = 2

/** What the dot depends on; times in ms, `releaseTime` of the latest entry, null where there is none. */
export interface LatestEntry {
  readonly releaseTime: number | null
  readonly now: number
  /** Whether the cookie of an earlier opening still lives. */
  readonly hasCookie: boolean
}

/**
 * Whether 产品更新 has a red dot (CHG-01): the latest entry came out between the start of the day two days ago and
 * the end of today, days of Asia/Shanghai, both included, and the log was not opened in the last 3 days.
 */
export const hasRedDot = ({ releaseTime, now, hasCookie }: LatestEntry): boolean =>
  !hasCookie &&
  releaseTime !== null &&
  releaseTime >= addDays(startOfDay(now), -NEWS_DAYS) &&
  releaseTime <= endOfDay(now)
