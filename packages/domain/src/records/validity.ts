import { daysBetween, parseDay } from '../formatting'
import type { CellColumn, Column } from './column'

/** From so many days before its end on, a validity is called attention to, as the expiry lists do (ACC-07). */
export const ENDS_SOON_DAYS = 90

/** What is to be said beside the last day of a validity; the tone is that of a state. */
export interface Validity {
  readonly tone: 'warn' | 'bad'
  readonly text: string
}

/**
 * Whether a date ends a validity that is over or soon will be, at a moment in ms (ACC-07). The last day is a day of
 * it, in Asia/Shanghai. Null for what goes on longer, for other columns and for what is no day.
 */
export const validityOf = (column: Column | CellColumn, value: unknown, now: number): Validity | null => {
  if (!column.endsValidity && !column.expiry) return null
  const last = typeof value === 'string' ? parseDay(value) : null
  if (last === null) return null
  const days = daysBetween(now, last)
  if (days < 0) return { tone: 'bad', text: '已过期' }
  if (days > ENDS_SOON_DAYS) return null
  return { tone: 'warn', text: days === 0 ? '今日到期' : `剩 ${days} 天` }
}
