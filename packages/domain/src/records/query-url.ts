import { PAGE_SIZES } from '../pager'
import type { RecordKind } from './kind'
import { EMPTY_QUERY, type RecordQuery, valueIsRight } from './query'

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
      const known = value.split(',').filter((v) => valueIsRight(filter, v))
      if (known.length > 0) filters[key] = [...new Set(known)]
    } else if (key === 'q' && value.trim() !== '') keyword = value.trim()
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
  if (query.keyword) parts.push(`q=${encodeURIComponent(query.keyword)}`)
  for (const { key } of kind.filters) {
    const values = query.filters[key]
    if (values && values.length > 0)
      parts.push(`${key}=${[...values].sort().map(encodeURIComponent).join(',')}`)
  }
  if (query.sort && query.sort !== kind.sorts[0]?.key) parts.push(`sort=${query.sort}`)
  if (query.pageSize !== EMPTY_QUERY.pageSize) parts.push(`size=${query.pageSize}`)
  return parts.length > 0 ? `?${parts.join('&')}` : ''
}
