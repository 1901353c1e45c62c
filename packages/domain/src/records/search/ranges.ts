import { addDays, dayOf } from '../../formatting'
import type { DatedEntries, Filter, RangePreset } from '../catalogue/filter'
import type { RecordKind } from '../catalogue/kind'
import { findColumn } from '../catalogue/record'

/**
 * Bounds of a column, both included: a number for fen and counts, 'YYYY-MM-DD' for dates; for points in time a day
 * covers the whole day, a number is ms.
 */
export interface ColumnRange {
  readonly column: string
  readonly of: 'fen' | 'count' | 'date'
  readonly min?: number | string
  readonly max?: number | string
  /** Besides the column's bounds: an entry in these days, both included. */
  readonly entry?: DatedEntries & { readonly from: string | undefined; readonly to: string }
}

type RangeFilter = Extract<Filter, { type: 'range' }>

// For points in time the bound is the moment, not the day.
const ofPreset = (
  { column, of }: RangeFilter,
  preset: RangePreset,
  now: number,
  isTime: boolean,
): ColumnRange => {
  const today = dayOf(now)
  if (preset.past) return { column, of, max: isTime ? now - 1 : addDays(today, -1) }
  if (preset.from !== undefined) return { column, of, min: addDays(today, preset.from) }
  if (preset.days === undefined) return { column, of, min: preset.min, max: preset.max }
  const other = addDays(today, -preset.days)
  return preset.days >= 0 ? { column, of, min: other } : { column, of, min: isTime ? now : today, max: other }
}

const ofBounds = ({ column, of, newestOf }: RangeFilter, value: string): ColumnRange => {
  const read = (bound: string) => (bound === '' ? undefined : of === 'date' ? bound : Number(bound))
  const middle = value.indexOf('~')
  const [from, to] = [value.slice(0, middle), value.slice(middle + 1)]
  // A later entry must not hide an entry in the requested days: the newest day has a lower bound only.
  if (newestOf && to !== '')
    return { column, of, min: read(from), entry: { ...newestOf, from: from || undefined, to } }
  return { column, of, min: read(from), max: read(to) }
}

/**
 * A stored amount (fen) for comparing and sorting: null if it is not in CNY, since amounts of different currencies
 * cannot be ordered. An amount without a currency counts as CNY, as displayed.
 */
export function comparableFen(
  column: { readonly key: string; readonly currency?: string },
  record: Readonly<Record<string, unknown>>,
): number | null {
  const value = record[column.key]
  const currency = column.currency ? (record[column.currency] ?? 'CNY') : 'CNY'
  return typeof value === 'number' && currency === 'CNY' ? value : null
}

/**
 * The ranges of the range filters of a valid query. "近 7 天" is relative to `now` (ms): days are those of
 * Asia/Shanghai.
 */
export function buildRanges(
  kind: RecordKind,
  filters: Readonly<Record<string, readonly string[]>>,
  now: number,
): ColumnRange[] {
  return kind.filters.flatMap((filter) => {
    if (filter.type !== 'range') return []
    const isTime = findColumn(kind, filter.column)?.type === 'time'
    return (filters[filter.key] ?? []).map((value) => {
      const preset = filter.presets.find((p) => p.value === value)
      return preset ? ofPreset(filter, preset, now, isTime) : ofBounds(filter, value)
    })
  })
}
