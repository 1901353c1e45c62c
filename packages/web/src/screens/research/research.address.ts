import { findResearch } from '@/content/institute/research'
import { type Screen, UNFOLLOWED_SECONDS } from '../screen'

export const research: Screen = {
  lifeSeconds: UNFOLLOWED_SECONDS,
  address: ({ shown: { route, params } }) => {
    const { id } = params
    if (route.name !== 'yjyredetail' || !id) return null
    return {
      path: `research/${encodeURIComponent(id)}`,
      search: '',
      exists: async () => findResearch(id) !== null,
    }
  },
}
