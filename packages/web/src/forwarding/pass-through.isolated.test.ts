// @vitest-environment node
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { endedCookies, sessionCookies } from '../settings/cookies'
import { type BrowserSecrets, passThrough } from './pass-through'

vi.mock('server-only', () => ({}))

const STOP = '/jian-butler-api-biz/deepSeek/v1/chat-messages/stop'
const MESSAGES = '/jian-butler-api-biz/deepSeek/v1/messages'
const SEARCH = '/jian-butler-project-biz/company/search'
const CREATE_SCAN = '/jian-butler-member-biz/login/getWxLoginUrl'
const POLL_SCAN = '/jian-butler-member-biz/login/registerLoginWx'
const LOGIN = '/jian-butler-member-biz/login/loginByUsername'

interface Seen {
  readonly method: string | undefined
  readonly url: string | undefined
  readonly headers: IncomingMessage['headers']
}

const seen: Seen[] = []
let answer: object = {}
/** A network failure between portal and gateway, in place of an answer. */
let lose: ((response: ServerResponse) => void) | null = null
const gateway = createServer((request, response) => {
  request.resume().on('end', () => {
    seen.push({ method: request.method, url: request.url, headers: request.headers })
    if (lose) return lose(response)
    response.setHeader('content-type', 'application/json').end(JSON.stringify(answer))
  })
})

beforeAll(async () => {
  await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve))
  vi.stubEnv('GATEWAY_INTERNAL_ORIGIN', `http://127.0.0.1:${(gateway.address() as AddressInfo).port}`)
})
afterAll(() => {
  vi.unstubAllEnvs()
  gateway.closeAllConnections()
  gateway.close()
})
beforeEach(() => {
  seen.length = 0
  lose = null
  answer = { statusCode: '00000', statusMessage: '', data: null }
})

const OWN = { host: 'portal.test', 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' }

const call = (
  method: string,
  path: string,
  headers: Record<string, string> = {},
  secrets: BrowserSecrets = {},
) => {
  const body = method === 'POST' ? { body: '{}' } : {}
  const request = new Request(`http://portal.test/gateway${path}`, {
    method,
    headers: { ...OWN, ...headers },
    ...body,
  })
  return passThrough(request, path, secrets)
}

it('the gateway gets the id and the trace of the request', async () => {
  const headers = {
    'x-request-id': 'id-of-the-browser',
    traceparent: `00-${'1'.repeat(32)}-${'2'.repeat(16)}-01`,
  }
  await call('POST', SEARCH, headers)
  expect(seen[0]?.headers).toMatchObject(headers)
})

it.each([
  ['POST', `${STOP}/..%5C..%5C..%5C..%5C..%5Csandbox%5Caccounts%5Csvip%5Ctoken`],
  ['GET', `${MESSAGES}/..%5C..%5C..%5C..%5Csandbox%5Csms`],
  ['GET', `${MESSAGES}/..%2F..%2Fsandbox%2Fsms`],
  ['GET', `${MESSAGES}/..`],
  ['GET', `${MESSAGES}/%2e%2e`],
  ['GET', `${MESSAGES}/a%00b`],
  ['GET', `${MESSAGES}/${'x'.repeat(65)}`],
])('%s %s reaches no address but the call’s own', async (method, path) => {
  const refused = await call(method, path)
  expect(refused.status).toBe(400)
  expect((await refused.json()).data.fields).toEqual([
    { field: method === 'POST' ? 'taskId' : 'conversationId', message: '格式不正确' },
  ])
  expect(seen).toEqual([])
})

it.each([
  ['GET', '/sandbox/sms'],
  ['GET', '/openapi.json'],
  ['GET', '/readyz'],
  ['POST', '/notify/wechat'],
  ['GET', `${MESSAGES}/`],
  ['GET', `${MESSAGES}/a/..%2Fb`],
  ['GET', '/%E0%A4%A'],
  ['DELETE', SEARCH],
])('%s %s, which is no call, is not handed on', async (method, path) => {
  expect((await call(method, path)).status).toBe(404)
  expect(seen).toEqual([])
})

it('hands on a call with its query, its key and the member’s token, and nothing else of the request', async () => {
  const path = `${MESSAGES}/conversation_1`
  const request = new Request(`http://portal.test/gateway${path}?limit=5`, {
    headers: {
      ...OWN,
      'idempotency-key': 'key-1',
      'x-forwarded-for': '1.2.3.4',
      'x-real-ip': '6.6.6.6',
      cookie: 'a=1',
      authorization: 'Bearer forged',
    },
  })
  expect((await passThrough(request, path, { token: 'token-1' })).status).toBe(200)
  expect(seen[0]?.url).toBe(`${path}?limit=5`)
  expect(seen[0]?.headers).toMatchObject({
    'idempotency-key': 'key-1',
    'x-forwarded-for': '1.2.3.4',
    authorization: 'Bearer token-1',
  })
  expect(seen[0]?.headers).not.toHaveProperty('cookie')
  expect(seen[0]?.headers).not.toHaveProperty('x-real-ip')
})

it('accepts writes from its own pages only', async () => {
  expect((await call('POST', SEARCH, { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
  expect(seen).toEqual([])
})

it('a body without a length is cut at its limit while it streams', async () => {
  let sent = 0
  const endless = new ReadableStream<Uint8Array>({
    pull(controller) {
      sent += 65_536
      controller.enqueue(new Uint8Array(65_536))
    },
  })
  const init = { method: 'POST', headers: OWN, body: endless, duplex: 'half' } as RequestInit
  const refused = await passThrough(new Request('http://portal.test/gateway', init), SEARCH, {})
  expect(refused.status).toBe(413)
  expect(sent).toBeLessThan(4 * 1024 * 1024)
})

it('a login’s token goes into the cookie, never into a body that scripts see; the one it replaces goes along', async () => {
  answer = { statusCode: '00000', statusMessage: '', data: { access_token: 'new-token', userId: 'u1' } }
  const logged = await call('POST', LOGIN, {}, { token: 'old-token' })
  expect(await logged.text()).not.toContain('new-token')
  expect(logged.headers.getSetCookie().join()).toMatch(/new-token.*HttpOnly/)
  expect(seen[0]?.headers.authorization).toBe('Bearer old-token')
})

it('the session’s cookies have their flags: Secure everywhere but on this machine, for no other site’s posts', () => {
  const week = 'Path=/; Max-Age=604800; SameSite=Lax'
  expect(sessionCookies('a b', 'portal.test')).toEqual([
    `JGJTK=a%20b; ${week}; HttpOnly; Secure`,
    `JGJLOGIN=1; ${week}; Secure`,
  ])
  expect(sessionCookies('a', 'localhost:3000')[0]).toBe(`JGJTK=a; ${week}; HttpOnly`)
  expect(endedCookies('portal.test')[0]).toBe('JGJTK=; Path=/; Max-Age=0; SameSite=Lax; HttpOnly; Secure')
})

it('a scanned login gets a secret of its browser, which goes with its later calls and with no other', async () => {
  const asked = await call('POST', CREATE_SCAN)
  const key = seen[0]?.headers['x-browser-key']
  expect(key).toMatch(/^[\w-]{43}$/)
  expect(asked.headers.getSetCookie()).toEqual([expect.stringMatching(`^JGJSCAN=${key}; .*HttpOnly`)])
  expect((await call('POST', CREATE_SCAN, {}, { browserKey: 'kept' })).headers.getSetCookie()[0]).toMatch(
    /^JGJSCAN=kept;/,
  )
  await call('POST', POLL_SCAN, {}, { browserKey: 'kept' })
  await call('POST', SEARCH, { 'x-browser-key': 'forged' }, { browserKey: 'kept' })
  await call('POST', POLL_SCAN, { 'x-browser-key': 'forged' })
  expect(seen.slice(1).map(({ headers }) => headers['x-browser-key'])).toEqual([
    'kept',
    'kept',
    undefined,
    undefined,
  ])
})

it('a failed login begins no session', async () => {
  answer = { statusCode: '10011', statusMessage: '密码有误', data: null }
  const failed = await call('POST', LOGIN)
  expect(failed.headers.getSetCookie()).toEqual([])
  expect((await failed.json()).statusCode).toBe('10011')
})

const cutOff = (response: ServerResponse) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': 1000 })
  response.write('{"statusCode":', () => response.destroy())
}

it.each([
  ['refuses the connection', SEARCH, (response: ServerResponse) => response.destroy()],
  ['says nothing', SEARCH, () => {}],
  ['is lost within the answer to a login', LOGIN, cutOff],
])('a gateway that %s is a clear 503 in time; the next call is answered', async (_, path, loss) => {
  const real = AbortSignal.timeout.bind(AbortSignal)
  const limit = vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => real(ms / 100))
  lose = loss
  const failed = await call('POST', path)
  expect([failed.status, failed.headers.get('retry-after')]).toEqual([503, '2'])
  expect(failed.headers.getSetCookie()).toEqual([])
  expect((await failed.json()).statusMessage).toBe('服务暂时不可用，请稍后重试')
  expect(limit.mock.calls.flat()).toEqual([30_000])
  limit.mockRestore()
  lose = null
  expect((await call('POST', path)).status).toBe(200)
})
