import { addDays, DAY_MS, daysBetween, HOUR_MS, MINUTE_MS, startOfDay } from '../formatting'

/** How often a subscription tells what is new (SUB-02). */
export const FREQUENCIES = ['instant', 'daily', 'weekly'] as const
export type Frequency = (typeof FREQUENCIES)[number]

export const FREQUENCY_LABELS: Readonly<Record<Frequency, string>> = {
  instant: '有新数据就通知',
  daily: '每天 8:00',
  weekly: '每周一 8:00',
}

/** How soon "at once" is (SUB-02). */
export const INSTANT_MS = MINUTE_MS
/** The hour of digests in Asia/Shanghai. */
const HOUR = 8

/** 1970-01-05 was a Monday: the days since, by seven. */
const MONDAY = 4 * DAY_MS

/** When a subscription that ran at `now` runs next, in ms: at 8:00 of the next day, or of the next Monday (SUB-02). */
export function calculateNextRun(frequency: Frequency, now: number): number {
  if (frequency === 'instant') return now + INSTANT_MS
  const today = startOfDay(now) + HOUR * HOUR_MS
  const next = today > now ? today : addDays(today, 1)
  if (frequency === 'daily') return next
  const weekday = ((daysBetween(MONDAY, next) % 7) + 7) % 7
  return weekday === 0 ? next : addDays(next, 7 - weekday)
}
