import { clockOf, dayOf, daysBetween, HOUR_MS, MINUTE_MS, shanghaiTime } from './calendar'

/** Shown in place of a missing value. */
export const NO_VALUE = '--'

const WRITTEN =
  /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?:[T ](\d{1,2}):(\d{2})(?::(\d{2})(?:\.(\d{1,9}))?)?\s*(Z|[+-](?:[01]\d|2[0-3]):?[0-5]\d)?)?$/

const SHANGHAI = '+08:00'

// The range of four-digit years: 0001-01-01 to 9999-12-31.
const EARLIEST_MS = -62_135_625_600_000
const LATEST_MS = 253_402_271_999_999

// The UTC offset of a zone, +08:00 or +0800, in ms.
const aheadOf = (zone: string): number => {
  const ahead = Number(zone.slice(1, 3)) * HOUR_MS + Number(zone.slice(-2)) * MINUTE_MS
  return zone.startsWith('-') ? -ahead : ahead
}

const written = (text: string): number | null => {
  const match = WRITTEN.exec(text.trim())
  if (!match) return null
  const [, year, month, day, hour, minute, second, fraction, zone] = match
  const local = shanghaiTime(
    Number(year),
    Number(month),
    Number(day),
    Number(hour ?? 0),
    Number(minute ?? 0),
    Number(second ?? 0),
  )
  if (local === null) return null
  const ahead = zone === 'Z' ? 0 : aheadOf(zone ?? SHANGHAI)
  return local + Number((fraction ?? '').padEnd(3, '0').slice(0, 3)) + aheadOf(SHANGHAI) - ahead
}

/**
 * Parses a value to ms since the epoch: a number of ms, a day, or a date and time, truncated to ms; a time without a
 * zone is in Asia/Shanghai. Null for anything else and outside the years 0001 to 9999.
 */
export function parseTime(value: unknown): number | null {
  const ms = typeof value === 'string' ? written(value) : value
  return typeof ms === 'number' && ms >= EARLIEST_MS && ms <= LATEST_MS ? ms : null
}

const shown = (value: unknown, write: (ms: number) => string): string => {
  if (typeof value === 'string' && value.includes('*')) return value
  const ms = parseTime(value)
  return ms === null ? NO_VALUE : write(ms)
}

/** A value as a day, 2026-11-20; a value with '*' is unchanged, an invalid one is '--' (VAL-07). */
export function formatDate(value: unknown): string {
  return shown(value, dayOf)
}

/** A value as day and minute, 2026-11-20 08:12; otherwise like formatDate. */
export function formatTime(value: unknown): string {
  return shown(value, (ms) => `${dayOf(ms)} ${clockOf(ms)}`)
}

/**
 * A moment relative to `now` (both ms): 刚刚, 5 分钟前, 2 小时前 (the same day), 昨天, 3 天前 (up to 6), otherwise the day. Up to a minute ahead counts as 刚刚, since clocks differ.
 */
export function relativeTime(ms: number, now: number): string {
  const ago = now - ms
  if (ago < -MINUTE_MS) return formatDate(ms)
  if (ago < MINUTE_MS) return '刚刚'
  if (ago < HOUR_MS) return `${Math.floor(ago / MINUTE_MS)} 分钟前`
  const days = daysBetween(ms, now)
  if (days === 0) return `${Math.floor(ago / HOUR_MS)} 小时前`
  if (days === 1) return '昨天'
  return days < 7 ? `${days} 天前` : formatDate(ms)
}

/** 未核验, 17 小时前核验, 2026-11-01 核验 */
export function formatChecked(checkedAt: number | null, now: number): string {
  if (checkedAt === null) return '未核验'
  const when = relativeTime(checkedAt, now)
  return /\d$/.test(when) ? `${when} 核验` : `${when}核验`
}
