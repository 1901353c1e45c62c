import { findRoute, type Route, type RouteName } from '@zhushutong/domain/navigation'
import { aggregate } from './aggregate/aggregate.address'
import { article } from './article/article.address'
import { center } from './center/center.address'
import { analyze, staffing } from './company/company-tool.address'
import { comquery } from './comquery/comquery.address'
import { detail } from './detail/detail.address'
import { home } from './home/home.address'
import { list } from './list/list.address'
import { login } from './login/login.address'
import { query } from './query/query.address'
import type { Address, PageRequest, Redirect, Screen } from './screen'
import { staticPage } from './static/static.address'

/**
 * Every screen of the portal. The proxy, the cache of visitors' pages, the menus, the sitemaps and the
 * tests read this; the page file of a screen is in app/screens/{name}. The first entry that matches a route
 * wins.
 */
const SCREENS: readonly Screen[] = [
  home,
  login,
  center,
  article,
  aggregate,
  analyze,
  staffing,
  comquery,
  query,
  staticPage,
  list,
  detail,
]

export type Found = (Address & Pick<Screen, 'lifeSeconds'>) | Redirect

/** The screen of a page request; null if there is none: then it is a 404. */
export function findScreen(request: PageRequest): Found | null {
  for (const { address, lifeSeconds } of SCREENS) {
    const found = address(request)
    if (found) return 'redirectTo' in found ? found : { ...found, lifeSeconds }
  }
  return null
}

/** A route without parameters. */
export function screenOfRoute(route: Route): Found | null {
  return findScreen({ shown: { route, params: {}, query: {} }, search: '', hasLogin: false })
}

/** Whether a route has a screen; routes without one are not linked. */
export function hasScreen(name: RouteName): boolean {
  return screenOfRoute(findRoute(name)) !== null
}
