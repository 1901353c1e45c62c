import type { IncomingMessage } from 'node:http'
import { decideRoute } from '@zhushutong/domain/navigation'
import { SESSION_COOKIES } from '@zhushutong/domain/session'
import { findScreen } from '../screens/registry'
import { READER_AGENT_HEADER } from '../wiring/server/caller'
import { CAPTCHA_PAGE } from '../wiring/server/captcha-page'
import { isScanCallback, isUnsubscribe } from '../wiring/server/gateway-pages'
import { findSite } from '../wiring/server/sites'

/** A page shared by visitors: all its inputs, and nothing about the user. */
export interface SharedPage {
  /** Equal for requests that show the same: two spellings of a query, or one with a tracking parameter. */
  readonly key: string
  /** The canonical public address, without parameters that the page does not read. */
  readonly url: string
  /** Of the site that it is a page of: each has its own. */
  readonly host: string
  readonly lifeSeconds: number
  /** Kinds of records on the page. */
  readonly kinds: readonly string[]
  /** Says for whom it is rendered, if it is: the gateway counts the render as theirs. */
  readonly reader?: Readonly<Record<string, string>>
}

export interface PortalSettings {
  /** PORTAL_ORIGIN, the main site's: pages are cached for it and its sub-sites, for no other host. */
  readonly origin: string
  /** Redirect target of phones (NAV-01). */
  readonly mobileOrigin?: string
  /** Home and the city hub are swapped (NAV-09). */
  readonly isSubstationSystem?: boolean
}

/** Not pages; the same as in proxy.ts. */
const NO_PAGE =
  /^\/(_next\/|gateway\/|console\/|assets\/|rss\/|sitemaps\/|(captcha|console|healthz|readyz|favicon\.ico|icon\.svg|robots\.txt|sitemap\.xml)(\?|$))/
const MAX_URL = 2000
const NOT_FOUND = { key: 'not-found', url: '/404.html', lifeSeconds: 5, kinds: [] }

const LOGIN = new RegExp(`(^|;\\s*)(${SESSION_COOKIES.token.name}|${SESSION_COOKIES.loginMark.name})=`)

/** React's own requests, for data instead of a page. */
const isForData = ({ headers }: IncomingMessage) =>
  headers.rsc !== undefined || headers['next-action'] !== undefined || headers.range !== undefined

/** Whether pages are at this address, and not files, calls or checks. */
export function isPageAddress(url: string): boolean {
  return !NO_PAGE.test(url)
}

/** Whether the page in which a foreign captcha runs is at this address: it brings a policy of its own. */
export function isCaptchaPage(url: string): boolean {
  return url.split('?')[0] === CAPTCHA_PAGE
}

/** Whether the gateway's answer at this address is a page for the user. */
export function isGatewayPage(url: string): boolean {
  const [path = ''] = url.split('?')
  const own = path.startsWith('/gateway/') ? path.slice('/gateway'.length) : ''
  return isScanCallback(own) || isUnsubscribe(own)
}

const isPageOfVisitor = ({ method, url = '/', headers }: IncomingMessage): boolean =>
  (method === 'GET' || method === 'HEAD') &&
  url.length <= MAX_URL &&
  url.startsWith('/') &&
  isPageAddress(url) &&
  !LOGIN.test(headers.cookie ?? '')

const readerOf = ({ headers }: IncomingMessage): Readonly<Record<string, string>> => {
  const address = headers['x-forwarded-for']
  const agent = headers['user-agent']
  return {
    ...(address && { 'x-forwarded-for': String(address) }),
    // Not as user agent: Next renders some pages differently for crawlers, and this one is for all.
    ...(agent && { [READER_AGENT_HEADER]: agent }),
  }
}

const decisionOf = (request: IncomingMessage, settings: PortalSettings) => {
  const { headers, url = '/' } = request
  const { isSubstationSystem, mobileOrigin } = settings
  const site = findSite(settings.origin, headers.host)
  const [path = '/', search = ''] = url.split(/\?(.*)/s)
  const decision = decideRoute({
    ...{ path, query: search, host: site.host, userAgent: headers['user-agent'] ?? '' },
    ...{ hasLogin: LOGIN.test(headers.cookie ?? ''), mobileOrigin, isSubstationSystem },
    mainOrigin: site.city ? site.mainOrigin : undefined,
  })
  return { site, path, search, decision }
}

/**
 * The main site's address of a page that a sub-site does not show (NAV-21); null for any other request. Not left to
 * the proxy: Next takes its own host for that of every request, and would turn a redirect to it into a path.
 */
export function findMainSitePage(request: IncomingMessage, settings: PortalSettings): string | null {
  const { city, mainOrigin } = findSite(settings.origin, request.headers.host)
  if (!city || !isPageAddress(request.url ?? '/')) return null
  const { decision } = decisionOf(request, settings)
  const isToMain = decision.at === 'redirect' && decision.location.startsWith(`${mainOrigin}/`)
  return isToMain ? decision.location : null
}

/**
 * The shared page of a request, found by the registry as in the proxy; null if Next has to answer: members,
 * redirects, answers with a cookie, unknown hosts.
 */
export function findSharedPage(request: IncomingMessage, settings: PortalSettings): SharedPage | null {
  if (isForData(request) || !isPageOfVisitor(request)) return null
  const { site, path, search, decision } = decisionOf(request, settings)
  const { host, city } = site
  if (request.headers.host !== host) return null
  if (decision.setScode || decision.at === 'redirect') return null
  const screen =
    decision.at === 'not-found' ? null : findScreen({ shown: decision, search, hasLogin: false, city })
  if (!screen) return { ...NOT_FOUND, key: `${host} ${NOT_FOUND.key}`, host }
  if (!('path' in screen)) return null
  return {
    key: `${host} ${screen.path}${screen.search}`,
    url: path + screen.search,
    host,
    lifeSeconds: screen.lifeSeconds,
    kinds: screen.kinds ?? [],
    reader: readerOf(request),
  }
}
