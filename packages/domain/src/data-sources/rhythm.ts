import { addDays, DAY_MS, HOUR_MS, MINUTE_MS, startOfDay } from '../formatting'

/** The times of delivery of a source, Asia/Shanghai (DAT-60). */
export type Rhythm =
  | { readonly type: 'daily'; readonly at: string }
  | { readonly type: 'hours'; readonly every: number }

export const MAX_HOURS = 24 * 31

/** Minutes of 'HH:mm' since midnight; null for another text. */
export function minuteOfDay(at: string): number | null {
  const [, hour, minute] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(at) ?? []
  return hour === undefined ? null : Number(hour) * 60 + Number(minute)
}

/** The first run after `now`, both in ms (DAT-60). */
export function calculateNextRun(rhythm: Rhythm, now: number): number {
  if (rhythm.type === 'hours') return now + rhythm.every * HOUR_MS
  const today = startOfDay(now) + (minuteOfDay(rhythm.at) ?? 0) * MINUTE_MS
  return today > now ? today : addDays(today, 1)
}

/** The ms between two deliveries. */
export function periodOf(rhythm: Rhythm): number {
  return rhythm.type === 'daily' ? DAY_MS : rhythm.every * HOUR_MS
}
