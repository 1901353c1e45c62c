import { listDivisions } from '../../divisions'
import { addDays, dayOf } from '../../formatting'
import type { Filter } from '../catalogue/filter'
import type { Locks, RecordKind } from '../catalogue/kind'
import { findColumn } from '../catalogue/record'
import type { RecordQuery } from './query'

/**
 * A division of a result by a filter of its kind: each value is a choice of the filter, and each record has at most one
 * of them (LST-03).
 */
export interface Facet {
  readonly filter: Filter
  readonly values: readonly string[]
  /** For a region, the number of leading characters of the code that identify a value; absent for other filters. */
  readonly prefix?: number
}

/** The maximum number of divisions beside a list's rows: more do not fit (LST-03). */
const MAX_FACETS = 3

type RangeFilter = Extract<Filter, { type: 'range' }>

const lengthOf = (code: string): number => {
  if (code.endsWith('0000')) return 2
  return code.endsWith('00') ? 4 : 6
}

const regionFacet = (filter: Filter, chosen: readonly string[]): Facet | null => {
  if (chosen.length > 1) return null
  const below = listDivisions(chosen[0]).map(({ code }) => code)
  // Some divisions below a province are counties: then only the whole codes distinguish all of them.
  return below.length === 0 ? null : { filter, values: below, prefix: Math.max(...below.map(lengthOf)) }
}

/** The spans between the bounds of a filter's presets; a span that equals a preset has its name. */
const amountFacet = (filter: RangeFilter): Facet => {
  const bounds = filter.presets.flatMap(({ min = 0, max }) => [min, max === undefined ? 0 : max + 1])
  const cuts = [...new Set(bounds)].filter((bound) => bound > 0).sort((a, b) => a - b)
  const spans = [undefined, ...cuts].map((min, i) => ({
    min,
    max: cuts[i] === undefined ? undefined : cuts[i] - 1,
  }))
  const values = spans.map(({ min, max }) => {
    const preset = filter.presets.find((preset) => preset.min === min && preset.max === max)
    return preset?.value ?? `${min ?? ''}~${max ?? ''}`
  })
  return { filter, values: cuts.length === 0 ? [] : values }
}

/** The days in the presets of a filter, as consecutive spans. */
const dayFacet = (filter: RangeFilter, now: number): Facet | null => {
  const today = dayOf(now)
  const days = filter.presets.flatMap(({ days: count }) => (count === undefined ? [] : [count]))
  if (days.length === 0) return null
  const isAhead = days.some((count) => count < 0)
  const ends = [...new Set(days.map(Math.abs))].sort((a, b) => a - b)
  const at = (count: number) => addDays(today, isAhead ? count : -count)
  const span = (from: string, to: string) => (isAhead ? `${from}~${to}` : `${to}~${from}`)
  const spans = ends.map((end, i) => span(i === 0 ? today : at((ends[i - 1] ?? 0) + 1), at(end)))
  const last = ends.at(-1) ?? 0
  const beyond = isAhead ? `${at(last + 1)}~` : `~${at(last + 1)}`
  return { filter, values: isAhead ? [`~${addDays(today, -1)}`, ...spans, beyond] : [...spans, beyond] }
}

const facetOf = (kind: RecordKind, filter: Filter, chosen: readonly string[], now: number): Facet | null => {
  if (filter.type === 'region') return regionFacet(filter, chosen)
  if (chosen.length > 0) return null
  if (filter.type === 'range' && filter.isMinor) return null
  if (filter.type === 'range') return filter.of === 'date' ? dayFacet(filter, now) : amountFacet(filter)
  const isOneOf = filter.type === 'options' && findColumn(kind, filter.column)?.type === 'enum'
  return isOneOf ? { filter, values: filter.options.map(({ value }) => value) } : null
}

const rankOf = ({ filter }: Facet): number => {
  if (filter.type === 'region') return 0
  if (filter.type !== 'range') return 3
  return filter.of === 'date' ? 2 : 1
}

/**
 * The divisions of a result: by region, amount, time and kind, the first filter of each sort. Filters closed to the
 * reader, and filters whose choice leaves nothing to divide, are left out (LST-03).
 */
export function listFacets(
  kind: RecordKind,
  filters: RecordQuery['filters'],
  locks: Locks,
  now: number,
): Facet[] {
  const facets = kind.filters.flatMap((filter) => {
    if (filter.column in locks || filter.within) return []
    const facet = facetOf(kind, filter, filters[filter.key] ?? [], now)
    return facet && facet.values.length > 1 ? [facet] : []
  })
  const first = facets.filter((facet, i) => facets.findIndex((item) => rankOf(item) === rankOf(facet)) === i)
  return first.sort((a, b) => rankOf(a) - rankOf(b)).slice(0, MAX_FACETS)
}

interface FacetPart {
  readonly value: string
  readonly count: number
}

export interface FacetDistribution {
  readonly filter: string
  readonly parts: FacetPart[]
  /** Records with none of the values, or with an unknown one. */
  readonly other: number
}

/** The distribution of a whole result; the parts and `other` of each filter add up to `total` (LST-03). */
export interface Distribution {
  readonly total: number
  readonly facets: FacetDistribution[]
}

/**
 * The distribution of a result, from the number of records per value; for a region the value is the beginning of the
 * code. A filter without any counted value is left out (LST-03).
 */
export function buildDistribution(
  facets: readonly Facet[],
  total: number,
  byFilter: Readonly<Record<string, ReadonlyMap<string | null, number>>>,
): Distribution {
  const divided = facets.map(({ filter, values, prefix }) => {
    const counts = byFilter[filter.key]
    const parts = values.map((value) => ({ value, count: counts?.get(value.slice(0, prefix)) ?? 0 }))
    return { filter: filter.key, parts, other: total - parts.reduce((sum, { count }) => sum + count, 0) }
  })
  return { total, facets: divided.filter(({ parts }) => parts.some(({ count }) => count > 0)) }
}
