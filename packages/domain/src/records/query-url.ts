import { PAGE_SIZES } from '../pager'
import type { RecordKind } from './kind'
import { EMPTY_QUERY, MAX_VALUES, type RecordQuery, takesMany, valueIsRight } from './query'

// Half a surrogate pair has no UTF-8 form: encodeURIComponent throws on it.
const wellFormed = (text: string) => text.replace(/\p{Surrogate}/gu, '').trim()

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
    .filter((part) => part !== '')
    .map((part) => {
      const at = part.indexOf('=')
      return at < 0 ? [decode(part), ''] : [decode(part.slice(0, at)), decode(part.slice(at + 1))]
    })

/**
 * The query that a list's address holds. A value that no filter knows is dropped rather than refused:
 * an old or cut link still shows a list.
 * @param search the query string, with or without '?'
 * @param pageNum the page, from the path (NAV-13)
 */
export const queryFromUrl = (kind: RecordKind, search: string, pageNum = 1): RecordQuery => {
  const filters: Record<string, string[]> = {}
  let { keyword, sort, pageSize } = EMPTY_QUERY as { keyword?: string; sort?: string; pageSize: number }
  for (const [key, value] of pairsOf(search)) {
    const filter = kind.filters.find((f) => f.key === key)
    if (filter) {
      const known = new Set(value.split(',').filter((v) => valueIsRight(filter, v)))
      if (known.size > 0) filters[key] = [...known].slice(0, takesMany(filter) ? MAX_VALUES : 1)
    } else if (key === 'q') keyword = wellFormed(value)
    else if (key === 'sort' && kind.sorts.some((s) => s.key === value)) sort = value
    else if (key === 'size' && PAGE_SIZES.some((s) => String(s) === value)) pageSize = Number(value)
  }
  return { ...(keyword && { keyword }), filters, ...(sort && { sort }), pageNum, pageSize }
}

/**
 * The query string of a query, '' or starting with '?'; the page stands in the path and is left out.
 * Keys and values stand in the catalogue's order, so that equal queries have one address.
 */
export const urlOfQuery = (kind: RecordKind, query: RecordQuery): string => {
  const parts: string[] = []
  const keyword = wellFormed(query.keyword ?? '')
  if (keyword) parts.push(`q=${encodeURIComponent(keyword)}`)
  for (const { key } of kind.filters) {
    const values = query.filters[key]
    if (values && values.length > 0)
      parts.push(`${key}=${[...values].sort().map(encodeURIComponent).join(',')}`)
  }
  if (query.sort && query.sort !== kind.sorts[0]?.key) parts.push(`sort=${query.sort}`)
  if (query.pageSize !== EMPTY_QUERY.pageSize) parts.push(`size=${query.pageSize}`)
  return parts.length > 0 ? `?${parts.join('&')}` : ''
}
