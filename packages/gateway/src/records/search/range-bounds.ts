import { DAY_MS, parseDay } from '@zhushutong/domain/formatting'
import type { ColumnRange, Sort } from '@zhushutong/domain/records'

export type Side = 'min' | 'max'

/**
 * A bound as a sort value: amounts in CNY and counts unchanged, days as their first or last ms, so that a range
 * includes all moments of its days. Missing values are outside every range.
 */
export function boundAsSorted(range: ColumnRange, value: number | string, side: Side): number | null {
  if (range.of !== 'date' || typeof value === 'number') return Number(value)
  const day = parseDay(value)
  return day === null || side === 'min' ? day : day + DAY_MS - 1
}

/** The lowest sort value that the ranges allow; null without a lower bound. */
export function sortFloor(sort: Sort, ranges: readonly ColumnRange[]): number | null {
  const mins = ranges
    .filter((range) => range.column === sort.column && range.min !== undefined)
    .map((range) => boundAsSorted(range, range.min as number | string, 'min'))
  return mins.reduce((floor, min) => (min === null ? floor : Math.max(floor ?? min, min)), null)
}
