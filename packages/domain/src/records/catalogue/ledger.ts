import { daysBetween, endOfDay, parseDay } from '../../formatting'
import type { CellColumn, Column, Tone } from './column'
import { tableUnit } from './display'
import type { RecordKind, RecordView } from './kind'
import type { LedgerColumn } from './ledger-column'

/** The header of a column: its label with the unit of its figures, 中标（项） (LST-01). */
export function buildLedgerHeader(column: Column | CellColumn, { unit, isRate }: LedgerColumn): string {
  const shown = unit ?? (isRate ? '%' : tableUnit(column))
  return shown === undefined ? column.label : `${column.label}（${shown}）`
}

const FIGURES = new Set(['fen', 'count', 'date', 'time'])

/** True when the values of a column are aligned by their last digit (LST-01). */
export function isLedgerFigure({ type }: Column | CellColumn, { isFigure }: LedgerColumn): boolean {
  return isFigure ?? FIGURES.has(type)
}

/** The maximum of days left at which a term is urgent, or near (LST-02). */
const URGENT_DAYS = 2
const NEAR_DAYS = 7

/** The days left until a term, in words, with their urgency (LST-02). */
export interface DaysLeft {
  readonly text: string
  readonly tone: Tone
}

const toneOf = (days: number): Tone => {
  if (days <= URGENT_DAYS) return 'bad'
  return days <= NEAR_DAYS ? 'warn' : 'neutral'
}

/**
 * The calendar days left until a day 'YYYY-MM-DD' or a moment in ms, in Asia/Shanghai; null if the value is neither
 * (LST-02). A day ends at midnight, a moment at its own time.
 */
export function countDaysLeft(value: unknown, now: number): DaysLeft | null {
  const at = typeof value === 'string' ? parseDay(value) : value
  if (typeof at !== 'number') return null
  const days = daysBetween(now, at)
  const isOver = days < 0 || (typeof value === 'number' && at <= now)
  if (isOver) return { text: days < 0 ? `已过 ${-days} 天` : '已过', tone: 'neutral' }
  return { text: days === 0 ? '今天' : `${days} 天`, tone: toneOf(days) }
}

/**
 * The time at which a record's news arrived in its list, in ms (LST-05): the time of its collection, but not after the
 * day that its kind's list is sorted by first, so that a record collected again is not new. Null for a list that does
 * not begin with the latest, and for a reader who may not see the day.
 */
export function findArrival({ sorts: [sort] }: RecordKind, record: RecordView): number | null {
  if (sort?.direction !== 'desc' || sort.column in record.locks) return null
  const { [sort.column]: published, collectedAt } = record
  const day = typeof published === 'string' ? parseDay(published) : null
  const until = day === null ? null : endOfDay(day)
  if (until === null || typeof collectedAt !== 'number') return null
  return Math.min(collectedAt, until)
}
