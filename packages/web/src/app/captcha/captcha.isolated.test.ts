// @vitest-environment node
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'

vi.mock('server-only', () => ({}))

let kind = 'embedded'
const gateway = createServer((_, response) => {
  response.setHeader('content-type', 'application/json')
  response.end(JSON.stringify({ statusCode: '00000', statusMessage: '', data: { kind } }))
})

beforeAll(async () => {
  await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve))
  vi.stubEnv('GATEWAY_INTERNAL_ORIGIN', `http://127.0.0.1:${(gateway.address() as AddressInfo).port}`)
  // Loading the contract takes long.
  await import('./route')
})
afterAll(() => {
  vi.unstubAllEnvs()
  gateway.close()
})

const ask = async () => {
  const { GET } = await import('./route')
  return GET()
}

const sourcesOf = (policy: string | null) =>
  Object.fromEntries(
    (policy ?? '').split('; ').map((directive) => {
      const [name, ...sources] = directive.split(' ')
      return [name, sources]
    }),
  ) as Record<string, string[]>

it('does not exist while the gateway has its own slider: no policy of the portal names a foreign host', async () => {
  const answer = await ask()
  expect(answer.status).toBe(404)
  expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'")
})

it("lets in Alibaba's hosts, one by one, and nothing that is inline but styles", async () => {
  kind = 'alibaba'
  const answer = await ask()
  expect(answer.status).toBe(200)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(await answer.text()).toContain('<div id="captcha-element">')
  const policy = sourcesOf(answer.headers.get('content-security-policy'))
  expect(policy['default-src']).toEqual(["'none'"])
  expect(policy['frame-ancestors']).toEqual(["'self'"])
  expect(policy['script-src']).toEqual([
    'https://o.alicdn.com',
    'https://g.alicdn.com',
    'https://x.alicdn.com',
  ])
  const sources = Object.values(policy).flat()
  expect(sources).not.toContain("'unsafe-eval'")
  for (const source of sources.filter((source) => /[:*]/.test(source)))
    expect(source).toMatch(
      /^data:$|^https:\/\/([ogx]\.alicdn\.com|static-captcha\.aliyuncs\.com|\*\.captcha-open(-b)?\.aliyuncs\.com|cloudauth-device(-dualstack\.cn-shanghai)?\.aliyuncs\.com|cn-shanghai\.device\.saf\.aliyuncs\.com)$/,
    )
})

it('does not exist while the gateway is away', async () => {
  vi.stubEnv('GATEWAY_INTERNAL_ORIGIN', 'http://127.0.0.1:1')
  vi.resetModules()
  expect((await ask()).status).toBe(404)
})
