import { endedStaffCookie, staffCookie } from '../settings/cookies'
import {
  bearer,
  foreignOrigin,
  forward,
  NO_STORE,
  pickHeaders,
  refusal,
  takeToken,
  unavailable,
} from './forward'

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

/**
 * Answers one call of the back office by its path below /console. The token is stored in a cookie limited
 * to /console, and sent to the gateway as a header. A member's session is ignored.
 */
export async function passStaffCall(
  request: Request,
  address: string,
  token: string | undefined,
): Promise<Response> {
  if (!comesFromOwnPage(request)) return foreignOrigin()
  const path = CALL.exec(address)?.[1]
  if (path === undefined) return refusal(404, '没有这个接口')
  const isForm = request.headers.get('content-type')?.startsWith('multipart/form-data')
  const answer = await forward(request, `/console${path}`, {
    headers: pickHeaders(request.headers, PASSED_ON, path === LOGIN ? {} : bearer(token)),
    maxBody: isForm ? MAX_FORM : MAX_BODY,
    timeout: CALL_MS,
  })
  const read = answer && (await takeToken(answer))
  if (!read) return unavailable()
  const { status } = answer
  const headers = new Headers(NO_STORE)
  const host = request.headers.get('host') ?? ''
  if (path === LOGIN && read.token !== undefined) headers.append('set-cookie', staffCookie(read.token, host))
  else if (path === LOGOUT || status === 401) headers.append('set-cookie', endedStaffCookie(host))
  return Response.json(read.envelope, { status, headers })
}
