import { FOLLOWED_SECONDS, type Screen, searchOf } from '../screen'

/** The login. Visitors all get one page, which reads backUrl by itself; members are led on to it. */
export const login: Screen = {
  lifeSeconds: FOLLOWED_SECONDS,
  address: ({ shown: { route, query }, hasLogin }) =>
    route.name === 'authLogin'
      ? { path: 'login', search: hasLogin ? searchOf({ backUrl: query.backUrl }) : '' }
      : null,
}
