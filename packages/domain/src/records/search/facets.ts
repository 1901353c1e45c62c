import { listDivisions } from '../../divisions'
import { addDays, dayOf } from '../../formatting'
import type { Filter } from '../catalogue/filter'
import type { Locks, RecordKind } from '../catalogue/kind'
import { findColumn } from '../catalogue/record'
import type { RecordQuery } from './query'

/**
 * How a result may be divided by one of its kind's filters: each value of it is a choice of that filter, and no record
 * has two of them (LST-03).
 */
export interface Facet {
  readonly filter: Filter
  readonly values: readonly string[]
  /** A region's code begins with that many characters of the value; absent for other filters. */
  readonly prefix?: number
}

/** What a list shows beside its rows: no more than fits there (LST-03). */
const MOST_FACETS = 3

type RangeFilter = Extract<Filter, { type: 'range' }>

const lengthOf = (code: string): number => {
  if (code.endsWith('0000')) return 2
  return code.endsWith('00') ? 4 : 6
}

const regionFacet = (filter: Filter, chosen: readonly string[]): Facet | null => {
  if (chosen.length > 1) return null
  const below = listDivisions(chosen[0]).map(({ code }) => code)
  // Some divisions below a province are counties: then every one is told apart by its whole code.
  return below.length === 0 ? null : { filter, values: below, prefix: Math.max(...below.map(lengthOf)) }
}

/** The spans between the bounds of a filter's presets, those that are presets by their names. */
const amountFacet = (filter: RangeFilter): Facet => {
  const bounds = filter.presets.flatMap(({ min = 0, max }) => [min, max === undefined ? 0 : max + 1])
  const cuts = [...new Set(bounds)].filter((bound) => bound > 0).sort((a, b) => a - b)
  const spans = [undefined, ...cuts].map((min, i) => ({
    min,
    max: cuts[i] === undefined ? undefined : cuts[i] - 1,
  }))
  const values = spans.map(({ min, max }) => {
    const preset = filter.presets.find((one) => one.min === min && one.max === max)
    return preset?.value ?? `${min ?? ''}~${max ?? ''}`
  })
  return { filter, values: cuts.length === 0 ? [] : values }
}

/** The days that the presets of a filter count to or from, as spans that follow one another. */
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
 * By what a result is divided for its reader: by region, amount, time and kind, as far as the kind has such filters, the
 * reader may filter by them and they are not chosen yet; of each sort the first (LST-03).
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
  const first = facets.filter((facet, i) => facets.findIndex((one) => rankOf(one) === rankOf(facet)) === i)
  return first.sort((a, b) => rankOf(a) - rankOf(b)).slice(0, MOST_FACETS)
}

/** How many records of a result have one value of a filter. */
export interface FacetPart {
  readonly value: string
  readonly count: number
}

/** How a result divides by the values of one filter. */
export interface FacetDistribution {
  /** The filter's key. */
  readonly filter: string
  readonly parts: FacetPart[]
  /** Those that have none of the values, or an unknown one. */
  readonly other: number
}

/** How a whole result divides; the parts and `other` of each filter add up to `total` (LST-03). */
export interface Distribution {
  readonly total: number
  readonly facets: FacetDistribution[]
}

/**
 * The distribution of a result, from how many have each value; of regions the value is the beginning of the code. A filter
 * none of whose values the result has is left out (LST-03).
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
