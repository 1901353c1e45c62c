import { type Route, type RouteName, routeByName } from '@zhushutong/domain/navigation'
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
 * Every screen of the portal. The proxy, the cache of visitors' pages, the menus, the sitemaps and the tests read
 * this; the page file of a screen stands in app/screens/{name}. The first that answers for a route shows it.
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

/** The screen that answers a page request; null where none does: such a page is not found. */
export const findScreen = (request: PageRequest): Found | null => {
  for (const { address, lifeSeconds } of SCREENS) {
    const found = address(request)
    if (found) return 'redirectTo' in found ? found : { ...found, lifeSeconds }
  }
  return null
}

/** What a route without parameters shows. */
export const screenOfRoute = (route: Route): Found | null =>
  findScreen({ shown: { route, params: {}, query: {} }, search: '', hasLogin: false })

/** Whether a route has a screen; what has none is linked nowhere. */
export const isOpen = (name: RouteName): boolean => screenOfRoute(routeByName(name)) !== null
