import { daysBetween, parseDay } from '../../formatting'
import type { CellColumn, Column } from './column'

/** An expiry date counts as near from this many days before, as in the expiry lists (ACC-07). */
export const ENDS_SOON_DAYS = 90

/** The label beside an expiry date, and its tone. */
export interface Validity {
  readonly tone: 'warn' | 'bad'
  readonly text: string
}

/**
 * Whether an expiry date has passed or is near, at a moment in ms (ACC-07). The last day itself is still valid, in
 * Asia/Shanghai. Null for later dates, other columns and invalid dates.
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
