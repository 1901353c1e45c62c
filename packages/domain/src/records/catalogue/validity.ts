import { addMonths, daysBetween, parseDay } from '../../formatting'
import type { CellColumn, Column } from './column'

/** An expiry date counts as near from this many days before, as in the expiry lists. */
export const ENDS_SOON_DAYS = 90

interface Validity {
  readonly tone: 'warn' | 'bad'
  readonly text: string
}

/**
 * The mark of an expiry date that has passed or is near, at a moment in ms (ACC-07). The last day itself is still
 * valid, in Asia/Shanghai. Null for later dates, other columns and invalid dates.
 */
export function findValidity(column: Column | CellColumn, value: unknown, now: number): Validity | null {
  if (!column.endsValidity && !column.expiry) return null
  const last = typeof value === 'string' ? parseDay(value) : null
  if (last === null) return null
  const days = daysBetween(now, last)
  if (days < 0) return { tone: 'bad', text: '已过期' }
  if (days > ENDS_SOON_DAYS) return null
  return { tone: 'warn', text: days === 0 ? '今日到期' : `剩 ${days} 天` }
}

/** Whole months from one day to another; both in ms, the second later. */
const monthsBetween = (from: number, to: number): number => {
  let months = Math.floor(daysBetween(from, to) / 31)
  while (daysBetween(addMonths(from, months + 1), to) >= 0) months += 1
  return months
}

/**
 * The remaining time of a validity that does not end soon: 剩 2 年 3 个月, in whole months. Null for dates that
 * `findValidity` marks, for other columns and for invalid dates. `now` in ms.
 */
export function formatTimeLeft(column: Column | CellColumn, value: unknown, now: number): string | null {
  if (!column.endsValidity || findValidity(column, value, now) !== null) return null
  const last = typeof value === 'string' ? parseDay(value) : null
  if (last === null) return null
  const months = monthsBetween(now, last)
  const [years, rest] = [Math.floor(months / 12), months % 12]
  return `剩 ${[years > 0 ? `${years} 年` : '', rest > 0 ? `${rest} 个月` : ''].filter(Boolean).join(' ')}`
}
