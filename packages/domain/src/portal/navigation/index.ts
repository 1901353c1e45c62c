export { sanitiseBackUrl } from './back-url'
export { buildCenterEntry, buildCenterHref, CENTER_PAGES } from './center-pages'
export { decideRoute, SCODE_COOKIE_SECONDS } from './decide'
export type { Decision, PageToShow } from './decision'
export { buildDetailHref, hasDetail } from './detail-link'
export { leavesHash } from './home-hash'
export { type DetailKind, detailName, listRoute, listRoutes } from './kind.routes'
export { buildListHref, matchListPage } from './list-page'
export { encodeLocation } from './location'
export {
  buildTabHref,
  chooseNavigation,
  reloadDelay,
  shouldReloadForChunk,
  shouldReloadOnVisible,
} from './page-life'
export { findLayout, type RouteKind, type RouteParams, scrollTopOf } from './route'
export { buildHref, findRoute, matchRoute, ROUTES, type Route, type RouteName } from './routes'
