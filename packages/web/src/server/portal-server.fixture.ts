import { type IncomingMessage, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { createPortalServer, type PortalServerOptions } from './portal-server'
import type { Handle } from './render-page'

const servers: ReturnType<typeof createPortalServer>[] = []

/** To be called after each test. */
export function closePortals() {
  for (const server of servers.splice(0)) server.close()
}

/** Starts a server on a free port, and returns the port. */
export async function startServer(options: PortalServerOptions): Promise<number> {
  const server = createPortalServer(options)
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return (server.address() as AddressInfo).port
}

interface Answer {
  readonly status: number
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly text: string
}

export const HOST = 'portal.test'

const decoded = (bytes: Buffer, encoding: string | undefined) =>
  String(encoding === 'br' ? brotliDecompressSync(bytes) : encoding === 'gzip' ? gunzipSync(bytes) : bytes)

interface PortalOptions {
  readonly host?: string
  readonly mobileOrigin?: string
  readonly proxies?: number
  readonly failing?: () => boolean
  readonly observer?: PortalServerOptions['observer']
  /** Additional markup from Next, besides the received cookies and the count. */
  readonly markup?: (request: IncomingMessage) => string
}

/** A portal whose Next returns the received cookies, and counts requests. */
export async function portal({
  host = HOST,
  mobileOrigin,
  proxies = 0,
  failing = () => false,
  observer,
  markup = () => '',
}: PortalOptions = {}) {
  const seen: string[] = []
  const handle: Handle = async (asked, response) => {
    const { url = '', headers } = asked
    seen.push(url)
    if (url.startsWith('/qiye/gone') || url === '/404.html') response.statusCode = 404
    if (url.startsWith('/qiye/cookie')) response.setHeader('set-cookie', 'a=1')
    if (url.startsWith('/qiye/fault')) throw new Error('fault')
    response.setHeader('content-type', 'text/html')
    const failed = failing() ? ' data-failed=""' : ''
    response.end(`${headers.cookie ?? 'nobody'} ${seen.length}${failed}${markup(asked)}`)
  }
  const port = await startServer({
    handle,
    cacheBytes: 1e6,
    site: { origin: `http://${host}`, mobileOrigin },
    versionOf: () => '',
    proxies,
    observer,
  })
  const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    new Promise<Answer>((resolve, reject) => {
      const sent = { host, ...headers }
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
