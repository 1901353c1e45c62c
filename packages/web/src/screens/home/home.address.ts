import { type Screen, UNFOLLOWED_SECONDS } from '../screen'

/** The home page; a shared invitation opens here. */
export const home: Screen = {
  lifeSeconds: UNFOLLOWED_SECONDS,
  address: ({ shown: { route } }) =>
    route.name === 'home' || route.name === 'share' ? { path: 'home', search: '' } : null,
}
