import { PAGE_SIZES } from '../pager'
import type { Filter } from './filter'
import type { RecordKind } from './kind'
import { EMPTY_QUERY, MAX_KEYWORD, MAX_VALUES, type RecordQuery, takesMany, valueIsRight } from './query'

// Half a surrogate pair has no UTF-8 form: encodeURIComponent throws on it.
const wellFormed = (text: string) => text.replace(/\p{Surrogate}/gu, '').trim()

// Cut by UTF-16 units, as it is counted, which may leave half a pair at the end.
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
  [...new Set(values)].filter((value) => valueIsRight(filter, value))

/**
 * The query that a list's address holds (NAV-13). A value that no filter knows is dropped rather than refused,
 * and a keyword too long is cut: an old or cut link still shows a list.
 * @param search the query string, with or without '?'
 * @param pageNum the page, from the path
 */
export const queryFromUrl = (kind: RecordKind, search: string, pageNum = 1): RecordQuery => {
  const filters: Record<string, string[]> = {}
  let keyword = ''
  let sort: string | undefined
  let { pageSize } = EMPTY_QUERY
  for (const [key, value] of pairsOf(search)) {
    const filter = kind.filters.find((f) => f.key === key)
    if (filter) {
      const known = knownValues(filter, value.split(','))
      if (known.length > 0) filters[key] = known.slice(0, takesMany(filter) ? MAX_VALUES : 1)
    } else if (key === 'q') keyword = keywordOf(value)
    else if (key === 'sort' && kind.sorts.some((s) => s.key === value)) sort = value
    else if (key === 'size') pageSize = PAGE_SIZES.find((s) => String(s) === value) ?? pageSize
  }
  return { ...(keyword && { keyword }), filters, ...(sort && { sort }), pageNum, pageSize }
}

/**
 * The query string of a query, '' or starting with '?' (NAV-13); the page stands in the path and is left out.
 * Keys and values stand in a fixed order and only what differs from the usual list stands there, so that equal
 * queries have one address. It holds nothing that `queryFromUrl` would drop.
 */
export const urlOfQuery = (kind: RecordKind, query: RecordQuery): string => {
  const parts: string[] = []
  const keyword = keywordOf(query.keyword ?? '')
  if (keyword) parts.push(`q=${encodeURIComponent(keyword)}`)
  for (const filter of kind.filters) {
    const values = knownValues(filter, query.filters[filter.key] ?? [])
    // What a filter knows needs no encoding: letters, digits, '-' and '~'.
    if (values.length > 0) parts.push(`${filter.key}=${values.sort().join(',')}`)
  }
  if (kind.sorts.slice(1).some((s) => s.key === query.sort)) parts.push(`sort=${query.sort}`)
  const isUsual = query.pageSize === EMPTY_QUERY.pageSize
  if (!isUsual && PAGE_SIZES.some((s) => s === query.pageSize)) parts.push(`size=${query.pageSize}`)
  return parts.length > 0 ? `?${parts.join('&')}` : ''
}
