import type { NextRequest } from 'next/server'
import { fileDownload, isFilePath } from '@/forwarding/file-download'
import { isScanCallback, isUnsubscribe } from '@/forwarding/gateway-pages'
import { finishScan, passUnsubscribe } from '@/forwarding/pass-page'
import { BROWSER_COOKIE, endSession, passThrough, TOKEN_COOKIE } from '@/forwarding/pass-through'
import { TRY_AS, tryCall } from '@/forwarding/try-call'

export const dynamic = 'force-dynamic'

/** The path below this route, still encoded by the browser; Next decodes its params. */
const readPath = ({ url }: NextRequest) => new URL(url).pathname.replace(/^\/gateway/, '')

const answer = async (request: NextRequest) => {
  const path = readPath(request)
  if (request.method === 'POST' && path === '/session/end') return endSession(request)
  const role = request.headers.get(TRY_AS)
  if (role !== null) return tryCall(request, path, role)
  const token = request.cookies.get(TOKEN_COOKIE)?.value
  if (isUnsubscribe(path) && request.method !== 'DELETE') return passUnsubscribe(request)
  if (isScanCallback(path)) return finishScan(request, request.cookies.get(BROWSER_COOKIE)?.value)
  if (request.method === 'GET' && isFilePath(path)) return fileDownload(request, path, token)
  return passThrough(request, path, { token, browserKey: request.cookies.get(BROWSER_COOKIE)?.value })
}

export { answer as DELETE, answer as GET, answer as POST }
