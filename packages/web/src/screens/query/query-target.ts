import { DEFAULT_SEARCH_KEY, SEARCH_CATEGORIES } from '@zhushutong/domain/portal/search'
import { findKindBySegment, formatQueryUrl } from '@zhushutong/domain/records'
import { formatSearch } from '@/routing/format-search'

/** The list or tool of a search in the header (NAV-15, SHL-01); null for an unknown category. */
export function findQueryTarget({
  name = DEFAULT_SEARCH_KEY,
  keyword: typed,
}: Readonly<Record<string, string | undefined>>): string | null {
  const kind = findKindBySegment(name)
  const keyword = typed?.trim() || undefined
  if (kind && !kind.onlySubLists)
    return `/${kind.segment}/${formatQueryUrl(kind, { keyword, filters: {}, pageNum: 1, pageSize: 10 })}`
  // A category with its own tool receives the keyword itself.
  const isCategory = SEARCH_CATEGORIES.some(({ key }) => key === name)
  return isCategory ? `/${name}/${formatSearch({ q: keyword })}` : null
}
