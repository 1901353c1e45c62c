import 'server-only'
import { contract, type Endpoint, recordContract } from '@zhushutong/sdk/contract'
import { endedCookies, sessionCookies, TOKEN_COOKIE } from './cookies'
import { gatewayOrigin } from './environment'

/* Browser calls go to the portal's own origin; this forwards them to the gateway with the token from the
   HttpOnly cookie, and keeps the token of a new login out of the reach of scripts. */

const endpoints: readonly Endpoint[] = [
  ...Object.values(contract).flatMap((group) => Object.values(group) as Endpoint[]),
  ...Object.values(recordContract).flatMap((group) => Object.values(group) as Endpoint[]),
]

interface Way {
  readonly matches: RegExp
  readonly endpoint: Endpoint
}

const wayOf = (endpoint: Endpoint, path: string): Way => ({
  matches: new RegExp(`^${path.replaceAll(/[.*+?^$()|[\]\\]/g, '\\$&').replaceAll(/\{\w+\}/g, '[^/]+')}$`),
  endpoint,
})

const WAYS: readonly Way[] = endpoints.flatMap((e) =>
  [e.path, ...(e.aliases ?? [])].map((path) => wayOf(e, path)),
)

const { bySms, byPassword, byScan, bindScan } = contract.login
const beginsSession = new Set<Endpoint>([bySms, byPassword, byScan, bindScan])
const PASSED_ON = ['content-type', 'data-source', 'securekey', 'securetimestamp', 'securesign', 'user-agent']
const PASSED_BACK = ['content-type', 'x-request-id', 'retry-after', 'securekey']
const MAX_BODY = 1024 * 1024

const refusal = (status: number, statusMessage: string) =>
  Response.json({ statusCode: String(status), statusMessage, data: null }, { status })

/** Writes are accepted only from the portal's own pages. */
const isSameOrigin = (request: Request): boolean => {
  const site = request.headers.get('sec-fetch-site')
  if (site) return site === 'same-origin' || site === 'none'
  const origin = request.headers.get('origin')
  return origin === null || origin.replace(/^https?:\/\//, '') === request.headers.get('host')
}

const headersFor = (request: Request, token: string | undefined): Headers => {
  const headers = new Headers()
  for (const name of PASSED_ON) {
    const value = request.headers.get(name)
    if (value) headers.set(name, value)
  }
  const client = request.headers.get('x-forwarded-for') ?? request.headers.get('x-real-ip')
  if (client) headers.set('x-forwarded-for', client)
  if (token) headers.set('authorization', `Bearer ${token}`)
  return headers
}

const answerWith = (body: string | ArrayBuffer, from: Response, cookies: readonly string[]) => {
  const headers = new Headers({ 'cache-control': 'no-store' })
  for (const name of PASSED_BACK) {
    const value = from.headers.get(name)
    if (value) headers.set(name, value)
  }
  for (const cookie of cookies) headers.append('set-cookie', cookie)
  return new Response(body, { status: from.status, headers })
}

interface LoginEnvelope {
  statusCode?: string
  data?: { access_token?: string } | null
}

const afterLogin = async (answer: Response, host: string) => {
  const envelope = (await answer.json()) as LoginEnvelope
  const token = envelope.data?.access_token
  if (!token || !envelope.data) return answerWith(JSON.stringify(envelope), answer, [])
  delete envelope.data.access_token
  return answerWith(JSON.stringify(envelope), answer, sessionCookies(token, host))
}

/** Answers one browser call. `path` is the gateway's own, starting with '/'. */
export async function passThrough(
  request: Request,
  path: string,
  token: string | undefined,
): Promise<Response> {
  const host = request.headers.get('host') ?? ''
  const isKeyRequest = request.method === 'GET' && path === '/gateway/publicKey'
  const way = WAYS.find((w) => w.endpoint.method === request.method && w.matches.test(path))
  if (!way && !isKeyRequest) return refusal(404, '没有这个接口')
  if (request.method !== 'GET' && !isSameOrigin(request)) return refusal(403, '请求来源不正确')
  if (Number(request.headers.get('content-length') ?? 0) > MAX_BODY) return refusal(413, '请求内容过大')
  const answer = await fetch(`${gatewayOrigin()}${path}${new URL(request.url).search}`, {
    method: request.method,
    headers: headersFor(request, way?.endpoint.access === 'none' ? undefined : token),
    body: request.method === 'GET' ? undefined : await request.arrayBuffer(),
    signal: AbortSignal.any([request.signal, AbortSignal.timeout(30_000)]),
    redirect: 'manual',
  }).catch(() => null)
  if (!answer) return refusal(503, '服务暂时不可用，请稍后重试')
  if (way && beginsSession.has(way.endpoint)) return afterLogin(answer, host)
  const hasEnded = way?.endpoint === contract.login.logout
  return answerWith(await answer.arrayBuffer(), answer, hasEnded ? endedCookies(host) : [])
}

/**
 * Deletes the browser's session without calling the gateway, when it reported an invalid token (ERR-03).
 */
export function endSession(request: Request): Response {
  if (!isSameOrigin(request)) return refusal(403, '请求来源不正确')
  const headers = new Headers({ 'cache-control': 'no-store' })
  for (const cookie of endedCookies(request.headers.get('host') ?? '')) headers.append('set-cookie', cookie)
  return new Response(null, { status: 204, headers })
}

export { TOKEN_COOKIE }
