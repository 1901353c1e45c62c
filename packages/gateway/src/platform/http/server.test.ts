import { type AddressInfo, connect } from 'node:net'
import { describe, expect, it } from 'vitest'
import { createServer } from './server'

describe('cross-origin requests', () => {
  it('are refused unless the origin is allowed, and never get permission for cookies', async () => {
    const [allowed, other] = ['https://partner.example.com', 'https://other.example.com']
    const server = createServer({ logLevel: 'silent', corsOrigins: [allowed] })
    server.get('/echo', async () => ({}))
    const send = (method: 'OPTIONS' | 'GET', origin: string) => {
      const headers = { origin, 'access-control-request-method': 'GET' }
      return server.inject({ method, url: '/echo', headers })
    }
    const asked = await send('OPTIONS', allowed)
    expect([asked.statusCode, asked.headers]).toMatchObject([
      204,
      {
        'access-control-allow-origin': allowed,
        'access-control-allow-methods': 'GET, POST, DELETE',
        'access-control-allow-headers': expect.stringContaining('idempotency-key'),
        'access-control-max-age': '86400',
      },
    ])
    const read = await send('GET', allowed)
    expect(read.headers).toMatchObject({
      vary: 'Origin',
      'access-control-expose-headers': 'date, x-request-id, retry-after',
    })
    for (const { headers } of [asked, read])
      expect(headers['access-control-allow-credentials']).toBeUndefined()
    expect((await send('OPTIONS', other)).statusCode).toBe(404)
    const refused = (await send('GET', other)).headers
    expect([refused.vary, refused['access-control-allow-origin']]).toEqual(['Origin', undefined])
    await server.close()
  })
})

describe('who calls', () => {
  const addressWith = async (trustProxy: false | 'loopback' | number, forwarded: string) => {
    const server = createServer({ logLevel: 'silent', trustProxy })
    server.get('/address', async ({ ip }) => ({ ip }))
    const headers = { 'x-forwarded-for': forwarded }
    const answer = await server.inject({ method: 'GET', url: '/address', headers })
    await server.close()
    return answer.json().ip
  }

  it('is told by as many proxies as are trusted, and by nobody else', async () => {
    const forged = '6.6.6.6, 1.2.3.4'
    expect(await addressWith(false, forged)).toBe('127.0.0.1')
    expect(await addressWith('loopback', forged)).toBe('1.2.3.4')
    expect(await addressWith(1, forged)).toBe('1.2.3.4')
    expect(await addressWith(2, `${forged}, 10.0.0.2`)).toBe('1.2.3.4')
  })

  it('is cut off when the request does not arrive in time', async () => {
    const server = createServer({ logLevel: 'silent', requestMs: 400 })
    server.post('/echo', async () => ({}))
    await server.listen({ port: 0, host: '127.0.0.1' })
    const slow = connect((server.server.address() as AddressInfo).port, '127.0.0.1')
    slow.on('error', () => {})
    slow.resume()
    slow.write(
      'POST /echo HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 99\r\n\r\n',
    )
    const trickle = setInterval(() => slow.write('x'), 50)
    await new Promise((closed) => slow.once('close', closed))
    clearInterval(trickle)
    await server.close()
  })
})

describe('security headers', () => {
  const OWN = "default-src 'none'; style-src 'self'; frame-ancestors 'none'"
  const readHeaders = async (url: string, headers: Record<string, string> = {}) => {
    const server = createServer({ logLevel: 'silent', trustProxy: 1, origins: ['https://gateway.test'] })
    server.get('/data', async () => ({}))
    server.get('/page', async (_, reply) =>
      reply.headers({ 'content-security-policy': OWN, 'referrer-policy': 'same-origin' }).send('page'),
    )
    server.get('/fault', async () => {
      throw new Error('fault')
    })
    const answer = await server.inject({ url, headers: { host: 'gateway.test', ...headers } })
    await server.close()
    return answer.headers
  }

  it.each(['/data', '/fault', '/nothing', '/%', `/${'x'.repeat(400)}`])(
    'are on %s: nothing in it loads, runs, is framed or is sniffed',
    async (url) => {
      const headers = await readHeaders(url)
      expect(headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'")
      expect(headers['x-frame-options']).toBe('DENY')
      expect(headers['x-content-type-options']).toBe('nosniff')
      expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin')
      expect(headers['permissions-policy']).toMatch(/\bcamera=\(\).*\bgeolocation=\(\).*\bpayment=\(\)/)
      expect(headers['x-request-id']).toBeDefined()
    },
  )

  it("leave a page's own policy", async () => {
    const headers = await readHeaders('/page')
    expect([headers['content-security-policy'], headers['referrer-policy']]).toEqual([OWN, 'same-origin'])
    expect(headers['x-frame-options']).toBe('DENY')
  })

  it.each([
    ['gateway.test', 'https', 'max-age=31536000'],
    ['gateway.test', 'http', undefined],
    ['localhost:4000', 'https', undefined],
    ['127.0.0.1:4000', 'https', undefined],
    ['nanjing.localhost', 'https', undefined],
    ['localhost.test', 'https', 'max-age=31536000'],
  ])('HSTS for %s by %s: %s', async (host, proto, expected) => {
    const headers = await readHeaders('/data', { host, 'x-forwarded-proto': proto })
    expect(headers['strict-transport-security']).toBe(expected)
  })
})

it.each([
  ['a refused connection', Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })],
  ['one that was cut', new Error('Connection terminated unexpectedly')],
  ['a server that shuts down', Object.assign(new Error('terminating connection'), { code: '57P01' })],
  ['a lost query', new Error('Failed query', { cause: Object.assign(new Error('x'), { code: '08006' }) })],
])('%s to the database is a 503 that may be repeated, not a fault', async (_, error) => {
  const app = createServer({ logLevel: 'silent' })
  app.get('/asks', async () => {
    throw error
  })
  const answer = await app.inject('/asks')
  await app.close()
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '2'])
  expect(answer.json()).toEqual({
    statusCode: '00001',
    statusMessage: '服务暂时不可用，请稍后重试',
    data: null,
  })
})
