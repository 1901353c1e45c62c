// @vitest-environment node
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { finishScan } from './pass-page'

vi.mock('server-only', () => ({}))

const seen: IncomingMessage[] = []
const gateway = createServer((request, response) => {
  seen.push(request)
  response.writeHead(403, { 'content-type': 'text/html', 'x-inside': '1' }).end('<h1>没有登录</h1>')
})
beforeAll(async () => {
  await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve))
  vi.stubEnv('GATEWAY_INTERNAL_ORIGIN', `http://127.0.0.1:${(gateway.address() as AddressInfo).port}`)
})
afterAll(() => {
  vi.unstubAllEnvs()
  gateway.close()
})

const request = (headers: Record<string, string> = {}) =>
  new Request('http://portal.test/gateway/wechat/callback?state=s&code=c', { headers })

it('passes the redirect on with the secret from the cookie, never one from a header', async () => {
  const answer = await finishScan(request({ 'x-browser-key': 'forged', cookie: 'JGJTK=t' }), 'kept')
  expect([answer.status, await answer.text()]).toEqual([403, '<h1>没有登录</h1>'])
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(answer.headers.has('x-inside')).toBe(false)
  expect(seen[0]?.url).toBe('/wechat/callback?state=s&code=c')
  expect(seen[0]?.headers).toMatchObject({ 'x-browser-key': 'kept' })
  expect(seen[0]?.headers).not.toHaveProperty('cookie')
  await finishScan(request({ 'x-browser-key': 'forged' }), undefined)
  expect(seen[1]?.headers).not.toHaveProperty('x-browser-key')
})

it('passes on the answer of a page of its own, and of no other site', async () => {
  const post = (site: string) =>
    finishScan(
      new Request('http://portal.test/gateway/wechat/callback?state=s&code=c', {
        method: 'POST',
        headers: { 'sec-fetch-site': site },
        body: new URLSearchParams({ answer: 'no' }),
      }),
      undefined,
    )
  const before = seen.length
  expect((await post('cross-site')).status).toBe(403)
  expect(seen).toHaveLength(before)
  await post('same-origin')
  expect(seen.at(-1)).toMatchObject({ method: 'POST' })
  expect(seen.at(-1)?.headers).toMatchObject({ 'content-type': 'application/x-www-form-urlencoded' })
})

it('says so if the gateway cannot be reached', async () => {
  vi.stubEnv('GATEWAY_INTERNAL_ORIGIN', 'http://127.0.0.1:1')
  const answer = await finishScan(request(), undefined)
  expect([answer.status, await answer.text()]).toEqual([503, expect.stringContaining('暂时不可用')])
})
