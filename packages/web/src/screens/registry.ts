import { findRoute, type Route, type RouteName } from '@zhushutong/domain/addresses'
import { aggregate } from './aggregate/aggregate.address'
import { apiCall, apiList } from './api/api.address'
import { bidFigures } from './bid-figures/bid-figures.address'
import { boss } from './boss/boss.address'
import { center } from './center/center.address'
import { changelog } from './changelog/changelog.address'
import { analyze, staffing } from './company/company-tool.address'
import { comparison } from './comparison/comparison.address'
import { comquery } from './comquery/comquery.address'
import { article } from './content/article.address'
import { contentSearch } from './content/content-search.address'
import { contents, hub, tag } from './content/contents.address'
import { dataStatus } from './data-status/data-status.address'
import { detail } from './detail/detail.address'
import { home } from './home/home.address'
import { landing } from './landing/landing.address'
import { leave } from './leave/leave.address'
import { list } from './list/list.address'
import { login } from './login/login.address'
import { datamall, dataPreview, majorProjects, product } from './mall/mall.address'
import { membersOnly } from './members-only/members-only.address'
import { purchase } from './purchase/purchase.address'
import { query } from './query/query.address'
import { research } from './research/research.address'
import type { Address, Lead, PageRequest, Redirect, Screen } from './screen'
import { shortLink } from './short-link/short-link.address'
import { staticPage } from './static/static.address'

/**
 * Every screen of the portal. The proxy, the cache of visitors' pages, the menus, the sitemaps and the
 * tests use this list; the page file of a screen is in app/screens/{name}. The first entry that matches a
 * route wins.
 */
const SCREENS: readonly Screen[] = [
  home,
  login,
  boss,
  center,
  article,
  contents,
  contentSearch,
  tag,
  hub,
  aggregate,
  analyze,
  bidFigures,
  staffing,
  comparison,
  comquery,
  query,
  datamall,
  product,
  majorProjects,
  dataPreview,
  apiList,
  apiCall,
  purchase,
  changelog,
  dataStatus,
  staticPage,
  landing,
  research,
  leave,
  membersOnly,
  shortLink,
  list,
  detail,
]

type Found = (Address & Pick<Screen, 'lifeSeconds'>) | Redirect | Lead

/** The screen of a page request; null means 404. */
export function findScreen(request: PageRequest): Found | null {
  for (const { address, lifeSeconds } of SCREENS) {
    const decision = address(request)
    if (decision) return 'path' in decision ? { ...decision, lifeSeconds } : decision
  }
  return null
}

export function screenOfRoute(route: Route): Found | null {
  return findScreen({ shown: { route, params: {}, query: {} }, search: '', hasLogin: false })
}

/** True when a route has a screen; routes without one are not linked. */
export function hasScreen(name: RouteName): boolean {
  return screenOfRoute(findRoute(name)) !== null
}
