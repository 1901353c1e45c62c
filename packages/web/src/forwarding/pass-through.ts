import 'server-only'
import { randomBytes } from 'node:crypto'
import {
  BROWSER_KEY_HEADER,
  CLIENT_NAME_HEADER,
  contract,
  DEVICE_NAME_HEADER,
  type Endpoint,
} from '@zhushutong/sdk/contract'
import { browserCookie, endedCookies, sessionCookies } from '../settings/cookies'
import {
  bearer,
  foreignOrigin,
  forward,
  isSameOrigin,
  NO_STORE,
  passBack,
  pickHeaders,
  refusal,
  takeToken,
  unavailable,
} from './forward'
import { findGatewayCall } from './gateway-call'

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
  // Named in the logs of the gateway, which checks its form.
  'x-request-id',
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

/** The browser's secrets, in cookies that scripts cannot read. */
export interface BrowserSecrets {
  readonly token?: string
  /** The secret of the browser that requested a scanned login. */
  readonly browserKey?: string
}

const withCookies = (answer: Response, cookies: readonly string[]) => {
  for (const cookie of cookies) answer.headers.append('set-cookie', cookie)
  return answer
}

const LOGIN_CALLS = new Set<Endpoint>(Object.values(contract.login))
const { createScan, byScan, bindScan, logout } = contract.login
const SCAN_CALLS = new Set<Endpoint>([createScan, byScan, bindScan])

/**
 * The headers of a call: the token if the call needs it, and the browser's secret for a scanned login. A login sends
 * the token that it replaces: the gateway then revokes it.
 */
const buildHeaders = (
  request: Request,
  endpoint: Endpoint | null,
  { token, browserKey }: BrowserSecrets,
): Headers => {
  const takesToken = endpoint?.access !== 'none' || LOGIN_CALLS.has(endpoint)
  return pickHeaders(request.headers, PASSED_ON, {
    ...(takesToken && bearer(token)),
    ...(endpoint && SCAN_CALLS.has(endpoint) && browserKey && { [BROWSER_KEY_HEADER]: browserKey }),
  })
}

/** Answers one browser call. `path` is the gateway's own, starting with '/', still encoded. */
export async function passThrough(
  request: Request,
  path: string,
  secrets: BrowserSecrets,
): Promise<Response> {
  const isKeyRequest = request.method === 'GET' && path === PUBLIC_KEY_PATH
  const call = isKeyRequest ? { endpoint: null, path } : findGatewayCall(request.method, path)
  if (!call) return refusal(404, '没有这个接口')
  if (request.method !== 'GET' && !isSameOrigin(request)) return foreignOrigin()
  if ('wrongField' in call) {
    const { wrongField: field } = call
    return refusal(400, `请求参数不正确：${field}`, { fields: [{ field, message: '格式不正确' }] })
  }
  const { endpoint } = call
  const asksToScan = endpoint === createScan
  const browserKey = secrets.browserKey ?? (asksToScan ? randomBytes(32).toString('base64url') : undefined)
  const file = endpoint?.multipart
  const answer = await forward(request, call.path + new URL(request.url).search, {
    headers: buildHeaders(request, endpoint, { ...secrets, browserKey }),
    maxBody: file ? file.maxBytes + MAX_FORM_AROUND_FILE : MAX_BODY,
    timeout: endpoint?.streams ? STREAM_MS : CALL_MS,
  })
  if (!answer) return unavailable()
  const passed = passBack(answer, PASSED_BACK, NO_STORE)
  const host = request.headers.get('host') ?? ''
  if (endpoint === logout) return withCookies(passed, endedCookies(host))
  if (!endpoint || !LOGIN_CALLS.has(endpoint)) return passed
  const login = await takeToken(passed)
  if (!login) return unavailable()
  const { status, headers } = passed
  return withCookies(new Response(JSON.stringify(login.envelope), { status, headers }), [
    ...(asksToScan && browserKey ? [browserCookie(browserKey, host)] : []),
    ...(login.token ? sessionCookies(login.token, host) : []),
  ])
}

/**
 * Deletes the browser's session without a call to the gateway, after the gateway reported an invalid token
 * (ERR-03).
 */
export function endSession(request: Request): Response {
  if (!isSameOrigin(request)) return foreignOrigin()
  const ended = new Response(null, { status: 204, headers: NO_STORE })
  return withCookies(ended, endedCookies(request.headers.get('host') ?? ''))
}
