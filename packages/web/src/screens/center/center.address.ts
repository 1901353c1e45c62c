import { type Screen, searchOf, UNFOLLOWED_SECONDS } from '../screen'
import { OVERVIEW } from './section-address'

/** The personal centre's pages by number (?index=), each with the filter of its list, or one order of it. */
export const center: Screen = {
  lifeSeconds: UNFOLLOWED_SECONDS,
  address: ({ shown: { route, query } }) => {
    if (route.name !== 'center') return null
    const { index = OVERVIEW, status, order, kind, key, page } = query
    return {
      path: `center/${encodeURIComponent(index)}`,
      search: searchOf({ status, order, kind, key, page }),
    }
  },
}
