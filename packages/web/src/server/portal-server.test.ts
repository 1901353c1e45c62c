// @vitest-environment node
import { request } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, expect, it } from 'vitest'
import { createPortalServer, type Handle } from './portal-server'

const servers: ReturnType<typeof createPortalServer>[] = []
afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})

interface Answer {
  readonly status: number
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly text: string
}

const HOST = 'portal.test'

/** A portal whose Next answers with the received cookies, and counts requests. */
const portal = async ({
  mobileOrigin,
  failing = () => false,
}: {
  mobileOrigin?: string
  failing?: () => boolean
} = {}) => {
  const seen: string[] = []
  const handle: Handle = async ({ url = '', headers }, response) => {
    seen.push(url)
    if (url.startsWith('/qiye/gone')) response.statusCode = 404
    if (url.startsWith('/qiye/cookie')) response.setHeader('set-cookie', 'a=1')
    response.setHeader('content-type', 'text/html')
    response.end(`${headers.cookie ?? 'nobody'} ${seen.length}${failing() ? ' data-failed=""' : ''}`)
  }
  const server = createPortalServer({
    handle,
    cacheBytes: 1e6,
    site: { host: HOST, mobileOrigin },
    versionOf: () => '',
  })
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    new Promise<Answer>((resolve, reject) => {
      const sent = { host: HOST, ...headers }
      const asked = request(
        { host: '127.0.0.1', port, path, headers: sent, method, agent: false },
        (answer) => {
          const chunks: Buffer[] = []
          answer.on('data', (chunk: Buffer) => chunks.push(chunk))
          answer.on('end', () =>
            resolve({
              status: answer.statusCode ?? 0,
              headers: answer.headers,
              text: decoded(Buffer.concat(chunks), answer.headers['content-encoding']),
            }),
          )
        },
      )
      asked.on('error', reject)
      asked.end()
    })
  return { ask, seen }
}

const decoded = (bytes: Buffer, encoding: string | undefined) =>
  String(encoding === 'br' ? brotliDecompressSync(bytes) : encoding === 'gzip' ? gunzipSync(bytes) : bytes)

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

it('caches nothing for an unknown host', async () => {
  const { ask, seen } = await portal()
  await ask('/qiye/', { host: 'elsewhere.test' })
  await ask('/qiye/', { host: 'elsewhere.test' })
  expect(seen).toHaveLength(2)
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
  expect([again.status, again.headers['x-page-cache'], seen.length]).toEqual([404, 'hit', 1])
  expect(again.headers['cache-control']).toBe('public, max-age=0, s-maxage=4')
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
  const server = createPortalServer({
    handle: async (incoming, response) => {
      addresses.push(incoming.headers['x-forwarded-for'], incoming.headers['x-forwarded-proto'])
      response.end()
    },
    cacheBytes: 0,
    site: { host: HOST },
    versionOf: () => '',
    requestMs: 400,
  })
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const forged = { cookie: 'token=1', 'x-forwarded-for': '6.6.6.6', 'x-forwarded-proto': 'https' }
  await fetch(`http://127.0.0.1:${port}/qiye/`, { headers: forged })
  expect(addresses).toEqual(['127.0.0.1', undefined])

  const slow = connect(port, '127.0.0.1')
  slow.on('error', () => {})
  slow.resume()
  slow.write('POST /gateway/a HTTP/1.1\r\nhost: portal.test\r\ncontent-length: 1000\r\n\r\n')
  const trickle = setInterval(() => slow.write('x'), 50)
  await new Promise((closed) => slow.once('close', closed))
  clearInterval(trickle)
})
