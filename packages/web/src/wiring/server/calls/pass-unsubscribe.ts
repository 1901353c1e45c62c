import 'server-only'
import { UNSUBSCRIBE_PATH } from '@zhushutong/sdk/contract'
import { gatewayOrigin } from '../environment'

const CALL_MS = 15_000
const PASSED_BACK = ['content-type', 'content-security-policy', 'referrer-policy']

/**
 * Forwards the link of a mail without the reader's login: the token in the link is the permission. A POST
 * comes from our page, or from a mail program (RFC 8058); its body and its origin are ignored.
 */
export async function passUnsubscribe(request: Request): Promise<Response> {
  const address = request.headers.get('x-forwarded-for')
  const answer = await fetch(`${gatewayOrigin()}${UNSUBSCRIBE_PATH}${new URL(request.url).search}`, {
    method: request.method,
    headers: { accept: 'text/html', ...(address && { 'x-forwarded-for': address }) },
    signal: AbortSignal.timeout(CALL_MS),
    redirect: 'manual',
  }).catch(() => null)
  if (!answer) return new Response('服务暂时不可用，请稍后刷新本页', { status: 503 })
  const passed = new Headers({ 'cache-control': 'no-store' })
  for (const name of PASSED_BACK) {
    const value = answer.headers.get(name)
    if (value) passed.set(name, value)
  }
  return new Response(answer.body, { status: answer.status, headers: passed })
}
