// @vitest-environment node
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { passStaffCall } from './staff-call'

vi.mock('server-only', () => ({}))

interface Seen {
  readonly url: string | undefined
  readonly headers: IncomingMessage['headers']
  readonly body: string
}

const seen: Seen[] = []
let answer: { status: number; body: string }
const gateway = createServer((request, response) => {
  let body = ''
  request.on('data', (chunk) => {
    body += chunk
  })
  request.on('end', () => {
    seen.push({ url: request.url, headers: request.headers, body })
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body)
  })
})

beforeAll(async () => {
  await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve))
  vi.stubEnv('GATEWAY_INTERNAL_ORIGIN', `http://127.0.0.1:${(gateway.address() as AddressInfo).port}`)
})
afterAll(() => {
  vi.unstubAllEnvs()
  gateway.close()
})
const answerWith = (data: unknown, status = 200) => {
  answer = { status, body: JSON.stringify({ statusCode: '00000', statusMessage: '', data }) }
}
beforeEach(() => {
  seen.length = 0
  answerWith(null)
})

const OWN = { origin: 'http://portal.test', 'sec-fetch-site': 'same-origin' }

const call = (path: string, headers: Record<string, string> = OWN, token?: string, host = 'portal.test') =>
  passStaffCall(
    new Request(`http://${host}/console${path}`, {
      method: 'POST',
      headers: { host, 'content-type': 'application/json', ...headers },
      body: '{"id":"1"}',
    }),
    path,
    token,
  )

it('a call goes to the gateway with the token of the staff, and no cookie', async () => {
  answerWith({ id: '1' })
  const response = await call('/api/posting/approve', { ...OWN, cookie: 'JGJTK=m; ZSTSTAFF=t' }, 't')
  expect(await response.json()).toMatchObject({ data: { id: '1' } })
  expect(seen).toMatchObject([{ url: '/console/posting/approve', body: '{"id":"1"}' }])
  expect(seen[0]?.headers).toMatchObject({ authorization: 'Bearer t' })
  expect(seen[0]?.headers.cookie).toBeUndefined()
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(response.headers.get('set-cookie')).toBeNull()
})

it.each([
  ['another site', { origin: 'https://evil.test', 'sec-fetch-site': 'cross-site' }],
  ['a sub-site of ours', { origin: 'http://nanjing.portal.test', 'sec-fetch-site': 'same-site' }],
  ['another site, by a browser that tells no more', { origin: 'https://evil.test' }],
  ['nowhere', {}],
  ['a page without an origin', { origin: 'null' }],
])('STF-02 a call from %s never reaches the gateway', async (_, headers) => {
  expect((await call('/api/posting/approve', headers as Record<string, string>, 't')).status).toBe(403)
  expect(seen).toEqual([])
})

it.each([
  '/posting/approve',
  '/api/posting',
  '/api/posting/approve/x',
  '/api/../sandbox',
  '/api/a/b%2fc',
  '',
])('there is no call at %s', async (path) => {
  expect((await call(path)).status).toBe(404)
  expect(seen).toEqual([])
})

it('STF-02 the token of a login goes into a cookie for /console only, out of reach of scripts', async () => {
  answerWith({ next: 'done', access_token: 'secret', self: { name: '张三' } })
  const response = await call('/api/session/login', OWN, 'earlier')
  expect(await response.json()).toEqual({
    statusCode: '00000',
    statusMessage: '',
    data: { next: 'done', self: { name: '张三' } },
  })
  expect(response.headers.get('set-cookie')).toBe(
    'ZSTSTAFF=secret; Path=/console; Max-Age=43200; SameSite=Strict; HttpOnly; Secure',
  )
  expect(seen[0]?.headers.authorization).toBeUndefined()
})

it('logging out, and a session that is over, end the cookie', async () => {
  expect((await call('/api/session/logout', OWN, 't')).headers.get('set-cookie')).toContain('ZSTSTAFF=; ')
  answerWith(null, 401)
  const over = await call('/api/staff/list', OWN, 't')
  expect([over.status, over.headers.get('set-cookie')]).toEqual([401, expect.stringContaining('Max-Age=0')])
})

it('a gateway that does not answer is told as such', async () => {
  answer = { status: 502, body: '<html>' }
  expect((await call('/api/staff/list', OWN, 't')).status).toBe(503)
})
