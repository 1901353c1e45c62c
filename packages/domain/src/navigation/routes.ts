import { CONTENT_ROUTES } from './content.routes'
import { type CompiledPattern, compilePattern, fillPattern, matchPattern } from './pattern'
import { encoded } from './percent'
import { PRODUCT_ROUTES } from './product.routes'
import { QUERY_ROUTES } from './query.routes'
import { type Layout, layoutOf, type RouteEntry, type RouteParams, scrollTopOf } from './route'
import { SHELL_ROUTES } from './shell.routes'

const TABLE = [...SHELL_ROUTES, ...CONTENT_ROUTES, ...QUERY_ROUTES, ...PRODUCT_ROUTES] as const

export type RouteName = (typeof TABLE)[number]['name']

/** A route with everything that follows from its name. */
export interface Route extends Omit<RouteEntry, 'access'> {
  readonly name: RouteName
  readonly access: 'public' | 'login'
  readonly layout: Layout
  /** Where the page stands on entry, in px from the top (NAV-11). */
  readonly scrollTo: number
}

const routeOf = (entry: RouteEntry & { readonly name: RouteName }): Route => ({
  ...entry,
  access: entry.access ?? 'public',
  layout: layoutOf(entry.name),
  scrollTo: scrollTopOf(entry.name),
})

/** Every public route of the product. */
export const ROUTES: readonly Route[] = TABLE.map(routeOf)

const BY_NAME = new Map<string, Route>(ROUTES.map((route) => [route.name, route]))

/** The route of a name. */
export const routeByName = (name: RouteName): Route => {
  const route = BY_NAME.get(name)
  if (!route) throw new Error(`no route ${name}`)
  return route
}

/** Whether the list of this name carries the auth-list-popup flag (NAV-12); what is no route does not. */
export const carriesAuthListPopup = (name: string | null): boolean =>
  ROUTES.some((route) => route.name === name && route.authListPopup === true)

interface Matcher {
  readonly route: Route
  readonly pattern: CompiledPattern
}

// The share route has the home page's path and is told from it by its query, by `decide`. Of two patterns that fit
// a path, the one with fewer parameters is the more particular.
const MATCHERS: readonly Matcher[] = ROUTES.filter((route) => route.kind !== 'share')
  .map((route) => ({ route, pattern: compilePattern(route.pattern) }))
  .sort((a, b) => a.pattern.params.length - b.pattern.params.length)

export interface RouteMatch {
  readonly route: Route
  readonly params: RouteParams
}

/**
 * The route of a path (percent-encoded, no query), the most particular one that fits, or null. A folder
 * matches with and without its slash. Page addresses are `matchListPage`'s.
 */
export const matchRoute = (path: string): RouteMatch | null => {
  for (const { route, pattern } of MATCHERS) {
    const params = matchPattern(pattern, path)
    if (params) return { route, params }
  }
  return null
}

/**
 * The canonical path of a route (NAV-06). Throws where a needed parameter is missing: a link without its id is a
 * defect.
 */
export const hrefOf = (name: RouteName, params: RouteParams = {}): string => {
  if (name === 'share') return `/?acodes=${encoded(params.code ?? '')}`
  return fillPattern(routeByName(name).pattern, params)
}
