import { generateKeyPairSync } from 'node:crypto'
import http from 'node:http'
import https from 'node:https'
import net, { type AddressInfo } from 'node:net'
import forge from 'node-forge'
import { afterEach, expect, it } from 'vitest'
import { createNodeTransport } from './node.transport'
import { findProxy } from './proxy'

const closing: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

const listen = async (server: net.Server): Promise<number> => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closing.push(() => server.close())
  return (server.address() as AddressInfo).port
}
const get = async (transport: ReturnType<typeof createNodeTransport>, url: string) => {
  closing.push(transport.close)
  const outgoing = { method: 'GET', url, headers: {}, requestId: 'r', withCredentials: false }
  return (await transport.open(outgoing, new AbortController().signal)).text(1000)
}

const ENVIRONMENT = {
  HTTP_PROXY: 'http://plain:1',
  https_proxy: 'http://secure:2',
  NO_PROXY: '.inside.test, other.test:8443,10.0.0.7',
}

it.each([
  ['http://gateway.test', 'http://plain:1'],
  ['https://gateway.test', 'http://secure:2'],
  ['https://inside.test', null],
  ['https://a.inside.test', null],
  ['https://notinside.test', 'http://secure:2'],
  ['https://other.test:8443', null],
  ['https://other.test', 'http://secure:2'],
  ['http://10.0.0.7', null],
  ['http://localhost:4000', null],
  ['http://127.0.0.2', null],
  ['http://[::1]:4000', null],
])('the proxy for %s is %s', (url, proxy) => {
  expect(findProxy(new URL(url), ENVIRONMENT)).toBe(proxy)
})

it('a star excludes all hosts, and a CGI program takes no HTTP_PROXY that a header may have set', () => {
  const url = new URL('http://gateway.test')
  expect(findProxy(url, { ...ENVIRONMENT, NO_PROXY: '*' })).toBeNull()
  expect(findProxy(url, { ...ENVIRONMENT, REQUEST_METHOD: 'GET' })).toBeNull()
  expect(findProxy(url, {})).toBeNull()
})

it('plain http is sent to the proxy of the environment with the complete address', async () => {
  const seen: unknown[] = []
  const port = await listen(
    http.createServer(({ url, headers }, response) => {
      seen.push([url, headers.host, headers['proxy-authorization']])
      response.end('by proxy')
    }),
  )
  const environment = { http_proxy: `http://user:p%40ss@127.0.0.1:${port}` }
  expect(await get(createNodeTransport({ environment }), 'http://gateway.test/a?b=1')).toBe('by proxy')
  const credentials = `Basic ${Buffer.from('user:p@ss').toString('base64')}`
  expect(seen).toEqual([['http://gateway.test/a?b=1', 'gateway.test', credentials]])
})

const selfSigned = (host: string) => {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const key = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
  const pair = forge.pki.privateKeyFromPem(key)
  const certificate = forge.pki.createCertificate()
  certificate.publicKey = forge.pki.setRsaPublicKey(pair.n, pair.e)
  certificate.serialNumber = '01'
  certificate.validity.notBefore = new Date(0)
  certificate.validity.notAfter = new Date(4e12)
  const name = [{ name: 'commonName', value: host }]
  certificate.setSubject(name)
  certificate.setIssuer(name)
  certificate.setExtensions([{ name: 'subjectAltName', altNames: [{ type: 2, value: host }] }])
  certificate.sign(pair, forge.md.sha256.create())
  return { key, cert: forge.pki.certificateToPem(certificate) }
}

/** A proxy that opens tunnels to one port, whatever the host. */
const openTunnels = async (port: number, refusal?: string) => {
  const targets: (string | undefined)[] = []
  const proxy = http.createServer()
  proxy.on('connect', ({ url }, socket) => {
    targets.push(url)
    if (refusal) return socket.end(refusal)
    const inner = net.connect(port, '127.0.0.1', () => socket.write('HTTP/1.1 200 OK\r\n\r\n'))
    inner.pipe(socket).pipe(inner)
    for (const end of [inner, socket]) end.on('error', () => {})
  })
  return { targets, url: `http://127.0.0.1:${await listen(proxy)}` }
}

it('TLS goes through a tunnel and is checked inside it, also against the host', async () => {
  const { key, cert } = selfSigned('gateway.test')
  const port = await listen(https.createServer({ key, cert }, (_, response) => response.end('inside')))
  const { targets, url: proxy } = await openTunnels(port)
  const transport = createNodeTransport({ proxy })
  await expect(get(transport, 'https://gateway.test/')).rejects.toMatchObject({
    code: 'DEPTH_ZERO_SELF_SIGNED_CERT',
  })
  const trusting = createNodeTransport({ proxy, ca: cert })
  expect(await get(trusting, 'https://gateway.test/')).toBe('inside')
  await expect(get(trusting, 'https://another.test:8443/')).rejects.toMatchObject({
    code: 'ERR_TLS_CERT_ALTNAME_INVALID',
  })
  expect(targets).toEqual(['gateway.test:443', 'gateway.test:443', 'another.test:8443'])
})

it('a proxy that opens no tunnel is named', async () => {
  const { url: proxy } = await openTunnels(1, 'HTTP/1.1 407 Proxy Authentication Required\r\n\r\n')
  const call = get(createNodeTransport({ proxy }), 'https://gateway.test/')
  await expect(call).rejects.toMatchObject({ code: 'PROXY_REFUSED' })
})

it("the caller's agent makes the connections", async () => {
  const port = await listen(http.createServer((_, response) => response.end('by agent')))
  const agent = new http.Agent({ keepAlive: true })
  closing.push(() => agent.destroy())
  let sockets = 0
  agent.on('free', () => {
    sockets += 1
  })
  expect(await get(createNodeTransport({ agent }), `http://127.0.0.1:${port}/`)).toBe('by agent')
  await expect.poll(() => sockets).toBe(1)
})
