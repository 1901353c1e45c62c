import type { NextRequest } from 'next/server'
import { GATEWAY_PAGES } from '@/forwarding/gateway-addresses'
import { isFilePath, passFile } from '@/forwarding/pass-file'
import { finishScan, passUnsubscribe } from '@/forwarding/pass-page'
import { endSession, passThrough } from '@/forwarding/pass-through'
import { TRY_AS, tryCall } from '@/forwarding/try-call'
import { BROWSER_COOKIE, TOKEN_COOKIE } from '@/settings/cookies'

export const dynamic = 'force-dynamic'

const answer = async (request: NextRequest) => {
  // Still encoded by the browser; Next decodes its params.
  const { pathname } = new URL(request.url)
  const path = pathname.replace(/^\/gateway/, '')
  if (request.method === 'POST' && path === '/session/end') return endSession(request)
  const role = request.headers.get(TRY_AS)
  if (role !== null) return tryCall(request, path, role)
  const token = request.cookies.get(TOKEN_COOKIE)?.value
  const browserKey = request.cookies.get(BROWSER_COOKIE)?.value
  if (pathname === GATEWAY_PAGES.unsubscribe && request.method !== 'DELETE') return passUnsubscribe(request)
  if (pathname === GATEWAY_PAGES.scan) return finishScan(request, browserKey)
  if (request.method === 'GET' && isFilePath(path)) return passFile(request, path, token)
  return passThrough(request, path, { token, browserKey })
}

export { answer as DELETE, answer as GET, answer as POST }
