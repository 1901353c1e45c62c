import 'server-only'
import { gatewayOrigin } from './environment'

const CALL_MS = 15_000
const PASSED_BACK = ['content-type', 'content-security-policy', 'referrer-policy']

/**
 * WeChat's redirect after a scan: passed on with the secret of this browser, so that the gateway confirms the login
 * only in the browser that asked for it. Answers the gateway's page for the user.
 */
export async function finishScan(request: Request, browserKey: string | undefined): Promise<Response> {
  const headers = new Headers({ accept: 'text/html' })
  for (const name of ['user-agent', 'x-forwarded-for']) {
    const value = request.headers.get(name)
    if (value) headers.set(name, value)
  }
  if (browserKey) headers.set('x-browser-key', browserKey)
  const answer = await fetch(`${gatewayOrigin()}/wechat/callback${new URL(request.url).search}`, {
    headers,
    signal: AbortSignal.any([request.signal, AbortSignal.timeout(CALL_MS)]),
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
