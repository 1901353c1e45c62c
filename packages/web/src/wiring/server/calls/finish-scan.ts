import 'server-only'
import { BROWSER_KEY_HEADER, SCAN_CALLBACK_PATH } from '@zhushutong/sdk/contract'
import { gatewayOrigin } from '../environment'
import { limitBody } from './limit-body'
import { isSameOrigin } from './pass-through'

const CALL_MS = 15_000
const PASSED_BACK = ['content-type', 'content-security-policy', 'referrer-policy']

/** Bytes; the answer to a question with two choices is shorter. */
const MAX_ANSWER = 64

const headersFor = (request: Request, browserKey: string | undefined) => {
  const headers = new Headers({ accept: 'text/html' })
  for (const name of ['user-agent', 'x-forwarded-for']) {
    const value = request.headers.get(name)
    if (value) headers.set(name, value)
  }
  if (browserKey) headers.set(BROWSER_KEY_HEADER, browserKey)
  if (request.body) headers.set('content-type', 'application/x-www-form-urlencoded')
  return headers
}

/**
 * Forwards WeChat's redirect after a scan, or the user's answer to "is this login yours?", with the secret
 * of this browser. The gateway then confirms the login only in the browser that requested it. Returns the
 * gateway's page for the user.
 */
export async function finishScan(request: Request, browserKey: string | undefined): Promise<Response> {
  if (request.method !== 'GET' && !isSameOrigin(request)) {
    return new Response('请求来源不正确', { status: 403 })
  }
  const answer = await fetch(`${gatewayOrigin()}${SCAN_CALLBACK_PATH}${new URL(request.url).search}`, {
    method: request.method,
    headers: headersFor(request, browserKey),
    ...(request.body && { body: limitBody(request.body, MAX_ANSWER).stream, duplex: 'half' }),
    signal: AbortSignal.any([request.signal, AbortSignal.timeout(CALL_MS)]),
    redirect: 'manual',
  } as RequestInit).catch(() => null)
  if (!answer) return new Response('服务暂时不可用，请稍后刷新本页', { status: 503 })
  const passed = new Headers({ 'cache-control': 'no-store' })
  for (const name of PASSED_BACK) {
    const value = answer.headers.get(name)
    if (value) passed.set(name, value)
  }
  return new Response(answer.body, { status: answer.status, headers: passed })
}
