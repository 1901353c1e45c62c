import { divisionPath, listDivisions } from '../../divisions'
import type { Filter } from '../catalogue/filter'
import type { RecordKind } from '../catalogue/kind'
import type { FacetDistribution } from './facets'
import type { RecordQuery } from './query'

const isCombined = ({ type }: Filter) => type === 'head' || type === 'tail' || type === 'match'

const menuOf = (filter: Filter) => (filter.type === 'range' && filter.beside) || filter.key

const isBeside = (filter: Filter, other: Filter) =>
  menuOf(filter) === menuOf(other) ||
  (filter.column === other.column && isCombined(filter) && isCombined(other))

/**
 * Filters grouped into the menus of a list: a qualification and its grade, which share their tags, are in one menu, and
 * so are a number of entries and the day of the newest.
 */
export function groupMenus(filters: readonly Filter[]): ReadonlyArray<readonly Filter[]> {
  return filters
    .map((filter) => filters.filter((item) => isBeside(item, filter)))
    .filter(([first], i) => first === filters[i])
}

/** The menu of a filter; empty for an unknown filter, and for one by another record, which no menu offers (LST-04). */
export function findMenu({ filters }: RecordKind, key: string): readonly Filter[] {
  const filter = filters.find((filter) => filter.key === key && filter.type !== 'reference')
  return filter ? filters.filter((item) => isBeside(item, filter)) : []
}

/** The levels of a region's menu: province, city, district. */
const REGION_DEPTH = 3

/** The values of a filter in its menu: for a region the divisions beside and below the last chosen one (LST-04). */
export function listChoices(filter: Filter, chosen: readonly string[]): readonly string[] {
  if (filter.type === 'reference') return []
  if (filter.type === 'region') {
    const last = chosen.at(-1)
    const path = last ? divisionPath(last) : []
    const above = ['000000', ...path].slice(0, REGION_DEPTH)
    return above.flatMap((code) => listDivisions(code).map((division) => division.code))
  }
  const choices = filter.type === 'range' ? filter.presets : filter.options
  return choices.map(({ value }) => value)
}

/** The value of 不限: no choice of the filter. */
export const ANY_CHOICE = ''

/**
 * The numbers of records behind the choices of a filter: by value, all of them under `ANY_CHOICE`, and `other` with
 * none of its values.
 */
export interface ChoiceCounts {
  readonly byValue: ReadonlyMap<string, number>
  readonly other: number
}

/** The number of records for each choice of a menu; the choices may overlap, so they do not add up (LST-04). */
export function buildChoiceCounts(
  menu: readonly Filter[],
  filters: RecordQuery['filters'],
  counts: Readonly<Record<string, ChoiceCounts>>,
): FacetDistribution[] {
  return menu.map((filter) => {
    const values = [ANY_CHOICE, ...listChoices(filter, filters[filter.key] ?? [])]
    const choiceCounts = counts[filter.key]
    const parts = values.map((value) => ({ value, count: choiceCounts?.byValue.get(value) ?? 0 }))
    return { filter: filter.key, parts, other: choiceCounts?.other ?? 0 }
  })
}

/** The conditions of a list without those of a menu: the counts of its choices ignore its own selection. */
export function leaveOutMenu(
  filters: RecordQuery['filters'],
  menu: readonly Filter[],
): RecordQuery['filters'] {
  return Object.fromEntries(
    Object.entries(filters).filter(([key]) => !menu.some((filter) => filter.key === key)),
  )
}
