import { FOLLOWED_SECONDS, formatSearch, type Screen } from '../screen'

/**
 * The login. All visitors get the same page, which reads backUrl in the browser; members are redirected to
 * backUrl.
 */
export const login: Screen = {
  lifeSeconds: FOLLOWED_SECONDS,
  address: ({ shown: { route, query }, hasLogin }) =>
    route.name === 'authLogin'
      ? { path: 'login', search: hasLogin ? formatSearch({ backUrl: query.backUrl }) : '' }
      : null,
}
