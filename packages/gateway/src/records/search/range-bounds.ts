import { DAY_MS, parseDay } from '@zhushutong/domain/formatting'
import type { ColumnRange, Sort } from '@zhushutong/domain/records'

export type Side = 'min' | 'max'

/**
 * A bound as it is sorted: an amount in CNY and a count by itself, days by their first and by their last ms, so that
 * they take in every point in time of them. What is missing lies outside of any range.
 */
export function boundAsSorted(range: ColumnRange, value: number | string, side: Side): number | null {
  if (range.of !== 'date' || typeof value === 'number') return Number(value)
  const day = parseDay(value)
  return day === null || side === 'min' ? day : day + DAY_MS - 1
}

/** The least that ranges leave of what a sort compares; null where they bound it in no way. */
export function sortFloor(sort: Sort, ranges: readonly ColumnRange[]): number | null {
  const mins = ranges
    .filter((range) => range.column === sort.column && range.min !== undefined)
    .map((range) => boundAsSorted(range, range.min as number | string, 'min'))
  return mins.reduce((floor, min) => (min === null ? floor : Math.max(floor ?? min, min)), null)
}
