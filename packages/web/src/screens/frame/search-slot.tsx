import { findSearchCategory, MAX_KEYWORD_LENGTH, SEARCH_CATEGORIES } from '@zhushutong/domain/portal/search'
import { findSection } from '@zhushutong/domain/portal/shell'
import { parseQueryUrl } from '@zhushutong/domain/records'
import { HeaderSearch } from '@/features/search'
import { SiteNav } from '@/features/shell'
import { currentRoute } from '@/routing/current-route'
import { findRecordPage } from '@/routing/record-page'
import { findQueryTab } from '@/routing/tab'
import { currentReader } from '../reader'
import { rawSearch, type SearchParams } from '../search-params'
import { headerSections } from './menus'

/**
 * The header's search with the category and keyword of the page, after the sections of the site on a page that is no
 * query (SHL-18); a visitor's home page has its own.
 */
export async function SearchSlot({
  params,
  searchParams,
}: {
  params: Promise<{ path?: readonly string[] }>
  searchParams: Promise<SearchParams>
}) {
  const route = await currentRoute()
  const isHome = route.name === 'home'
  if (isHome && !(await currentReader()).member) return null
  const tab = findQueryTab(route, (await params).path)
  const record = findRecordPage(route)
  const keyword =
    tab !== undefined && record?.at === 'list'
      ? parseQueryUrl(record.kind, rawSearch(await searchParams), 1).keyword
      : undefined
  const hasSections = !isHome && tab === undefined
  return (
    <>
      {hasSections && <SiteNav sections={headerSections(findSection(route.name))} />}
      <div className="header-search">
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
    </>
  )
}
