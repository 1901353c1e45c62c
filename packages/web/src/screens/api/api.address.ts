import { formatSearch, type Screen, UNFOLLOWED_SECONDS } from '../screen'

/** The calls of one group, or of all, found by a keyword. */
export const apiList: Screen = {
  lifeSeconds: UNFOLLOWED_SECONDS,
  address: ({ shown: { route, params, query, page = 1 } }) => {
    const { id } = params
    if (route.name !== 'apiList' || !id || page > 1) return null
    return {
      path: `api-list/${encodeURIComponent(id)}`,
      search: id === 'all' ? formatSearch({ q: query.q?.trim().slice(0, 40) }) : '',
      exists: ({ apiPageExists }) => apiPageExists(id, 'group'),
    }
  },
}

export const apiCall: Screen = {
  lifeSeconds: UNFOLLOWED_SECONDS,
  address: ({ shown: { route, params } }) => {
    const { id } = params
    if (route.name !== 'apiDet' || !id) return null
    return {
      path: `api-call/${encodeURIComponent(id)}`,
      search: '',
      exists: ({ apiPageExists }) => apiPageExists(id, 'call'),
    }
  },
}
