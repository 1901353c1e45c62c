import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { OWN_HEADER, pageMaker } from './make-page'
import { type PageAsk, pageAskOf } from './page-ask'
import { createPageCache, type KeptPage, type PageState } from './page-cache'

export type Handle = (request: IncomingMessage, response: ServerResponse) => Promise<void>

export interface PortalServerOptions {
  /** Answers what is not kept: Next. */
  readonly handle: Handle
  readonly cacheBytes: number
  /** Phones are sent to a site of their own (NAV-01). */
  readonly phonesApart: boolean
  readonly versionOf: (path: string) => string
  readonly now?: () => number
}

const isKnown = (header: string | undefined, etag: string) =>
  header?.split(',').some((one) => one.trim().replace(/^W\//, '') === etag) ?? false

const send = (request: IncomingMessage, response: ServerResponse, page: KeptPage, state: PageState) => {
  const { 'content-length': length, ...headers } = page.headers
  if (isKnown(request.headers['if-none-match'], page.etag)) {
    response.writeHead(304, { ...headers, 'x-page-cache': state }).end()
    return
  }
  response.writeHead(200, { ...headers, 'content-length': length, 'x-page-cache': state })
  response.end(request.method === 'HEAD' ? undefined : page.body)
}

/**
 * The portal's server: pages of visitors from memory, everything else from Next. Only what was made without a
 * cookie is kept, and only visitors get it.
 */
export const createPortalServer = (options: PortalServerOptions) => {
  const { handle, cacheBytes, phonesApart, versionOf, now = Date.now } = options
  const secret = randomUUID()
  const vary = ['Cookie', 'RSC', ...(phonesApart ? ['User-Agent'] : [])].join(', ')
  const place = () => {
    const { address, port } = server.address() as AddressInfo
    return { host: address === '::' || address === '0.0.0.0' ? 'localhost' : address, port }
  }
  const cache = createPageCache<PageAsk>({
    limit: cacheBytes,
    now,
    make: pageMaker(place, secret, vary),
    versionOf: ({ url }) => versionOf(url),
  })

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const isOwn = request.headers[OWN_HEADER] === secret
    delete request.headers[OWN_HEADER]
    const ask = isOwn ? null : pageAskOf(request, phonesApart)
    const kept = ask && (await cache.get(ask).catch(() => null))
    if (kept) return send(request, response, kept.page, kept.state)
    await handle(request, response)
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      console.error(error)
      if (!response.headersSent) response.writeHead(500)
      response.end()
    })
  })
  return server
}
