import { keysAt } from '@zhushutong/domain/content'
import { type Screen, UNFOLLOWED_SECONDS } from '../screen'

/** An article, question, policy or standard; a policy opened from a message is the same page. */
export const article: Screen = {
  lifeSeconds: UNFOLLOWED_SECONDS,
  address: ({ shown: { route, params } }) => {
    const { id } = params
    if (!id || route.kind !== 'content-detail' || keysAt(route.name).length === 0) return null
    return {
      path: `article/${route.name}/${encodeURIComponent(id)}`,
      search: '',
      exists: ({ articleExists }) => articleExists(route.name, id),
    }
  },
}
