import { addDays, endOfDay, startOfDay } from '../formatting'

/** Set when the change log is opened; lives 3 days (259200 s); readable by scripts (CHG-01). */
export const CHANGELOG_COOKIE = {
  name: 'JGJDAILYLOG',
  maxAge: 259_200,
  httpOnly: false,
} as const

/** An entry counts as new for this many days before today (CHG-01). */
const NEWS_DAYS = 2

/**
 * The data that decides about the dot; times in ms. `releaseTime` belongs to the latest entry, null if there is none.
 */
interface LatestEntry {
  readonly releaseTime: number | null
  readonly now: number
  /** True while the cookie of an earlier opening exists. */
  readonly hasCookie: boolean
}

/**
 * True when 产品更新 has a red dot (CHG-01): the latest entry came out between the start of the day two days ago and the
 * end of today, days of Asia/Shanghai, both included, and the log was not opened in the last 3 days.
 */
export function hasRedDot({ releaseTime, now, hasCookie }: LatestEntry): boolean {
  return (
    !hasCookie &&
    releaseTime !== null &&
    releaseTime >= addDays(startOfDay(now), -NEWS_DAYS) &&
    releaseTime <= endOfDay(now)
  )
}
