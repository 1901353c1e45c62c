import 'server-only'
import { randomBytes } from 'node:crypto'
import {
  BROWSER_KEY_HEADER,
  CLIENT_NAME_HEADER,
  contract,
  DEVICE_NAME_HEADER,
  type Endpoint,
} from '@zhushutong/sdk/contract'
import {
  BROWSER_COOKIE,
  browserCookie,
  endedCookies,
  sessionCookies,
  TOKEN_COOKIE,
} from '../settings/cookies'
import { gatewayOrigin } from '../settings/environment'
import { NO_STORE, passBack, pickHeaders, refusal, unavailable } from './forward'
import { findGatewayCall } from './gateway-call'
import { limitBody } from './limit-body'

/* Browser calls go to the portal's own origin. This module forwards them to the gateway with the token
   from the HttpOnly cookie, and hides the token of a new login from scripts. */

const PASSED_ON = [
  'content-type',
  'data-source',
  'idempotency-key',
  'securekey',
  'securetimestamp',
  'securesign',
  'user-agent',
  CLIENT_NAME_HEADER,
  DEVICE_NAME_HEADER,
  // The client's address, set by the portal's server; a client cannot forge it.
  'x-forwarded-for',
]
const PASSED_BACK = ['content-type', 'x-request-id', 'retry-after', 'securekey']
const PUBLIC_KEY_PATH = '/gateway/publicKey'
/** Bytes of a JSON body; a form may contain its file and this much more. */
const MAX_BODY = 1024 * 1024
const MAX_FORM_AROUND_FILE = 256 * 1024
const CALL_MS = 30_000
/** ms, for a streamed answer; the stream's own pings detect a dead connection. */
const STREAM_MS = 10 * 60_000

/** True for calls from the portal's own pages; writes from elsewhere are refused. */
export function isSameOrigin(request: Request): boolean {
  const site = request.headers.get('sec-fetch-site')
  if (site) return site === 'same-origin' || site === 'none'
  const origin = request.headers.get('origin')
  return origin === null || origin.replace(/^https?:\/\//, '') === request.headers.get('host')
}

/** The browser's secrets, in cookies that scripts cannot read. */
export interface BrowserSecrets {
  readonly token?: string
  /** The secret of the browser that requested a scanned login. */
  readonly browserKey?: string
}

const headersFor = (request: Request, { token, browserKey }: BrowserSecrets) =>
  pickHeaders(request.headers, PASSED_ON, {
    ...(token && { authorization: `Bearer ${token}` }),
    ...(browserKey && { [BROWSER_KEY_HEADER]: browserKey }),
  })

const withCookies = (answer: Response, cookies: readonly string[]) => {
  for (const cookie of cookies) answer.headers.append('set-cookie', cookie)
  return answer
}

interface LoginEnvelope {
  data?: { access_token?: string } | null
}

/** The answer of a login call without its token, which goes into a cookie that scripts cannot read. */
const afterLogin = async (answer: Response, host: string, cookies: readonly string[]) => {
  const envelope: LoginEnvelope | null = await answer.json().catch(() => null)
  // The connection was lost within the answer.
  if (!envelope) return unavailable()
  const token = envelope.data?.access_token
  if (envelope.data) delete envelope.data.access_token
  const { status, headers } = answer
  const hidden = passBack(new Response(JSON.stringify(envelope), { status, headers }), PASSED_BACK, NO_STORE)
  return withCookies(hidden, [...cookies, ...(token ? sessionCookies(token, host) : [])])
}

const LOGIN_CALLS = new Set<Endpoint>(Object.values(contract.login))
const { createScan, byScan, bindScan } = contract.login
const SCAN_CALLS = new Set<Endpoint>([createScan, byScan, bindScan])

/**
 * True when a call needs the token. A login sends the token that it replaces: the gateway then revokes it.
 */
const takesToken = (endpoint: Endpoint | null) => endpoint?.access !== 'none' || LOGIN_CALLS.has(endpoint)

/** The secrets of a call: the token if the call needs it, and the browser's secret for a scanned login. */
const secretsFor = (endpoint: Endpoint | null, { token, browserKey }: BrowserSecrets): BrowserSecrets => ({
  ...(takesToken(endpoint) && { token }),
  ...(endpoint && SCAN_CALLS.has(endpoint) && { browserKey }),
})

const maxBytesOf = (endpoint: Endpoint | null) =>
  endpoint?.multipart ? endpoint.multipart.maxBytes + MAX_FORM_AROUND_FILE : MAX_BODY

interface Upstream {
  readonly endpoint: Endpoint | null
  readonly path: string
}

/** Forwards the call. The body streams, up to its limit; null if the gateway cannot be reached in time. */
const forward = async (request: Request, { endpoint, path }: Upstream, secrets: BrowserSecrets) => {
  const limit = maxBytesOf(endpoint)
  const tooLarge = refusal(413, '请求内容过大')
  if (Number(request.headers.get('content-length') ?? 0) > limit) return tooLarge
  const body = request.method !== 'GET' && request.body ? limitBody(request.body, limit) : null
  return fetch(`${gatewayOrigin()}${path}${new URL(request.url).search}`, {
    method: request.method,
    headers: headersFor(request, secretsFor(endpoint, secrets)),
    signal: AbortSignal.any([request.signal, AbortSignal.timeout(endpoint?.streams ? STREAM_MS : CALL_MS)]),
    redirect: 'manual',
    ...(body && { body: body.stream, duplex: 'half' }),
  } as RequestInit).catch(() => (body?.exceeded() ? tooLarge : null))
}

/** Answers one browser call. `path` is the gateway's own, starting with '/', still encoded. */
export async function passThrough(
  request: Request,
  path: string,
  secrets: BrowserSecrets,
): Promise<Response> {
  const host = request.headers.get('host') ?? ''
  const isKeyRequest = request.method === 'GET' && path === PUBLIC_KEY_PATH
  const call = isKeyRequest ? { endpoint: null, path } : findGatewayCall(request.method, path)
  if (!call) return refusal(404, '没有这个接口')
  if (request.method !== 'GET' && !isSameOrigin(request)) return refusal(403, '请求来源不正确')
  if ('wrongField' in call) {
    const { wrongField: field } = call
    return refusal(400, `请求参数不正确：${field}`, { fields: [{ field, message: '格式不正确' }] })
  }
  const { endpoint } = call
  const asksToScan = endpoint === createScan
  const browserKey = asksToScan
    ? (secrets.browserKey ?? randomBytes(32).toString('base64url'))
    : secrets.browserKey
  const answer = await forward(request, call, { ...secrets, browserKey })
  if (!answer) return unavailable()
  if (endpoint && endpoint !== contract.login.logout && LOGIN_CALLS.has(endpoint))
    return afterLogin(answer, host, asksToScan && browserKey ? [browserCookie(browserKey, host)] : [])
  const passed = passBack(answer, PASSED_BACK, NO_STORE)
  return endpoint === contract.login.logout ? withCookies(passed, endedCookies(host)) : passed
}

/**
 * Deletes the browser's session without a call to the gateway, after the gateway reported an invalid token
 * (ERR-03).
 */
export function endSession(request: Request): Response {
  if (!isSameOrigin(request)) return refusal(403, '请求来源不正确')
  const ended = new Response(null, { status: 204, headers: NO_STORE })
  return withCookies(ended, endedCookies(request.headers.get('host') ?? ''))
}

export { BROWSER_COOKIE, TOKEN_COOKIE }
