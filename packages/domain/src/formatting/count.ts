import { NO_VALUE } from './date'
import { groupThousands, parseNumber } from './number'

// Rounded down, and capped at the largest exact integer: a count must never claim more than there is.
const wholeOf = (value: unknown): number | null => {
  const number = parseNumber(value)
  return number === null ? null : Math.min(Math.max(0, Math.floor(number)), Number.MAX_SAFE_INTEGER)
}

/** A whole count with separators, 1,284; '--' if it is not a number, 0 for a negative one (VAL-09). */
export function formatCount(value: unknown): string {
  const count = wholeOf(value)
  return count === null ? NO_VALUE : groupThousands(String(count))
}

/** The number of daily updates, above 1000 in k: 1.2k (VAL-09). */
export function formatUpdateCount(value: unknown): string {
  const count = wholeOf(value)
  if (count === null) return NO_VALUE
  return count > 1000 ? `${Math.floor(count / 100) / 10}k` : String(count)
}

/** A scan count: above 1000 3K+, above 10000 2W+ (VAL-19). */
export function formatScanCount(value: unknown): string {
  const count = wholeOf(value)
  if (count === null) return NO_VALUE
  if (count > 10_000) return `${Math.floor(count / 10_000)}W+`
  return count > 1000 ? `${Math.floor(count / 1000)}K+` : String(count)
}

/** A distance given in km: 12.3km, above 2000 2000+km (VAL-23). */
export function formatDistance(km: unknown): string {
  const distance = parseNumber(km)
  if (distance === null || distance < 0) return NO_VALUE
  return distance > 2000 ? '2000+km' : `${Math.round(distance * 10) / 10}km`
}

/** A number of matches; above 10000 rounded down to whole 万: 超1万 (MEM-01). */
export function formatMatchCount(value: unknown): string {
  const count = wholeOf(value)
  if (count === null) return NO_VALUE
  return count > 10_000 ? `超${Math.floor((count - 1) / 10_000)}万` : groupThousands(String(count))
}
