import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { encodeLocation } from '@zhushutong/domain/portal/navigation'
import { DATA_POLICY, listSecurityHeaders, NOTICE_POLICY } from '@zhushutong/domain/security-headers'
import { isConsoleAddress, WAITING_STYLE } from '../forwarding/console-page'
import { isOwnHost } from '../settings/own-host'
import { findSite } from '../settings/sites'
import { READER_AGENT_HEADER } from '../wiring/server/caller'
import { trustProxies } from './client-address'
import { isForPortal, refuseHost } from './known-host'
import { replaceMissing } from './missing-page'
import type { RequestObserver } from './observe-requests'
import { isPageAddress } from './page-address'
import { chooseEncoding } from './page-body'
import { createPageCache, type PageState, type RenderedPage } from './page-cache'
import { createNoncePolicy, formatConsolePolicy, hashSource } from './page-policy'
import {
  findMainSitePage,
  findMissingPage,
  findSharedPage,
  isCaptchaPage,
  isGatewayPage,
  isPageRequest,
  type PortalSettings,
  type SharedPage,
} from './page-request'
import { createPageRenderer, type Handle } from './render-page'

export interface PortalServerOptions {
  /** Answers all requests without a cached page: Next. */
  readonly handle: Handle
  readonly cacheBytes: number
  readonly site: PortalSettings
  readonly versionOf: (kinds: readonly string[]) => string
  readonly now?: () => number
  /** The number of our proxies that every request passes. */
  readonly proxies?: number
  /** The longest time in ms for a request to arrive; slower connections are closed. */
  readonly requestMs?: number
  /** Measures and traces the requests. */
  readonly observer?: RequestObserver
}

const isKnown = (header: string | undefined, etag: string) =>
  header?.split(',').some((tag) => tag.trim() === etag) ?? false

/** TLS ends at a proxy in front of this server. */
const isHttps = ({ headers }: IncomingMessage): boolean =>
  String(headers['x-forwarded-proto']).split(',')[0] === 'https'

const buildSecurityHeaders = (request: IncomingMessage) =>
  listSecurityHeaders({ isHttps: isHttps(request), host: request.headers.host ?? '' })

const send = (request: IncomingMessage, response: ServerResponse, page: RenderedPage, state: PageState) => {
  const { status, body } = page
  const headers = {
    ...buildSecurityHeaders(request),
    ...page.headers,
    etag: body.etag,
    'x-page-cache': state,
  }
  if (status === 200 && isKnown(request.headers['if-none-match'], body.etag)) {
    response.writeHead(304, headers).end()
    return
  }
  const encoding = chooseEncoding(request.headers['accept-encoding'])
  const bytes = body[encoding]
  response.writeHead(status, {
    ...headers,
    'content-length': bytes.length,
    ...(encoding !== 'identity' && { 'content-encoding': encoding }),
  })
  response.end(request.method === 'HEAD' ? undefined : bytes)
}

/** ms. At half a megabit per second, a request of one megabyte arrives in this time. */
const REQUEST_MS = 20_000
const HEADERS_MS = 10_000
/** Longer than the idle time of nginx (60 s), so that the portal never closes a connection that a call is sent into. */
const KEEP_ALIVE_MS = 72_000

const CONSOLE_POLICY = formatConsolePolicy([hashSource(WAITING_STYLE)])

const policyFor = (url: string): string => {
  if (isConsoleAddress(url)) return CONSOLE_POLICY
  if (isPageAddress(url)) return createNoncePolicy()
  return isGatewayPage(url) ? NOTICE_POLICY : DATA_POLICY
}

/**
 * Sets the security headers of a response made for this request. A page's policy has a nonce; Next reads it
 * from the request and puts it on its scripts. A client's own header could choose the nonce, so it is
 * overwritten. A cached page has its own policy.
 */
const setSecurityHeaders = (request: IncomingMessage, response: ServerResponse) => {
  for (const [name, value] of Object.entries(buildSecurityHeaders(request))) response.setHeader(name, value)
  const policy = policyFor(request.url ?? '')
  request.headers['content-security-policy'] = policy
  response.setHeader('content-security-policy', policy)
}

/**
 * Removes the portal's policy from the page of a foreign captcha, which sets its own, and allows this site
 * to frame it.
 */
const openCaptchaPage = (response: ServerResponse) => {
  response.removeHeader('content-security-policy')
  response.setHeader('x-frame-options', 'SAMEORIGIN')
}

/** True when a page is requested with a method other than GET or HEAD; its body is not read. */
const refusesMethod = ({ method = '', url = '' }: IncomingMessage): boolean =>
  isPageAddress(url) && method !== 'GET' && method !== 'HEAD'

const refuseMethod = (response: ServerResponse): void => {
  response.writeHead(405, { allow: 'GET, HEAD', connection: 'close', 'cache-control': 'no-store' }).end()
}

/** The portal's server: visitors' pages from the cache, everything else from Next. */
export function createPortalServer(options: PortalServerOptions) {
  const { handle, cacheBytes, site, versionOf, now = Date.now, proxies = 0, requestMs = REQUEST_MS } = options
  const { observer } = options
  const ownHost = new URL(site.origin).host
  const vary = ['Cookie', 'RSC', 'Accept-Encoding', ...(site.mobileOrigin ? ['User-Agent'] : [])].join(', ')
  const cache = createPageCache({
    limit: cacheBytes,
    now,
    render: createPageRenderer(handle, vary),
    versionOf,
  })

  /** False for a page that the cache cannot have. */
  const sendCached = async (
    request: IncomingMessage,
    response: ServerResponse,
    page: SharedPage | null,
  ): Promise<boolean> => {
    const cached = page && (await cache.get(page).catch(() => null))
    if (!cached) return false
    observer?.page(cached.state)
    send(request, response, cached.page, cached.state)
    return true
  }

  const sendMissing = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { host } = findSite(site.origin, request.headers.host)
    if (!(await sendCached(request, response, findMissingPage(host)))) response.writeHead(404).end()
  }

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    trustProxies(request, proxies)
    delete request.headers[READER_AGENT_HEADER]
    // Next trusts this header more than the host checked here.
    delete request.headers['x-forwarded-host']
    // A browser does not decide which traces are stored, or to which trace its request belongs.
    delete request.headers.traceparent
    observer?.begin(request, response)
    const isKnownHost = isForPortal(request, ownHost)
    if (isKnownHost && (await sendCached(request, response, findSharedPage(request, site)))) return
    setSecurityHeaders(request, response)
    // The back office is not served on sub-sites.
    const isConsoleElsewhere =
      isConsoleAddress(request.url ?? '') && !isOwnHost(ownHost, request.headers.host ?? '')
    if (!isKnownHost || isConsoleElsewhere) return refuseHost(request, response, ownHost)
    if (refusesMethod(request)) return refuseMethod(response)
    if (isCaptchaPage(request.url ?? '')) openCaptchaPage(response)
    const onMainSite = findMainSitePage(request, site)
    if (onMainSite) return void response.writeHead(301, { location: encodeLocation(onMainSite) }).end()
    if (isPageRequest(request)) replaceMissing(response, () => void sendMissing(request, response))
    await handle(request, response)
  }

  const limits = {
    keepAliveTimeout: KEEP_ALIVE_MS,
    requestTimeout: requestMs,
    headersTimeout: Math.min(HEADERS_MS, requestMs),
    connectionsCheckingInterval: requestMs / 4,
  }
  const server = createServer(limits, (request, response) => {
    answer(request, response).catch((error: unknown) => {
      console.error(error)
      if (!response.headersSent) response.writeHead(500)
      response.end()
    })
  })
  return server
}
