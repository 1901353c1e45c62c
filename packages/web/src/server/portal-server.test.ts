// @vitest-environment node
import type { IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { markUnavailable } from '../wiring/server/rendering'
import { closePortals, HOST, portal, startServer } from './portal-server.fixture'

afterEach(closePortals)

it('serves visitors from the cache, with a lifetime for caches in front', async () => {
  const { ask, seen } = await portal()
  const first = await ask('/qiye/', { cookie: 'scode=7' })
  const second = await ask('/qiye/')
  expect([first.text, second.text]).toEqual(['nobody 1', 'nobody 1'])
  expect(seen).toHaveLength(1)
  expect(second.headers).toMatchObject({ 'x-page-cache': 'hit', vary: 'Cookie, RSC, Accept-Encoding' })
  expect(second.headers['cache-control']).toBe('public, max-age=0, s-maxage=4')
  expect((await ask('/qiye/', {}, 'HEAD')).text).toBe('')
  const known = await ask('/qiye/', { 'if-none-match': String(second.headers.etag) })
  expect([known.status, known.text]).toEqual([304, ''])
})

it('keeps an idle connection longer than nginx, which does so for 60 s', async () => {
  const { ask } = await portal()
  expect((await ask('/qiye/', { connection: 'keep-alive' })).headers['keep-alive']).toBe('timeout=72')
})

it('answers the navigations of visitors from the cache too, with the same data from every page in the frame', async () => {
  const markup = ({ headers }: IncomingMessage) => `[${headers['next-router-state-tree'] ?? 'document'}]`
  const { ask, seen } = await portal({ markup })
  const from = (...state: unknown[]) => ({
    rsc: '1',
    'next-router-state-tree': encodeURIComponent(JSON.stringify(['', ...state])),
  })
  const list = { children: ['(portal)', { children: ['qiye', {}], tabs: ['__PAGE__', {}] }] }
  const home = { children: ['(portal)', { children: ['__PAGE__', {}] }] }
  const first = await ask('/qiye/?grade=A&_rsc=1', from(list))
  const second = await ask('/qiye/?grade=A&_rsc=2', from(home))
  expect(first.text).not.toContain('document')
  expect(second.text).toBe(first.text)
  expect(second.headers).toMatchObject({ 'x-page-cache': 'hit', 'cache-control': 'no-store' })
  expect((await ask('/qiye/?grade=A')).text).toContain('document')
  expect(seen).toHaveLength(2)
  for (const headers of [
    { ...from(list), cookie: 'JGJTK=x' },
    from({ children: ['(plain)', {}] }),
    from(list, null, 'refetch'),
    { ...from(list), 'next-router-prefetch': '1' },
  ])
    expect((await ask('/qiye/?grade=A&_rsc=3', headers)).headers).not.toHaveProperty('x-page-cache')
})

it.each(['br', 'gzip'])('sends cached pages as %s', async (encoding) => {
  const { ask } = await portal()
  const answer = await ask('/qiye/', { 'accept-encoding': encoding })
  expect(answer.headers['content-encoding']).toBe(encoding)
  expect(answer.text).toBe('nobody 1')
})

it('NAV-13 two spellings of a query, and unknown parameters, share one page that contains none of them', async () => {
  const { ask, seen } = await portal()
  for (const search of [
    '?region=500000&grade=A',
    '?grade=A&region=500000',
    '?region=500000&grade=A&utm_source=x',
  ])
    await ask(`/qiye/${search}`)
  await ask('/qiye/?utm_source=x')
  await ask('/qiye/?nothing=1')
  expect(seen).toHaveLength(2)
  expect(seen[1]).toBe('/qiye/')
})

it('renders a page for the address and user agent that asked for it, without telling Next the agent', async () => {
  const markup = ({ headers }: IncomingMessage) =>
    `[${headers['x-forwarded-for']} ${headers['x-reader-agent']} ${headers['user-agent']}]`
  const { ask } = await portal({ markup })
  const forged = { 'x-forwarded-for': '203.0.113.7', 'x-reader-agent': 'forged', 'user-agent': 'Baiduspider' }
  expect((await ask('/qiye/', forged)).text).toContain('[127.0.0.1 Baiduspider ]')
})

it('REG-04 keeps the pages of each sub-site apart, and none of a host that is no site', async () => {
  const { ask, seen } = await portal()
  const onCity = { host: `nanjing.${HOST}` }
  expect((await ask('/qiye/')).headers['x-page-cache']).toBe('miss')
  expect((await ask('/qiye/', onCity)).headers['x-page-cache']).toBe('miss')
  // The city's list has its province as default.
  expect((await ask('/qiye/?region=320000', onCity)).headers['x-page-cache']).toBe('hit')
  expect((await ask('/qiye/?region=330000', onCity)).headers['x-page-cache']).toBe('miss')
  expect(seen).toEqual(['/qiye/', '/qiye/?region=320000', '/qiye/?region=330000'])
  expect((await ask('/qiye/', { host: `atlantis.${HOST}` })).headers).not.toHaveProperty('x-page-cache')
  expect((await ask('/qiye/', { host: 'nanjing.evil.test' })).status).toBe(421)
})

it('NAV-21 a sub-site sends the details of tenders to the main site, members too', async () => {
  const { ask, seen } = await portal()
  const host = `nanjing.${HOST}`
  for (const cookie of ['', 'JGJTK=x']) {
    const answer = await ask('/zhaobiao/t1.html?from=list', { host, cookie })
    expect(answer).toMatchObject({
      status: 301,
      headers: { location: `http://${HOST}/zhaobiao/t1.html?from=list` },
    })
  }
  expect(seen).toEqual([])
  expect((await ask('/zhaobiao/t1.html')).status).toBe(200)
})

it('NAV-07 all unknown addresses share one page', async () => {
  const { ask, seen } = await portal()
  await ask('/nothing/here/')
  await ask('/nothing/there/')
  expect(seen).toEqual(['/404.html'])
})

it('caches a 404 for as long as its own response says', async () => {
  const { ask, seen } = await portal()
  expect((await ask('/qiye/gone/')).status).toBe(404)
  const again = await ask('/qiye/gone/')
  expect([again.status, again.headers['x-page-cache'], seen.length]).toEqual([404, 'hit', 2])
  expect(again.headers['cache-control']).toBe('public, max-age=0, s-maxage=4')
})

it('NAV-07 answers a missing page with the complete 404 page, for members too', async () => {
  const { ask, seen } = await portal()
  const answer = await ask('/qiye/gone/', { cookie: 'JGJTK=x' })
  expect(seen).toEqual(['/qiye/gone/', '/404.html'])
  expect([answer.status, answer.text]).toEqual([404, 'nobody 2'])
  expect((await ask('/qiye/gone/', { cookie: 'JGJTK=x', rsc: '1' })).text).toBe('JGJTK=x 3')
})

it.each(['JGJTK=x', 'a=b; JGJLOGIN=1'])(
  'neither caches nor serves a cached page for a request with %s',
  async (cookie) => {
    const { ask } = await portal()
    expect((await ask('/qiye/', { cookie })).text).toBe(`${cookie} 1`)
    expect((await ask('/qiye/')).text).toBe('nobody 2')
    expect((await ask('/qiye/', { cookie })).text).toBe(`${cookie} 3`)
  },
)

it.each(['/qiye/cookie/', '/qiye/?scode=1'])(
  'NAV-08 does not cache %s: a response with a cookie',
  async (path) => {
    const { ask, seen } = await portal()
    await ask(path)
    const before = seen.length
    await ask(path)
    expect(seen.length).toBeGreaterThan(before)
  },
)

it('does not cache a page with a failed part', async () => {
  let fails = true
  const { ask } = await portal({ failing: () => fails })
  expect((await ask('/qiye/')).text).toContain('data-failed')
  fails = false
  expect((await ask('/qiye/')).text).not.toContain('data-failed')
})

it('answers 503 without the data that a page is for, and shows the last complete page in its place', async () => {
  let fails = true
  const markup = () => {
    if (fails) markUnavailable()
    return ''
  }
  const { ask } = await portal({ markup })
  const refused = await ask('/qiye/')
  expect([refused.status, refused.headers['retry-after'], refused.headers['cache-control']]).toEqual([
    503,
    '2',
    'no-store',
  ])
  fails = false
  expect((await ask('/renyuan/')).status).toBe(200)
  fails = true
  expect((await ask('/renyuan/')).status).toBe(200)
})

it('NAV-01 passes phones to Next if they are redirected', async () => {
  const { ask, seen } = await portal({ mobileOrigin: 'https://m.portal.test' })
  await ask('/qiye/')
  await ask('/qiye/', { 'user-agent': 'iPhone' })
  expect(seen).toHaveLength(2)
  expect((await ask('/qiye/')).headers.vary).toContain('User-Agent')
})

it.each([
  ['/gateway/x', {}],
  ['/_next/x.js', {}],
  ['/qiye/', { rsc: '1' }],
])('passes %s to Next', async (path, headers) => {
  const { ask, seen } = await portal()
  await ask(path, headers as Record<string, string>)
  await ask(path, headers as Record<string, string>)
  expect(seen).toHaveLength(2)
})

it('tells Next one true address, and closes connections whose request does not arrive', async () => {
  const addresses: unknown[] = []
  const port = await startServer({
    handle: async (incoming, response) => {
      addresses.push(incoming.headers['x-forwarded-for'], incoming.headers['x-forwarded-proto'])
      response.end()
    },
    cacheBytes: 0,
    site: { origin: 'http://localhost' },
    versionOf: () => '',
    requestMs: 400,
  })
  const forged = { cookie: 'token=1', 'x-forwarded-for': '6.6.6.6', 'x-forwarded-proto': 'https' }
  await fetch(`http://127.0.0.1:${port}/qiye/`, { headers: forged })
  expect(addresses).toEqual(['127.0.0.1', undefined])

  const slow = connect(port, '127.0.0.1')
  slow.on('error', () => {})
  slow.resume()
  slow.write('POST /gateway/a HTTP/1.1\r\nhost: localhost\r\ncontent-length: 1000\r\n\r\n')
  const trickle = setInterval(() => slow.write('x'), 50)
  await new Promise((closed) => slow.once('close', closed))
  clearInterval(trickle)
})
