import 'server-only'
import { BROWSER_KEY_HEADER, SCAN_CALLBACK_PATH, UNSUBSCRIBE_PATH } from '@zhushutong/sdk/contract'
import { forward, isSameOrigin, NO_STORE, passBack, pickHeaders } from './forward'

/* Paths that the gateway answers with a page for the user, not with data. */

const CALL_MS = 15_000
const PASSED_BACK = ['content-type', 'content-security-policy', 'referrer-policy']

/** Bytes; the answer to a question with two choices is shorter. */
const MAX_ANSWER = 64

const passPage = async (request: Request, path: string, headers: Headers, maxBody?: number) => {
  headers.set('accept', 'text/html')
  const { search } = new URL(request.url)
  const answer = await forward(request, path + search, { headers, maxBody, timeout: CALL_MS })
  return answer
    ? passBack(answer, PASSED_BACK, NO_STORE)
    : new Response('服务暂时不可用，请稍后刷新本页', { status: 503 })
}

/**
 * Forwards WeChat's redirect after a scan, or the user's answer to "is this login yours?", with the secret
 * of this browser. The gateway then confirms the login only in the browser that requested it.
 */
export async function finishScan(request: Request, browserKey: string | undefined): Promise<Response> {
  if (request.method !== 'GET' && !isSameOrigin(request))
    return new Response('请求来源不正确', { status: 403 })
  const headers = pickHeaders(request.headers, ['user-agent', 'x-forwarded-for'], {
    ...(browserKey && { [BROWSER_KEY_HEADER]: browserKey }),
    ...(request.body && { 'content-type': 'application/x-www-form-urlencoded' }),
  })
  return passPage(request, SCAN_CALLBACK_PATH, headers, MAX_ANSWER)
}

/**
 * Forwards the link of a mail without the reader's login: the token in the link is the permission. A POST
 * comes from our page, or from a mail program (RFC 8058); its body and its origin are ignored (SUB-08).
 */
export function passUnsubscribe(request: Request): Promise<Response> {
  return passPage(request, UNSUBSCRIBE_PATH, pickHeaders(request.headers, ['x-forwarded-for']))
}
