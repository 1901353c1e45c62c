import { isLocalHost } from '@zhushutong/domain/security-headers'
import { STAFF_SESSION } from '@zhushutong/domain/staff'
import { gatewayOrigin } from '../settings/environment'
import { NO_STORE, pickHeaders, refusal, unavailable } from './forward'
import { limitBody } from './limit-body'

/**
 * Contains the token of the staff: for the back office's own pages only, and unreadable for scripts
 * (STF-02).
 */
export const STAFF_COOKIE = 'ZSTSTAFF'
const CALL = /^\/api(\/[a-zA-Z]+\/[a-zA-Z]+)$/
const LOGIN = '/session/login'
const LOGOUT = '/session/logout'
const PASSED_ON = ['content-type', 'user-agent', 'x-forwarded-for']
/** Bytes of a call, and of a call that uploads a picture. */
const MAX_BODY = 1024 * 1024
const MAX_FORM = 12 * 1024 * 1024
const CALL_MS = 30_000

/** True for requests from a page of this origin; a request without an Origin header is refused. */
function comesFromOwnPage(request: Request): boolean {
  const site = request.headers.get('sec-fetch-site')
  if (site !== null && site !== 'same-origin') return false
  const origin = request.headers.get('origin')
  if (origin === null || !URL.canParse(origin)) return false
  return new URL(origin).host === request.headers.get('host')
}

const cookieWith = (value: string, seconds: number, host: string) =>
  [
    `${STAFF_COOKIE}=${value}`,
    'Path=/console',
    `Max-Age=${seconds}`,
    'HttpOnly',
    'SameSite=Strict',
    ...(isLocalHost(host) ? [] : ['Secure']),
  ].join('; ')

const forward = (request: Request, path: string, token: string | undefined) => {
  const headers = pickHeaders(request.headers, PASSED_ON, token ? { authorization: `Bearer ${token}` } : {})
  const isForm = request.headers.get('content-type')?.startsWith('multipart/form-data') ?? false
  const body = request.body && limitBody(request.body, isForm ? MAX_FORM : MAX_BODY)
  return fetch(`${gatewayOrigin()}/console${path}`, {
    method: 'POST',
    headers,
    signal: AbortSignal.any([request.signal, AbortSignal.timeout(CALL_MS)]),
    redirect: 'manual',
    ...(body && { body: body.stream, duplex: 'half' }),
  } as RequestInit).catch(() => (body?.exceeded() ? refusal(413, '请求内容过大') : null))
}

interface Answered {
  data?: { access_token?: string } | null
}

/**
 * Answers one call of the back office by its path below /console. The token is stored in a cookie limited
 * to /console, and sent to the gateway as a header. A member's session is ignored.
 */
export async function passStaffCall(
  request: Request,
  address: string,
  token: string | undefined,
): Promise<Response> {
  if (!comesFromOwnPage(request)) return refusal(403, '请求来源不正确')
  const path = CALL.exec(address)?.[1]
  if (path === undefined) return refusal(404, '没有这个接口')
  const host = request.headers.get('host') ?? ''
  const answer = await forward(request, path, path === LOGIN ? undefined : token)
  const envelope = ((await answer?.json().catch(() => null)) ?? null) as Answered | null
  if (!answer || !envelope) return unavailable()
  const headers = new Headers(NO_STORE)
  const issued = envelope.data?.access_token
  if (path === LOGIN && issued !== undefined) {
    delete envelope.data!.access_token
    headers.append('set-cookie', cookieWith(issued, STAFF_SESSION.most / 1000, host))
  } else if (path === LOGOUT || answer.status === 401) {
    headers.append('set-cookie', cookieWith('', 0, host))
  }
  return Response.json(envelope, { status: answer.status, headers })
}
