import { FOLLOWED_SECONDS, type Screen, searchOf } from '../screen'

/**
 * The login. Visitors all get one page, which reads backUrl in the browser; members are redirected to it.
 */
export const login: Screen = {
  lifeSeconds: FOLLOWED_SECONDS,
  address: ({ shown: { route, query }, hasLogin }) =>
    route.name === 'authLogin'
      ? { path: 'login', search: hasLogin ? searchOf({ backUrl: query.backUrl }) : '' }
      : null,
}
