import type { IncomingMessage } from 'node:http'
import { decideRoute } from '@zhushutong/domain/portal/navigation'
import { SESSION_COOKIES } from '@zhushutong/domain/portal/session'
import { CAPTCHA_PAGE } from '../forwarding/captcha-page'
import { GATEWAY_PAGES } from '../forwarding/gateway-addresses'
import { readSharedInputs } from '../routing/shared-page'
import { findSite } from '../settings/sites'
import { READER_AGENT_HEADER } from '../wiring/server/caller'
import { isPageAddress } from './page-address'
import { isFromFrame } from './router-data'

/** A page shared by visitors: all its inputs, without data of the user. */
export interface SharedPage {
  /**
   * Equal for requests with the same content: two spellings of a query, or an additional tracking
   * parameter.
   */
  readonly key: string
  /** The canonical public address, without parameters that the page does not read. */
  readonly url: string
  /** The host of the page's site: each site has its own pages. */
  readonly host: string
  readonly lifeSeconds: number
  readonly kinds: readonly string[]
  /** True for the data of a navigation between two pages in the portal's frame, in place of a document. */
  readonly isData?: boolean
  /**
   * The headers of the reader for whom the page is rendered, if any: the gateway counts the render as the
   * reader's.
   */
  readonly reader?: Readonly<Record<string, string>>
}

export interface PortalSettings {
  /**
   * PORTAL_ORIGIN, the main site's origin: pages are cached for it and its sub-sites, for no other host.
   */
  readonly origin: string
  /** The redirect target of phones (NAV-01). */
  readonly mobileOrigin?: string
  /** True when home page and city hub change places (NAV-09). */
  readonly isSubstationSystem?: boolean
}

const MAX_URL = 2000

/** The page for every address without one, on this host. */
export function findMissingPage(host: string): SharedPage {
  return { key: `${host} not-found`, url: '/404.html', host, lifeSeconds: 5, kinds: [] }
}

const LOGIN = new RegExp(`(^|;\\s*)(${SESSION_COOKIES.token.name}|${SESSION_COOKIES.loginMark.name})=`)

/** True for React's requests for data, and for partial requests. */
const isForData = ({ headers }: IncomingMessage) =>
  headers.rsc !== undefined || headers['next-action'] !== undefined || headers.range !== undefined

/** True when a whole page is requested, not data of React's router. */
export function isPageRequest(request: IncomingMessage): boolean {
  return isPageAddress(request.url ?? '/') && !isForData(request)
}

/** True for the page of a foreign captcha, which has its own policy. */
export function isCaptchaPage(url: string): boolean {
  return url.split('?')[0] === CAPTCHA_PAGE
}

/** True when the gateway answers this address with a page for the user. */
export function isGatewayPage(url: string): boolean {
  return Object.values<string | undefined>(GATEWAY_PAGES).includes(url.split('?')[0])
}

const isPageOfVisitor = ({ method, url = '/', headers }: IncomingMessage): boolean =>
  (method === 'GET' || method === 'HEAD') &&
  url.length <= MAX_URL &&
  url.startsWith('/') &&
  isPageAddress(url) &&
  !LOGIN.test(headers.cookie ?? '')

const readReaderHeaders = ({ headers }: IncomingMessage): Readonly<Record<string, string>> => {
  const address = headers['x-forwarded-for']
  const { 'user-agent': agent, traceparent } = headers
  return {
    ...(address && { 'x-forwarded-for': String(address) }),
    ...(traceparent && { traceparent: String(traceparent) }),
    // Not as user-agent: Next renders some pages differently for crawlers, and this one is for all.
    ...(agent && { [READER_AGENT_HEADER]: agent }),
  }
}

const decideRequest = (request: IncomingMessage, settings: PortalSettings) => {
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
 * The main site's address of a page that a sub-site does not show (NAV-21); null for any other request.
 * Decided here and not in the proxy: Next assumes its own host for every request, and would turn a redirect
 * to that host into a path.
 */
export function findMainSitePage(request: IncomingMessage, settings: PortalSettings): string | null {
  const { city, mainOrigin } = findSite(settings.origin, request.headers.host)
  if (!city || !isPageAddress(request.url ?? '/')) return null
  const { decision } = decideRequest(request, settings)
  const isToMain = decision.at === 'redirect' && decision.location.startsWith(`${mainOrigin}/`)
  return isToMain ? decision.location : null
}

/** The shared page of a request; null if Next has to answer: members, redirects, cookies, unknown hosts. */
export function findSharedPage(request: IncomingMessage, settings: PortalSettings): SharedPage | null {
  const isData = isFromFrame(request)
  if ((isForData(request) && !isData) || !isPageOfVisitor(request)) return null
  const { site, path, search, decision } = decideRequest(request, settings)
  const { host, city } = site
  if (request.headers.host !== host) return null
  if (decision.setScode || decision.at === 'redirect') return null
  if (decision.at === 'not-found') return isData ? null : findMissingPage(host)
  const inputs = readSharedInputs(decision, search, city)
  if (inputs === null) return null
  const url = path + inputs.search
  const key = `${host} ${url}${isData ? ' data' : ''}`
  return { ...inputs, key, url, host, isData, reader: readReaderHeaders(request) }
}
