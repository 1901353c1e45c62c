import { clockOf, dayOf, daysBetween, HOUR_MS, MINUTE_MS, msAt } from './calendar'

/** What stands where there is no value to show. */
export const NO_VALUE = '--'

const WRITTEN =
  /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?:[T ](\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d{1,9})?)?\s*(Z|[+-]\d{2}:?\d{2})?)?$/

// Four digits a year: 0001-01-01 to 9999-12-31.
const EARLIEST_MS = -62_135_625_600_000
const LATEST_MS = 253_402_271_999_999

const offsetOf = (zone: string): number => {
  if (zone === 'Z') return 0
  const [, sign, hours, minutes] = /^([+-])(\d{2}):?(\d{2})$/.exec(zone) ?? []
  return (sign === '-' ? -1 : 1) * (Number(hours) * HOUR_MS + Number(minutes) * MINUTE_MS)
}

/**
 * The moment (ms) that a value means: ms since the epoch, a day, or a date and time; a time without a zone
 * is Asia/Shanghai's. Null for anything else.
 */
export const parseTime = (value: unknown): number | null => {
  if (typeof value === 'number') return value >= EARLIEST_MS && value <= LATEST_MS ? value : null
  const found = typeof value === 'string' ? WRITTEN.exec(value.trim()) : null
  if (!found) return null
  const [year, month, day, hour = 0, minute = 0, second = 0] = found
    .slice(1, 7)
    .map((part) => (part === undefined ? undefined : Number(part)))
  const local = msAt(year ?? 0, month ?? 0, day ?? 0, hour, minute, second)
  const zone = found[7]
  return local === null || zone === undefined ? local : local + 8 * HOUR_MS - offsetOf(zone)
}

const shown = (value: unknown, write: (ms: number) => string): string => {
  if (typeof value === 'string' && value.includes('*')) return value
  const ms = parseTime(value)
  return ms === null ? NO_VALUE : write(ms)
}

/** A value as a day, 2026-11-20; one with '*' as it is, no valid one as '--' (VAL-07). */
export const formatDate = (value: unknown): string => shown(value, dayOf)

/** A value as day and minute, 2026-11-20 08:12; as formatDate else (VAL-07). */
export const formatTime = (value: unknown): string => shown(value, (ms) => `${dayOf(ms)} ${clockOf(ms)}`)

/**
 * A moment as told from `now` (both ms): 刚刚, 5 分钟前, 2 小时前 (the same day), 昨天, 3 天前 (up to 6), else
 * the day. A moment up to a minute ahead is 刚刚, as clocks differ.
 */
export const relativeTime = (ms: number, now: number): string => {
  const ago = now - ms
  if (ago < -MINUTE_MS) return formatDate(ms)
  if (ago < MINUTE_MS) return '刚刚'
  if (ago < HOUR_MS) return `${Math.floor(ago / MINUTE_MS)} 分钟前`
  const days = daysBetween(ms, now)
  if (days === 0) return `${Math.floor(ago / HOUR_MS)} 小时前`
  if (days === 1) return '昨天'
  return days < 7 ? `${days} 天前` : formatDate(ms)
}
