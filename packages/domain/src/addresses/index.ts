export { sanitiseBackUrl } from './back-url'
export { buildCenterEntry, buildCenterHref, CENTER_PAGES } from './center-pages'
export { buildDetailHref, buildRecordHref, hasDetail } from './detail-link'
export { type DetailKind, detailName, listRoutes, opensOnMainSite } from './kind.routes'
export { buildListHref, matchFolderAsHtml, matchListPage } from './list-page'
export { formatListPageUrl } from './page-url'
export { fillPattern } from './pattern'
export { decodePercent, encodePercent } from './percent'
export type { RouteKind, RouteParams } from './route'
export {
  buildHref,
  findRoute,
  matchRoute,
  ROUTES,
  type Route,
  type RouteMatch,
  type RouteName,
} from './routes'
