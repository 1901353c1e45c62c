import type { IncomingMessage } from 'node:http'
import { isMobileDevice } from '@zhushutong/domain/navigation'
import { SESSION_COOKIES } from '@zhushutong/domain/session'

/** A request that may be answered with a kept page, and all that the page may depend on. */
export interface PageAsk {
  readonly key: string
  readonly url: string
  readonly host: string
  readonly proto: string
  readonly userAgent: string
}

/** Not pages; the same as in proxy.ts. */
const NO_PAGE =
  /^\/(_next\/|gateway\/|assets\/|sitemaps?\/|(healthz|readyz|favicon\.ico|icon\.svg|robots\.txt|sitemap\.xml)(\?|$))/
const MAX_URL = 2000

const LOGIN = new RegExp(`(^|;\\s*)(${SESSION_COOKIES.token.name}|${SESSION_COOKIES.loginMark.name})=`)

/** Requests of React's own, which want data and no page. */
const isForData = ({ headers }: IncomingMessage) =>
  headers.rsc !== undefined || headers['next-action'] !== undefined || headers.range !== undefined

/** What is asked for, whoever asks; null for what is no page, and for anything that is not simply read. */
const askOf = (request: IncomingMessage, phonesApart: boolean): PageAsk | null => {
  const { method, url = '/', headers } = request
  if (method !== 'GET' && method !== 'HEAD') return null
  if (url.length > MAX_URL || !url.startsWith('/') || NO_PAGE.test(url) || isForData(request)) return null
  const { host = '', 'user-agent': userAgent = '' } = headers
  const forwarded = headers['x-forwarded-proto']
  const proto = (Array.isArray(forwarded) ? forwarded[0] : forwarded)?.split(',')[0]?.trim() || 'http'
  const device = phonesApart && isMobileDevice(userAgent) ? 'phone' : ''
  return { key: `${proto} ${host} ${device} ${url}`, url, host, proto, userAgent }
}

/**
 * What a visitor asks for; null for members as well.
 * @param phonesApart whether phones are sent elsewhere (NAV-01), so that their pages are not everybody's
 */
export const pageAskOf = (request: IncomingMessage, phonesApart: boolean): PageAsk | null =>
  request.headers.cookie !== undefined && LOGIN.test(request.headers.cookie)
    ? null
    : askOf(request, phonesApart)

const TOKEN = new RegExp(`(?:^|;\\s*)${SESSION_COOKIES.token.name}=([^;]+)`, 'g')

const decoded = (text: string): string | null => {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}

/** The token of a request; null without one, and where several leave open which is meant. */
const tokenOf = ({ headers: { cookie = '' } }: IncomingMessage): string | null => {
  const [first, ...others] = [...cookie.matchAll(TOKEN)]
  return first?.[1] && others.length === 0 ? decoded(first[1].trim()) : null
}

/** What a member asks for, and their token; null for visitors. */
export const memberAskOf = (
  request: IncomingMessage,
  phonesApart: boolean,
): (PageAsk & { readonly token: string }) | null => {
  const token = tokenOf(request)
  const ask = token && askOf(request, phonesApart)
  return ask && token ? { ...ask, token } : null
}
