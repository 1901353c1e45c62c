import { findContentPage } from '@/content/pages'
import { type Screen, UNFOLLOWED_SECONDS } from '../screen'

/** Pages made of blocks: services, promotions, the institute, and some about the portal. */
export const landing: Screen = {
  lifeSeconds: UNFOLLOWED_SECONDS,
  address: ({ shown: { route, page = 1 } }) =>
    page === 1 && findContentPage(route.name) ? { path: `landing/${route.name}`, search: '' } : null,
}
