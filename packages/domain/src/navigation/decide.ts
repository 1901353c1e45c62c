import { listHref, matchFolderAsHtml, matchListPage } from './list-page'
import { isMobileDevice, mobilePath } from './mobile'
import { decoded, encoded } from './percent'
import { parseQuery } from './query'
import type { RouteParams } from './route'
import { hrefOf, matchRoute, ROUTES, type Route, type RouteMatch, routeByName } from './routes'

/** What is known of a page request before anything is loaded. Assets and calls never come here. */
export interface PageRequest {
  /** As it came, percent-encoded. */
  readonly path: string
  /** Raw, with or without '?'. */
  readonly query?: string
  /** Known in the browser only. */
  readonly hash?: string
  readonly host: string
  readonly userAgent: string
  readonly hasLogin: boolean
  /** https://m.example.cn; without one nobody is sent to a mobile site. */
  readonly mobileOrigin?: string
  readonly urbanType?: 'main' | 'substation'
  /** The page's own check, where one was made (NAV-07). */
  readonly pageIsValid?: boolean
}

/** The page to show: its route, the parameters of path and query, and the page of a list. */
export interface Shown {
  readonly route: Route
  readonly params: RouteParams
  readonly query: Readonly<Record<string, string>>
  readonly page?: number
}

/** What to do with a request. `setScode`: the value of the cookie scode to set (NAV-08). */
export type Decision = { readonly setScode?: string } & (
  | { readonly at: 'redirect'; readonly status: 301 | 302; readonly location: string }
  | ({ readonly at: 'rewrite'; readonly path: string } & Shown)
  | { readonly at: 'not-found' }
  | ({ readonly at: 'continue' } & Shown)
)

/** Lifetime of the cookie scode (NAV-08). */
export const SCODE_COOKIE_SECONDS = 31_536_000

const MAX_SCODE_LENGTH = 128
const NO_COOKIE_TEXT = /[\p{Cc}\p{Cs}]/u
const HOME_QUERY_KEYS = ['scode', 'acodes', 'ai', 'aiKey']
const NOT_FOUND: Decision = { at: 'not-found' }

const redirect = (status: 301 | 302, location: string): Decision => ({ at: 'redirect', status, location })

const UNCLEAN = /\/\/|[\\\p{Cc}\p{Cs}]/u
// With the slash that a folder gets, it would be a double one.
const ENCODED_SLASH_AT_END = /%2f$/i

// Double slashes and backslashes, plain or encoded, could lead a redirect to another host.
const isCleanPath = (path: string): boolean => {
  const plain = decoded(path)
  return path.startsWith('/') && plain !== null && !UNCLEAN.test(plain) && !ENCODED_SLASH_AT_END.test(path)
}

const headerSafe = (text: string): string => text.replace(/[^!-~]/gu, encoded)

interface Read {
  readonly request: PageRequest
  readonly path: string
  /** '' or '?…', fit for a header. */
  readonly search: string
  readonly query: Readonly<Record<string, string>>
}

type Found = RouteMatch & { readonly page?: number }

const homeMatch = (query: Read['query']): Found => {
  const { acodes } = query
  return acodes === undefined
    ? { route: routeByName('home'), params: {} }
    : { route: routeByName('share'), params: { code: acodes } }
}

const find = ({ path, query }: Read): Found | null =>
  path === '/' ? homeMatch(query) : (matchListPage(path) ?? matchRoute(path))

const onHome = ({ request, path, search, query }: Read): Decision | null => {
  if (path !== '/') return null
  if (request.hash !== undefined && request.hash.length > 1) return redirect(302, '/')
  if (search !== '' && !HOME_QUERY_KEYS.some((key) => Object.hasOwn(query, key))) return redirect(301, '/')
  return null
}

const withoutLogin = ({ request }: Read, found: Found | null): Decision | null =>
  found?.route.access === 'login' && !request.hasLogin ? redirect(302, '/') : null

// As a browser writes it: one that a configured port or a trailing dot hid would be redirected for ever.
const bareHost = (host: string): string =>
  host
    .toLowerCase()
    .replace(/https?:\/\//, '')
    .replace(/\.?(?::(?:80|443))?$/, '')

const toMobile = ({ request, search }: Read, found: Found | null): Decision | null => {
  const origin = request.mobileOrigin?.replace(/\/+$/, '')
  if (!origin || !found || !isMobileDevice(request.userAgent)) return null
  if (bareHost(origin) === bareHost(request.host)) return null
  const path = mobilePath(found, found.page)
  return path === null ? null : redirect(302, `${origin}${path}${search}`)
}

const aliasOf = (path: string): Route | undefined => ROUTES.find((r) => r.alias === path.replace(/\/$/, ''))

/** The one address of a page that has several, or null for the right one already. */
const canonicalPath = ({ path, search }: Read, found: Found | null): string | null => {
  const alias = aliasOf(path)
  if (alias) return hrefOf(alias.name)
  if (path.endsWith('.html/')) return path.slice(0, -1)
  if (found?.page !== undefined) return found.page === 1 ? listHref(found.route.name, 1, found.params) : null
  const folder = matchFolderAsHtml(path)
  if (folder) return hrefOf(folder.route.name, folder.params)
  return search === '' && !path.endsWith('/') && !path.endsWith('html') ? `${path}/` : null
}

const urbanSwap = (route: Route): 'home' | 'urbanSubstation' | null => {
  if (route.name === 'home') return 'urbanSubstation'
  return route.name === 'urbanSubstation' ? 'home' : null
}

const show = ({ request, query }: Read, found: Found): Decision => {
  const swapped = request.urbanType === 'substation' ? urbanSwap(found.route) : null
  if (swapped) return { at: 'rewrite', path: hrefOf(swapped), route: routeByName(swapped), params: {}, query }
  return { at: 'continue', ...found, query }
}

const judge = (read: Read): Decision => {
  const { path, search, request } = read
  if (/^\/(#|%23)/.test(path) || !isCleanPath(path)) return NOT_FOUND
  const home = onHome(read)
  if (home) return home
  const found = find(read)
  const elsewhere = withoutLogin(read, found) ?? toMobile(read, found)
  if (elsewhere) return elsewhere
  const canonical = canonicalPath(read, found)
  if (canonical !== null) return redirect(301, `${headerSafe(canonical)}${search}`)
  if (!found || found.route.name === 'notFound' || request.pageIsValid === false) return NOT_FOUND
  return show(read, found)
}

const isScode = (text: string): boolean => text.length <= MAX_SCODE_LENGTH && !NO_COOKIE_TEXT.test(text)

/**
 * What to do with a page request. The first that applies decides:
 * - a path that begins with /#, or could lead to another host, is not found (NAV-03);
 * - home with a hash goes to home (NAV-05), and so does a lone query that has no key home knows (NAV-04);
 * - the personal centre without a login goes home (NAV-02);
 * - a mobile device goes to the page's counterpart (NAV-01);
 * - a path without its slash or spelt another way goes to the right one (NAV-06, NAV-13);
 * - what is no page, or failed its own check, is not found (NAV-07);
 * - home and the city hub stand at each other's address on a sub-station (NAV-09);
 * - else the page is shown.
 * With each of these goes the scode to keep, if the query has one (NAV-08). Redirects end after three at most and
 * never leave the site, but for the configured mobile site.
 */
export const decide = (request: PageRequest): Decision => {
  const raw = (request.query ?? '').replace(/^\?/, '')
  const query = parseQuery(raw)
  const search = raw === '' ? '' : `?${headerSafe(raw)}`
  const decision = judge({ request, path: request.path === '' ? '/' : request.path, search, query })
  const { scode } = query
  return scode && isScode(scode) ? { ...decision, setScode: scode } : decision
}
