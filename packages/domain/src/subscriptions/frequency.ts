import { addDays, DAY_MS, daysBetween, HOUR_MS, MINUTE_MS, startOfDay } from '../formatting'

/** The frequencies of a subscription's notifications (SUB-02). */
export const FREQUENCIES = ['instant', 'daily', 'weekly'] as const
export type Frequency = (typeof FREQUENCIES)[number]

export const FREQUENCY_LABELS: Readonly<Record<Frequency, string>> = {
  instant: '有新数据就通知',
  daily: '每天 8:00',
  weekly: '每周一 8:00',
}

/** Delay of an instant notification, in ms (SUB-02). */
const INSTANT_MS = MINUTE_MS
/** The hour of digests in Asia/Shanghai. */
const HOUR = 8

/** 1970-01-05, a Monday: a multiple of seven days after it is a Monday too. */
const MONDAY = 4 * DAY_MS

/**
 * The next run of a subscription that ran at `now`, in ms: after a minute, at the next 8:00, or at 8:00 of the next
 * Monday (SUB-02).
 */
export function calculateNextRun(frequency: Frequency, now: number): number {
  if (frequency === 'instant') return now + INSTANT_MS
  const today = startOfDay(now) + HOUR * HOUR_MS
  const next = today > now ? today : addDays(today, 1)
  if (frequency === 'daily') return next
  const weekday = ((daysBetween(MONDAY, next) % 7) + 7) % 7
  return weekday === 0 ? next : addDays(next, 7 - weekday)
}
