import { findOutboundSite } from '@zhushutong/domain/promotion'
import { FOLLOWED_SECONDS, type Screen } from '../screen'

/** The page before one of the external public platforms (PRO-02). */
export const leave: Screen = {
  lifeSeconds: FOLLOWED_SECONDS,
  address: ({ shown: { route, params } }) => {
    const { id } = params
    if (route.name !== 'middlePage' || !id) return null
    return {
      path: `leave/${encodeURIComponent(id)}`,
      search: '',
      exists: async () => findOutboundSite(id) !== null,
    }
  },
}
