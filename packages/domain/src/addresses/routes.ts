import { CONTENT_ROUTES } from './content.routes'
import { KIND_ROUTES } from './kind.routes'
import { type CompiledPattern, compilePattern, fillPattern, matchPattern } from './pattern'
import { encodePercent } from './percent'
import { PRODUCT_ROUTES } from './product.routes'
import { QUERY_ROUTES } from './query.routes'
import type { RouteEntry, RouteParams } from './route'
import { SHELL_ROUTES } from './shell.routes'

const TABLE = [
  ...SHELL_ROUTES,
  ...CONTENT_ROUTES,
  ...KIND_ROUTES,
  ...QUERY_ROUTES,
  ...PRODUCT_ROUTES,
] as const

export type RouteName = (typeof TABLE)[number]['name']

/** A route with its name checked and its access written out. */
export interface Route extends Omit<RouteEntry, 'access'> {
  readonly name: RouteName
  readonly access: 'public' | 'login'
}

const routeOf = (entry: RouteEntry & { readonly name: RouteName }): Route => ({
  ...entry,
  access: entry.access ?? 'public',
})

export const ROUTES: readonly Route[] = TABLE.map(routeOf)

const BY_NAME = new Map<string, Route>(ROUTES.map((route) => [route.name, route]))

/** The route with a name; throws for an unknown name. */
export function findRoute(name: RouteName): Route {
  const route = BY_NAME.get(name)
  if (!route) throw new Error(`no route ${name}`)
  return route
}

interface Matcher {
  readonly route: Route
  readonly pattern: CompiledPattern
}

// The share route has the path of the home page; `decide` distinguishes them by the query. Of two matching patterns,
// the one with fewer parameters is more specific.
const MATCHERS: readonly Matcher[] = ROUTES.filter((route) => route.kind !== 'share')
  .map((route) => ({ route, pattern: compilePattern(route.pattern) }))
  .sort((a, b) => a.pattern.params.length - b.pattern.params.length)

export interface RouteMatch {
  readonly route: Route
  readonly params: RouteParams
}

/**
 * The route of a path (percent-encoded, no query), the most specific match, or null. A folder matches with and
 * without its slash. List page URLs are handled by `matchListPage`.
 */
export function matchRoute(path: string): RouteMatch | null {
  for (const { route, pattern } of MATCHERS) {
    const params = matchPattern(pattern, path)
    if (params) return { route, params }
  }
  return null
}

/**
 * The canonical path of a route. Throws if a required parameter is missing: a link without its id is a
 * defect.
 */
export function buildHref(name: RouteName, params: RouteParams = {}): string {
  if (name === 'share') return `/?acodes=${encodePercent(params.code ?? '')}`
  return fillPattern(findRoute(name).pattern, params)
}
