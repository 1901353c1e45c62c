import 'server-only'
import { BROWSER_KEY_HEADER, SCAN_CALLBACK_PATH, UNSUBSCRIBE_PATH } from '@zhushutong/sdk/contract'
import { gatewayOrigin } from '../settings/environment'
import { NO_STORE, passBack, pickHeaders } from './forward'
import { limitBody } from './limit-body'
import { isSameOrigin } from './pass-through'

const CALL_MS = 15_000
const PASSED_BACK = ['content-type', 'content-security-policy', 'referrer-policy']

/** Bytes; the answer to a question with two choices is shorter. */
const MAX_ANSWER = 64

/** The gateway's page for the user at a path. */
const fetchPage = async (request: Request, path: string, init: RequestInit): Promise<Response> => {
  const answer = await fetch(`${gatewayOrigin()}${path}${new URL(request.url).search}`, {
    ...init,
    method: request.method,
    signal: AbortSignal.any([request.signal, AbortSignal.timeout(CALL_MS)]),
    redirect: 'manual',
  }).catch(() => null)
  return answer
    ? passBack(answer, PASSED_BACK, NO_STORE)
    : new Response('服务暂时不可用，请稍后刷新本页', { status: 503 })
}

/**
 * Forwards WeChat's redirect after a scan, or the user's answer to "is this login yours?", with the secret
 * of this browser. The gateway then confirms the login only in the browser that requested it.
 */
export async function finishScan(request: Request, browserKey: string | undefined): Promise<Response> {
  if (request.method !== 'GET' && !isSameOrigin(request)) {
    return new Response('请求来源不正确', { status: 403 })
  }
  const headers = pickHeaders(request.headers, ['user-agent', 'x-forwarded-for'], {
    accept: 'text/html',
    ...(browserKey && { [BROWSER_KEY_HEADER]: browserKey }),
    ...(request.body && { 'content-type': 'application/x-www-form-urlencoded' }),
  })
  const body = request.body && { body: limitBody(request.body, MAX_ANSWER).stream, duplex: 'half' }
  return fetchPage(request, SCAN_CALLBACK_PATH, { headers, ...body } as RequestInit)
}

/**
 * Forwards the link of a mail without the reader's login: the token in the link is the permission. A POST
 * comes from our page, or from a mail program (RFC 8058); its body and its origin are ignored.
 */
export function passUnsubscribe(request: Request): Promise<Response> {
  const headers = pickHeaders(request.headers, ['x-forwarded-for'], { accept: 'text/html' })
  return fetchPage(request, UNSUBSCRIBE_PATH, { headers })
}
