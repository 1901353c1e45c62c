import { DEFAULT_SEARCH_KEY, SEARCH_CATEGORIES } from '@zhushutong/domain/portal/search'
import { findKindBySegment, formatQueryUrl } from '@zhushutong/domain/records'
import { formatSearch, type Screen, UNFOLLOWED_SECONDS } from '../screen'

/** /query?name={key} is the list of that kind (NAV-15); the header's search form also submits to it. */
export const query: Screen = {
  lifeSeconds: UNFOLLOWED_SECONDS,
  address: ({ shown }) => {
    if (shown.route.name !== 'query') return null
    const { name = DEFAULT_SEARCH_KEY } = shown.query
    const kind = findKindBySegment(name)
    const keyword = shown.query.keyword?.trim() || undefined
    if (kind && !kind.onlySubLists) {
      const search = formatQueryUrl(kind, { keyword, filters: {}, pageNum: 1, pageSize: 10 })
      return { redirectTo: `/${kind.segment}/${search}` }
    }
    // A category with its own tool receives the keyword itself (SHL-01).
    const isCategory = SEARCH_CATEGORIES.some(({ key }) => key === name)
    return isCategory ? { redirectTo: `/${name}/${formatSearch({ q: keyword })}` } : null
  },
}
