// @vitest-environment node
import { createHash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { headScript } from '@zhushutong/ui/theme/head-script'
import { afterEach, expect, it, vi } from 'vitest'
import { findNonce } from './page-policy'
import { closePortals, HOST, portal } from './portal-server.fixture'

afterEach(closePortals)

const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

const nonceOf = ({ headers }: IncomingMessage) => findNonce(String(headers['content-security-policy']))

/**
 * Scripts in the shape of Next's, with the nonce also in its data, and a script injected with the page's
 * data.
 */
const markup = (request: IncomingMessage) => {
  const nonce = nonceOf(request)
  return [
    `<script>${headScript}</script>`,
    `<script src="/_next/a.js" async="" nonce="${nonce}"></script>`,
    `<script id="_R_" nonce="${nonce}">self.__next_f=[]</script>`,
    `<script nonce="${nonce}">self.__next_f.push([1,"nonce ${nonce}\n"])</script>`,
    '<script>crafted()</script><script nonce="guess">crafted(2)</script>',
  ].join('')
}

const directivesOf = (policy: unknown) =>
  Object.fromEntries(
    String(policy)
      .split('; ')
      .map((directive) => directive.split(' '))
      .map(([name, ...sources]) => [name, sources]),
  ) as Record<string, string[]>

const NEXT_SCRIPTS = ['self.__next_f=[]', 'self.__next_f.push([1,"nonce \n"])']

it("a cached page runs Next's scripts by their hashes, and no script that came with its data", async () => {
  const { ask } = await portal({ markup })
  const { headers, text } = await ask('/qiye/')
  const allowed = directivesOf(headers['content-security-policy'])['script-src']
  expect(allowed).toEqual(["'self'", sha256(headScript), ...NEXT_SCRIPTS.map(sha256)])
  for (const script of NEXT_SCRIPTS) expect(text).toContain(`>${script}</script>`)
  expect(text).toContain('<script>crafted()</script>')
  expect(text).not.toMatch(/ nonce="(?!guess)/)
})

it('a page that did not change has the same ETag and policy when it is rendered again', async () => {
  const first = await portal({ markup })
  const second = await portal({ markup })
  const [answer, two] = [await first.ask('/qiye/'), await second.ask('/qiye/')]
  for (const name of ['etag', 'content-security-policy']) expect(answer.headers[name]).toBe(two.headers[name])
  const known = await second.ask('/qiye/', { 'if-none-match': String(answer.headers.etag) })
  expect([known.status, known.headers['content-security-policy']]).toEqual([
    304,
    answer.headers['content-security-policy'],
  ])
})

it("a member's page runs the scripts with the nonce of its request, another one each time", async () => {
  const { ask } = await portal({ markup })
  const nonces = await Promise.all(
    [1, 2].map(async () => {
      const { headers, text } = await ask('/qiye/', { cookie: 'JGJTK=x' })
      const nonce = findNonce(String(headers['content-security-policy']))
      expect(text).toContain(`<script id="_R_" nonce="${nonce}">`)
      return nonce
    }),
  )
  expect(nonces[0]).toMatch(/^[\w-]{24}$/)
  expect(nonces[0]).not.toBe(nonces[1])
})

it('a caller cannot choose the nonce', async () => {
  const { ask } = await portal({ markup })
  const headers = { cookie: 'JGJTK=x', 'content-security-policy': "script-src 'nonce-chosen'" }
  const answer = await ask('/qiye/', headers)
  expect(`${answer.text}${answer.headers['content-security-policy']}`).not.toContain('chosen')
})

it.each([
  ['visitor', {}],
  ['member', { cookie: 'JGJTK=x' }],
])('the page of a %s runs nothing else, and is in no frame', async (_, headers) => {
  const { ask } = await portal({ markup })
  const policy = directivesOf((await ask('/qiye/', headers)).headers['content-security-policy'])
  expect(Object.values(policy).flat().join(' ')).not.toMatch(/unsafe-eval|https?:|\*|strict-dynamic|blob:/)
  for (const name of ['script-src', 'style-src', 'default-src'])
    expect(policy[name]).not.toContain("'unsafe-inline'")
  expect(policy).toMatchObject({
    'default-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  })
})

it.each([
  ['/qiye/', 200, {}],
  ['/qiye/', 200, { cookie: 'JGJTK=x' }],
  ['/qiye/gone/', 404, {}],
  ['/nothing/', 404, {}],
  ['/_next/static/a.js', 200, {}],
  ['/gateway/x', 200, {}],
  ['/healthz', 200, {}],
  ['/qiye/', 421, { host: 'evil.test' }],
  ['/qiye/fault/', 500, {}],
  ['/qiye/fault/', 500, { cookie: 'JGJTK=x' }],
])('%s (%i) has every security header', async (path, status, headers: Record<string, string>) => {
  const { ask } = await portal()
  const answer = await ask(path, headers)
  vi.mocked(console.error).mockClear()
  expect(answer.status).toBe(status)
  expect(answer.headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': expect.stringContaining('camera=()'),
    'content-security-policy': expect.stringMatching(/^default-src 'none'; .*frame-ancestors 'none'$/),
  })
  expect(answer.headers['strict-transport-security']).toBeUndefined()
})

it.each(['/_next/static/a.js', '/gateway/x', '/assets/qr/app.svg'])('%s may run nothing', async (path) => {
  const { ask } = await portal()
  const { headers } = await ask(path)
  expect(headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'")
})

it('the page of a foreign captcha says its own policy, and only pages of this site frame it', async () => {
  const { ask } = await portal({ markup: () => '' })
  const { headers } = await ask('/captcha')
  expect(headers['content-security-policy']).toBeUndefined()
  expect(headers['x-frame-options']).toBe('SAMEORIGIN')
  for (const path of ['/captcha/', '/captcha.html', '/captchas'])
    expect((await ask(path)).headers).toMatchObject({
      'x-frame-options': 'DENY',
      'content-security-policy': expect.stringMatching(/frame-ancestors 'none'$/),
    })
  const refused = await ask('/captcha', { host: 'evil.test' })
  expect(refused.headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'")
})

it('the page after a scanned login may be styled, and runs nothing either', async () => {
  const { ask } = await portal()
  const policyAt = async (path: string) => (await ask(path)).headers['content-security-policy']
  const policy = directivesOf(await policyAt('/gateway/wechat/callback?state=s&code=c'))
  expect(policy).toEqual({
    'default-src': ["'none'"],
    'style-src': ["'unsafe-inline'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
  })
  expect(await policyAt('/gateway/wechat/callback/x')).toBe("default-src 'none'; frame-ancestors 'none'")
})

it.each([
  [HOST, 'https', 'max-age=31536000'],
  [HOST, 'http', undefined],
  ['localhost:3000', 'https', undefined],
])('HSTS on %s by %s: %s, on cached pages too', async (host, proto, expected) => {
  const { ask } = await portal({ host, proxies: 1 })
  await ask('/qiye/')
  const { headers } = await ask('/qiye/', { 'x-forwarded-proto': proto })
  expect([headers['x-page-cache'], headers['strict-transport-security']]).toEqual(['hit', expected])
})

it.each([
  'evil.test',
  'evil.test:80',
  'portal.test.evil.test',
  'evilportal.test',
  'evil.test/.portal.test',
  'evil.test#.portal.test',
  'user@portal.test',
  'portal.test:8080',
  'localhost',
  '',
])(
  'a request to host %j is refused, nothing is rendered or cached, and the host is not repeated',
  async (host) => {
    const { ask, seen } = await portal()
    const { status, headers, text } = await ask('/qiye/', { host })
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([
      421,
      'text/plain; charset=utf-8',
      'no-store',
    ])
    expect(text).toContain('PORTAL_ORIGIN')
    expect(headers.location).toBeUndefined()
    if (host.includes('evil')) expect(JSON.stringify([headers, text])).not.toContain('evil')
    expect(seen).toEqual([])
  },
)

it('without a proxy of ours, nobody can say that a request came by https', async () => {
  const { headers } = await (await portal()).ask('/qiye/', { 'x-forwarded-proto': 'https' })
  expect(headers['strict-transport-security']).toBeUndefined()
})

it.each(['portal.test', 'PORTAL.test', 'nanjing.portal.test'])(
  'a request to %s is answered',
  async (host) => {
    const { ask } = await portal()
    expect((await ask('/qiye/', { host })).status).toBe(200)
  },
)

it.each(['localhost:3000', '127.0.0.1:3000', '[::1]:3000', 'nanjing.localhost:3000', 'localhost'])(
  'a portal of this machine answers to %s, and to no name of the network',
  async (host) => {
    const { ask } = await portal({ host: 'localhost:3000' })
    expect((await ask('/qiye/', { host })).status).toBe(200)
    expect((await ask('/qiye/', { host: '192.168.1.10:3000' })).status).toBe(421)
  },
)

it.each(['/healthz', '/readyz'])('%s is answered under any address, for load balancers', async (path) => {
  const { ask } = await portal()
  expect((await ask(path, { host: '10.0.0.5:3000' })).status).toBe(200)
})

it('a whole address instead of a path is refused, whatever the host', async () => {
  const { ask, seen } = await portal()
  expect((await ask('http://evil.test/qiye/')).status).toBe(421)
  expect(seen).toEqual([])
})

it('the back office is on the main site only', async () => {
  const { ask, seen } = await portal()
  for (const host of [`nanjing.${HOST}`, `other.${HOST}`])
    for (const path of ['/console', '/console/api/session/login']) {
      expect((await ask(path, { host })).status).toBe(421)
      expect((await ask(path, { host }, 'POST')).status).toBe(421)
    }
  expect(seen).toEqual([])
  const local = await portal({ host: 'localhost:3000' })
  expect((await local.ask('/console', { host: 'nanjing.localhost:3000' })).status).toBe(421)
  for (const host of ['localhost:3000', '127.0.0.1:3000'])
    expect((await local.ask('/console', { host })).status).toBe(200)
})

it('a page receives nothing: what is sent to it is refused before it has arrived', async () => {
  const { ask, seen } = await portal()
  for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
    const { status, headers } = await ask('/qiye/', { 'content-length': '60000000' }, method)
    expect([status, headers.allow, headers.connection]).toEqual([405, 'GET, HEAD', 'close'])
  }
  expect(seen).toEqual([])
  expect((await ask('/gateway/x', {}, 'POST')).status).toBe(200)
})

it('x-forwarded-host does not reach Next', async () => {
  const { ask } = await portal({
    proxies: 1,
    markup: ({ headers }) => `[${headers['x-forwarded-host'] ?? ''}]`,
  })
  const { text } = await ask('/qiye/', { cookie: 'JGJTK=x', 'x-forwarded-host': 'evil.test' })
  expect(text).toContain('[]')
})

it('the back office has a policy of its own and is no page of the portal; its like-named neighbours are', async () => {
  const { ask } = await portal({ markup })
  for (const path of ['/console', '/console/staff?x=1']) {
    const { headers, text } = await ask(path)
    const policy = directivesOf(headers['content-security-policy'])
    expect(policy['script-src']).toEqual(["'self'"])
    expect(policy['default-src']).toEqual(["'none'"])
    expect(policy['frame-ancestors']).toEqual(["'none'"])
    expect(headers['x-page-cache']).toBeUndefined()
    expect(text).toContain('nobody')
  }
  const other = await ask('/consoles')
  expect(directivesOf(other.headers['content-security-policy'])['script-src']).not.toEqual(["'self'"])
})
