import {
  buildChoiceCounts,
  buildDistribution,
  type Distribution,
  findMenu,
  leaveOutMenu,
  listFacets,
  type RecordKind,
} from '@zhushutong/domain/records'
import type { SearchEngine } from '../engine.ports'
import { prepareSearch } from '../prepare-search'
import type { Asker, ListRequest, Refusal } from '../search-request'

/** The most records that are divided: more would take too long. */
const MAX_DIVIDED = 50_000
/** The timeout of a division in ms: the list is read at the same time. */
const DIVIDING_MS = 1_000

const FIRST_PAGE = { pageNum: 1, pageSize: 10 } as const

/**
 * The division of a list for its reader (LST-03), refused like the list itself; null if it has too many records or
 * takes too long.
 */
export function divideRecords(engine: SearchEngine, cap = MAX_DIVIDED) {
  return async (
    kind: RecordKind,
    list: ListRequest,
    asker: Asker,
  ): Promise<Distribution | null | Refusal> => {
    const search = await prepareSearch(engine, kind, { ...list, ...FIRST_PAGE }, asker)
    if ('error' in search) return search
    const facets = listFacets(kind, list.filters, search.locks, asker.now)
    if (facets.length === 0) return null
    const result = await engine.divide(search, facets, cap, DIVIDING_MS)
    if (result && 'error' in result) return result.error === 'timeout' ? null : result
    return result && buildDistribution(facets, result.total, result.byFilter)
  }
}

/**
 * The number of results for each choice of a menu in a list for its reader (LST-04). Refused like the list itself, and
 * if a filter of the menu is locked for the reader; null if the list without the menu has too many records, or if it
 * takes too long.
 * @param key of a filter of the menu
 */
export function countChoices(engine: SearchEngine, cap = MAX_DIVIDED) {
  return async (
    kind: RecordKind,
    list: ListRequest,
    key: string,
    asker: Asker,
  ): Promise<Distribution | null | Refusal> => {
    const menu = findMenu(kind, key)
    if (menu.length === 0) return { error: 'invalid', field: 'menu', message: `没有“${key}”这个筛选条件` }
    const search = await prepareSearch(engine, kind, { ...list, ...FIRST_PAGE }, asker)
    if ('error' in search) return search
    const closed = menu.find(({ column }) => column in search.locks)
    if (closed) return { error: 'invalid', field: 'menu', message: `“${closed.label}”需要开通会员后使用` }
    const without = { ...search, request: { ...search.request, filters: leaveOutMenu(list.filters, menu) } }
    const counted = { filters: menu, chosen: list.filters }
    const choices = await engine.countChoices(without, counted, cap, DIVIDING_MS)
    if (choices && 'error' in choices) return choices.error === 'timeout' ? null : choices
    return (
      choices && { total: choices.total, facets: buildChoiceCounts(menu, list.filters, choices.byFilter) }
    )
  }
}
