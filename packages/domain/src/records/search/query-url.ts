import { PAGE_SIZES } from '../../paging'
import type { Filter } from '../catalogue/filter'
import type { RecordKind } from '../catalogue/kind'
import { EMPTY_QUERY, isMultiValue, isValidValue, MAX_KEYWORD, MAX_VALUES, type RecordQuery } from './query'
import { isSortOf, sortsFor } from './sorts'

// A lone surrogate has no UTF-8 form: encodeURIComponent throws on it.
const wellFormed = (text: string) => text.replace(/\p{Surrogate}/gu, '').trim()

// Truncated by UTF-16 units, the unit of the limit, which may leave a lone surrogate at the end.
const keywordOf = (text: string) => wellFormed(wellFormed(text).slice(0, MAX_KEYWORD))

const decode = (text: string) => {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    return text
  }
}

const pairsOf = (search: string): Array<readonly [string, string]> =>
  search
    .replace(/^\?/, '')
    .split('&')
    .map((part) => {
      const at = part.indexOf('=')
      return at < 0 ? [decode(part), ''] : [decode(part.slice(0, at)), decode(part.slice(at + 1))]
    })

const knownValues = (filter: Filter, values: readonly string[]): string[] =>
  [...new Set(values)].filter((value) => isValidValue(filter, value))

/**
 * Parses the query in a list's URL. Unknown filter values are dropped instead of rejected, and a long
 * keyword is truncated: an old or truncated link still shows a list.
 * @param search the query string, with or without '?'
 * @param pageNum the page, from the path
 */
export function parseQueryUrl(kind: RecordKind, search: string, pageNum = 1): RecordQuery {
  const filters: Record<string, string[]> = {}
  let keyword = ''
  let sort: string | undefined
  let isLiteral = false
  let { pageSize } = EMPTY_QUERY
  for (const [key, value] of pairsOf(search)) {
    const filter = kind.filters.find((f) => f.key === key)
    if (filter) {
      // A reference is a single value: a comma may be part of a project's number.
      const known = knownValues(filter, filter.type === 'reference' ? [value] : value.split(','))
      if (known.length > 0) filters[key] = known.slice(0, isMultiValue(filter) ? MAX_VALUES : 1)
    } else if (key === 'q') keyword = keywordOf(value)
    else if (key === 'sort' && isSortOf(kind, value)) sort = value
    else if (key === 'match') isLiteral = value === 'literal'
    else if (key === 'size') pageSize = PAGE_SIZES.find((s) => String(s) === value) ?? pageSize
  }
  return {
    ...(keyword && { keyword }),
    filters,
    ...(sort && sortsFor(kind, { keyword, filters }).some(({ key }) => key === sort) && { sort }),
    ...(keyword && isLiteral && { match: 'literal' as const }),
    pageNum,
    pageSize,
  }
}

/**
 * The query string of a query, '' or starting with '?'; the page number is in the path and left out. Keys and
 * values have a fixed order and defaults are omitted, so that equal queries have the same URL. It contains nothing that
 * `parseQueryUrl` would drop.
 */
export function formatQueryUrl(kind: RecordKind, query: RecordQuery): string {
  const parts: string[] = []
  const keyword = keywordOf(query.keyword ?? '')
  if (keyword) parts.push(`q=${encodeURIComponent(keyword)}`)
  for (const filter of kind.filters) {
    const values = knownValues(filter, query.filters[filter.key] ?? [])
    // Other valid values need no encoding: letters, digits, '-' and '~'.
    const text = filter.type === 'reference' ? values.slice(0, 1).map(encodeURIComponent) : values.sort()
    if (values.length > 0) parts.push(`${filter.key}=${text.join(',')}`)
  }
  const [, ...others] = sortsFor(kind, { ...query, keyword })
  if (others.some((s) => s.key === query.sort)) parts.push(`sort=${query.sort}`)
  if (keyword && query.match === 'literal') parts.push('match=literal')
  const isUsual = query.pageSize === EMPTY_QUERY.pageSize
  if (!isUsual && PAGE_SIZES.some((s) => s === query.pageSize)) parts.push(`size=${query.pageSize}`)
  return parts.length > 0 ? `?${parts.join('&')}` : ''
}
