import { type Screen, UNFOLLOWED_SECONDS } from '../screen'

/**
 * The short links of promotions: each redirects to a page of the portal, and each visit is counted
 * (PRO-01).
 */
export const shortLink: Screen = {
  lifeSeconds: UNFOLLOWED_SECONDS,
  address: ({ shown: { route, params } }) => {
    const { token } = params
    if (route.name !== 'promoToken' || !token) return null
    return { leadsTo: ({ openShortLink }) => openShortLink(token) }
  },
}
