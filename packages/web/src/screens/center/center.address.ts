import { formatSearch, type Screen, UNFOLLOWED_SECONDS } from '../screen'
import { OVERVIEW, SECTION_PARAMETERS } from './section-address'

/**
 * The personal centre's pages by number (?index=), each with the filter of its list, or one of its orders.
 */
export const center: Screen = {
  lifeSeconds: UNFOLLOWED_SECONDS,
  address: ({ shown: { route, query } }) => {
    if (route.name !== 'center') return null
    const { index = OVERVIEW } = query
    return {
      path: `center/${encodeURIComponent(index)}`,
      search: formatSearch(Object.fromEntries(SECTION_PARAMETERS.map((name) => [name, query[name]]))),
    }
  },
}
