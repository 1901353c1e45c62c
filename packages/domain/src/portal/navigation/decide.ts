import {
  buildHref,
  buildListHref,
  decodePercent,
  encodePercent,
  findRoute,
  matchFolderAsHtml,
  matchListPage,
  matchRoute,
  opensOnMainSite,
  ROUTES,
  type Route,
  type RouteMatch,
} from '../../addresses'
import type { Decision } from './decision'
import { leavesHash } from './home-hash'
import { findMobilePath, isMobileDevice } from './mobile'
import { parseQuery } from './query'
import { swapHub } from './substation'

/** A page request before any data is loaded. Assets and API calls are handled elsewhere. */
export interface PageRequest {
  /** As received, percent-encoded. */
  readonly path: string
  /** Raw, with or without '?'. */
  readonly query?: string
  /** Known only in the browser. */
  readonly hash?: string
  readonly host: string
  readonly userAgent: string
  readonly hasLogin: boolean
  /** The origin https://m.example.cn; absent: no redirects to a mobile site. */
  readonly mobileOrigin?: string
  /** The main site's https://www.example.cn, for requests to a sub-site (NAV-21). */
  readonly mainOrigin?: string
  /** True on a sub-station system, where home and the city hub are swapped (NAV-09). */
  readonly isSubstationSystem?: boolean
  /** The result of the page's own check, if there was one (NAV-07). */
  readonly pageIsValid?: boolean
}

/** Lifetime of the cookie scode (NAV-08). */
export const SCODE_COOKIE_SECONDS = 31_536_000

const MAX_SCODE_LENGTH = 128
const NO_COOKIE_TEXT = /[\p{Cc}\p{Cs}]/u
const HOME_QUERY_KEYS = ['scode', 'acodes', 'ai', 'aiKey']
const NOT_FOUND: Decision = { at: 'not-found' }

const redirect = (status: 301 | 302, location: string): Decision => ({ at: 'redirect', status, location })

const UNCLEAN = /\/\/|[\\\p{Cc}\p{Cs}]/u
// With the trailing slash of a folder it would become a double slash.
const ENCODED_SLASH_AT_END = /%2f$/i

// Double slashes and backslashes, plain or encoded, could lead a redirect to another host.
const isCleanPath = (path: string): boolean => {
  const plain = decodePercent(path)
  return path.startsWith('/') && plain !== null && !UNCLEAN.test(plain) && !ENCODED_SLASH_AT_END.test(path)
}

const headerSafe = (text: string): string => text.replace(/[^!-~]/gu, encodePercent)

interface ParsedRequest {
  readonly request: PageRequest
  readonly path: string
  /** '' or '?…', safe for a header. */
  readonly search: string
  readonly query: Readonly<Record<string, string>>
}

type PageMatch = RouteMatch & { readonly page?: number }

const homeMatch = (query: ParsedRequest['query']): PageMatch => {
  const { acodes } = query
  return acodes === undefined
    ? { route: findRoute('home'), params: {} }
    : { route: findRoute('share'), params: { code: acodes } }
}

const matchPage = ({ path, query }: ParsedRequest): PageMatch | null =>
  path === '/' ? homeMatch(query) : (matchListPage(path) ?? matchRoute(path))

const onHome = ({ request, path, search, query }: ParsedRequest): Decision | null => {
  if (path !== '/') return null
  if (leavesHash(path, request.hash ?? '')) return redirect(302, '/')
  if (search !== '' && !HOME_QUERY_KEYS.some((key) => Object.hasOwn(query, key))) return redirect(301, '/')
  return null
}

const withoutLogin = ({ request }: ParsedRequest, pageMatch: PageMatch | null): Decision | null =>
  pageMatch?.route.access === 'login' && !request.hasLogin ? redirect(302, '/') : null

// Normalised like in a browser: otherwise a configured port or a trailing dot would cause endless redirects.
const bareHost = (host: string): string =>
  host
    .toLowerCase()
    .replace(/https?:\/\//, '')
    .replace(/\.?(?::(?:80|443))?$/, '')

const toMobile = ({ request, search }: ParsedRequest, pageMatch: PageMatch | null): Decision | null => {
  const origin = request.mobileOrigin?.replace(/\/+$/, '')
  if (!origin || !pageMatch || !isMobileDevice(request.userAgent)) return null
  if (bareHost(origin) === bareHost(request.host)) return null
  const path = findMobilePath(pageMatch, pageMatch.page)
  return path === null ? null : redirect(302, `${origin}${path}${search}`)
}

const ALIASES = new Map(ROUTES.flatMap((route) => (route.alias ? [[route.alias, route] as const] : [])))
const aliasOf = (path: string): Route | undefined => ALIASES.get(path.replace(/\/$/, ''))

/** The canonical path of a page with several spellings; null if the path already is canonical. */
const canonicalPath = ({ path, search }: ParsedRequest, pageMatch: PageMatch | null): string | null => {
  const alias = aliasOf(path)
  if (alias) return buildHref(alias.name)
  if (path.endsWith('.html/')) return path.slice(0, -1)
  // Anything after a company's id is ignored: the page has one address.
  if (pageMatch?.route.kind === 'detail' && pageMatch.params.key !== undefined)
    return buildHref(pageMatch.route.name, { id: pageMatch.params.id ?? '' })
  if (pageMatch?.page !== undefined)
    return pageMatch.page === 1 ? buildListHref(pageMatch.route.name, 1, pageMatch.params) : null
  const folder = matchFolderAsHtml(path)
  if (folder) return buildHref(folder.route.name, folder.params)
  return search === '' && !path.endsWith('/') && !path.endsWith('html') ? `${path}/` : null
}

const decideWithoutScode = (read: ParsedRequest): Decision => {
  const { path, search, query, request } = read
  if (/^\/(#|%23)/.test(path) || !isCleanPath(path)) return NOT_FOUND
  const home = onHome(read)
  if (home) return home
  const pageMatch = matchPage(read)
  const elsewhere = withoutLogin(read, pageMatch) ?? toMobile(read, pageMatch)
  if (elsewhere) return elsewhere
  const canonical = canonicalPath(read, pageMatch)
  if (canonical !== null) return redirect(301, `${headerSafe(canonical)}${search}`)
  if (!pageMatch || pageMatch.route.name === 'notFound' || request.pageIsValid === false) return NOT_FOUND
  return { at: 'continue', ...pageMatch, query }
}

const toMainSite = (decision: Decision, { request, path, search }: ParsedRequest): Decision => {
  const origin = request.mainOrigin?.replace(/\/+$/, '')
  if (!origin || decision.at !== 'continue' || !opensOnMainSite(decision.route.name)) return decision
  return redirect(301, `${origin}${headerSafe(path)}${search}`)
}

const isScode = (text: string): boolean => text.length <= MAX_SCODE_LENGTH && !NO_COOKIE_TEXT.test(text)

/**
 * Decides about a page request. The first rule that applies wins:
 * - a path that begins with /#, or could lead to another host, is not found (NAV-03);
 * - home with a hash redirects to home (NAV-05), and so does home with a query without a known key (NAV-04);
 * - the personal centre without a login redirects to home (NAV-02);
 * - a mobile device is redirected to the page's counterpart (NAV-01);
 * - a path without its slash or in another spelling redirects to the canonical one (NAV-06);
 * - an unknown page, or one that failed its own check, is not found (NAV-07);
 * - on a sub-site, details of some kinds redirect to the main site (NAV-21);
 * - otherwise the page is shown; on a sub-station system home and city hub are swapped (NAV-09).
 * Every decision carries the scode to store, if the query has one (NAV-08). There are at most three redirects in a row,
 * and they never leave the site except for the configured mobile site and the main site.
 */
export function decideRoute(request: PageRequest): Decision {
  const raw = (request.query ?? '').replace(/^\?/, '')
  const query = parseQuery(raw)
  const search = raw === '' ? '' : `?${headerSafe(raw)}`
  const read = { request, path: request.path === '' ? '/' : request.path, search, query }
  const here = toMainSite(decideWithoutScode(read), read)
  const decision = request.isSubstationSystem ? swapHub(here) : here
  const { scode } = query
  return scode && isScode(scode) ? { ...decision, setScode: scode } : decision
}
