import { addDays, dayOf } from '../formatting'
import type { Filter } from './filter'
import type { RecordKind } from './kind'

/** Bounds of a column, both included: a number for fen and counts, 'YYYY-MM-DD' for dates. */
export interface ColumnRange {
  readonly column: string
  readonly of: 'fen' | 'count' | 'date'
  readonly min?: number | string
  readonly max?: number | string
}

type RangeFilter = Extract<Filter, { type: 'range' }>

const ofPreset = (filter: RangeFilter, value: string, now: number): ColumnRange | null => {
  const preset = filter.presets.find((p) => p.value === value)
  if (!preset) return null
  const { column, of } = filter
  if (preset.days === undefined) return { column, of, min: preset.min, max: preset.max }
  const today = dayOf(now)
  const other = addDays(today, -preset.days)
  return preset.days >= 0 ? { column, of, min: other } : { column, of, min: today, max: other }
}

const ofBounds = (filter: RangeFilter, value: string): ColumnRange => {
  const [min = '', max = ''] = value.split('~')
  const read = (bound: string) => (bound === '' ? undefined : filter.of === 'date' ? bound : Number(bound))
  return { column: filter.column, of: filter.of, min: read(min), max: read(max) }
}

/**
 * A stored amount as it is compared and sorted: null where it is not in CNY, as amounts of different
 * currencies have no order. An amount without a currency is in CNY (as it is shown).
 */
export const comparableFen = (
  column: { readonly key: string; readonly currency?: string },
  record: Readonly<Record<string, unknown>>,
): number | null => {
  const value = record[column.key]
  const currency = column.currency ? (record[column.currency] ?? 'CNY') : 'CNY'
  return typeof value === 'number' && currency === 'CNY' ? value : null
}

/** The ranges that the chosen filters ask for. `now` (ms) fixes what "近 7 天" means. */
export const rangesOf = (
  kind: RecordKind,
  filters: Readonly<Record<string, readonly string[]>>,
  now: number,
): ColumnRange[] =>
  kind.filters.flatMap((filter) => {
    const value = filter.type === 'range' ? filters[filter.key]?.[0] : undefined
    return filter.type === 'range' && value ? [ofPreset(filter, value, now) ?? ofBounds(filter, value)] : []
  })
