import { findSearchCategory, MAX_KEYWORD_LENGTH, SEARCH_CATEGORIES } from '@zhushutong/domain/portal/search'
import { parseQueryUrl } from '@zhushutong/domain/records'
import { HeaderSearch } from '@/features/search'
import { currentRoute } from '@/routing/current-route'
import { findRecordPage } from '@/routing/record-page'
import { findQueryTab } from '@/routing/tab'
import { currentReader } from '../reader'
import { rawSearch, type SearchParams } from '../search-params'

/** The header's search with the category and keyword of the page; a visitor's home page has its own. */
export async function SearchSlot({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const route = await currentRoute()
  const isHome = route.name === 'home'
  if (isHome && !(await currentReader()).member) return null
  const tab = findQueryTab(route)
  const record = findRecordPage(route)
  const keyword =
    tab !== undefined && record?.at === 'list'
      ? parseQueryUrl(record.kind, rawSearch(await searchParams), 1).keyword
      : undefined
  return (
    <div className="header-search" data-small={(!isHome && tab === undefined) || undefined}>
      <HeaderSearch
        categories={SEARCH_CATEGORIES.map(({ key, label, placeholder }) => ({
          value: key,
          label,
          placeholder,
        }))}
        category={findSearchCategory(tab).key}
        keyword={keyword}
        maxLength={MAX_KEYWORD_LENGTH}
      />
    </div>
  )
}
