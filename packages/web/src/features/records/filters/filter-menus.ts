import { type Filter, groupMenus, type RecordQuery } from '@zhushutong/domain/records'
import { type FilterRow, filterRows, type ListLocation, offeredFilters, valueLabel } from '../list/list-model'

/** The filters of a menu; filters on the same tags share a menu, such as a qualification and its grade. */
interface FilterMenu {
  readonly key: string
  readonly label: string
  /** The chosen values as text; null without a choice. */
  readonly value: string | null
  readonly filters: readonly Filter[]
}

const chosenText = (query: RecordQuery, filters: readonly Filter[]): string | null => {
  const words = filters.flatMap((filter) =>
    filter.type === 'match'
      ? []
      : (query.filters[filter.key] ?? []).map((value) => valueLabel(filter, value)),
  )
  if (words.length === 0) return null
  return words.length > 2 ? `${words[0]} 等 ${words.length} 项` : words.join('、')
}

/** The menus of a list: its filters, each with its chosen values. */
export function filterMenus(place: ListLocation, query: RecordQuery): FilterMenu[] {
  return groupMenus(offeredFilters(place)).flatMap((filters) => {
    const [first] = filters
    if (!first) return []
    const label = (first.type === 'range' && first.menu) || first.label
    return [{ key: first.key, label, value: chosenText(query, filters), filters }]
  })
}

/** The choices of a menu; each link adds or removes a value. */
export function menuRows(place: ListLocation, query: RecordQuery, key: string): FilterRow[] {
  const menu = filterMenus(place, query).find((candidate) => candidate.key === key)
  return (menu?.filters ?? []).flatMap((filter) => filterRows(place, query, filter))
}
