import { type Screen, UNFOLLOWED_SECONDS } from '../screen'

/** An article of the news. */
export const article: Screen = {
  lifeSeconds: UNFOLLOWED_SECONDS,
  address: ({ shown: { route, params } }) => {
    const { id } = params
    if (route.name !== 'toutiaodetails' || !id) return null
    return {
      path: `article/${encodeURIComponent(id)}`,
      search: '',
      exists: ({ articleExists }) => articleExists(id),
    }
  },
}
