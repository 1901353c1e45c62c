import { kindOfSegment, urlOfQuery } from '@zhushutong/domain/records'
import { SEARCH_CATEGORIES } from '@zhushutong/domain/search'
import { type Screen, searchOf, UNFOLLOWED_SECONDS } from '../screen'

/** /query?name={key} is the list of that kind (NAV-15); the header's search box arrives here as well. */
export const query: Screen = {
  lifeSeconds: UNFOLLOWED_SECONDS,
  address: ({ shown }) => {
    if (shown.route.name !== 'query') return null
    const { name = 'qiye' } = shown.query
    const kind = kindOfSegment(name)
    const keyword = shown.query.keyword?.trim() || undefined
    if (kind && !kind.onlySubLists) {
      const search = urlOfQuery(kind, { keyword, filters: {}, pageNum: 1, pageSize: 10 })
      return { redirectTo: `/${kind.segment}/${search}` }
    }
    // A category that is a tool of its own takes the keyword itself (SHL-01).
    const isCategory = SEARCH_CATEGORIES.some(({ key }) => key === name)
    return isCategory ? { redirectTo: `/${name}/${searchOf({ q: keyword })}` } : null
  },
}
