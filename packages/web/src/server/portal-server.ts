import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { chooseEncoding } from './page-body'
import { createPageCache, type PageState, type RenderedPage } from './page-cache'
import { findSharedPage, type PortalSite } from './page-request'
import { createPageRenderer, OWN_HEADER } from './render-page'

export type Handle = (request: IncomingMessage, response: ServerResponse) => Promise<void>

export interface PortalServerOptions {
  /** Answers everything that is not cached: Next. */
  readonly handle: Handle
  readonly cacheBytes: number
  readonly site: PortalSite
  /** The version of the data of some kinds of records. */
  readonly versionOf: (kinds: readonly string[]) => string
  readonly now?: () => number
}

const isKnown = (header: string | undefined, etag: string) =>
  header?.split(',').some((one) => one.trim() === etag) ?? false

const send = (request: IncomingMessage, response: ServerResponse, made: RenderedPage, state: PageState) => {
  const { status, body } = made
  const headers = { ...made.headers, etag: body.etag, 'x-page-cache': state }
  if (status === 200 && isKnown(request.headers['if-none-match'], body.etag)) {
    response.writeHead(304, headers).end()
    return
  }
  const encoding = chooseEncoding(request.headers['accept-encoding'])
  const bytes = body[encoding]
  response.writeHead(status, {
    ...headers,
    'content-length': bytes.length,
    ...(encoding !== 'identity' && { 'content-encoding': encoding }),
  })
  response.end(request.method === 'HEAD' ? undefined : bytes)
}

/** The portal's server: visitors' pages from the cache, everything else from Next. */
export function createPortalServer(options: PortalServerOptions) {
  const { handle, cacheBytes, site, versionOf, now = Date.now } = options
  const secret = randomUUID()
  const vary = ['Cookie', 'RSC', 'Accept-Encoding', ...(site.mobileOrigin ? ['User-Agent'] : [])].join(', ')
  const place = () => {
    const { address, port } = server.address() as AddressInfo
    return { host: address === '::' || address === '0.0.0.0' ? 'localhost' : address, port }
  }
  const make = createPageRenderer(place, secret, site.host, vary)
  const cache = createPageCache({ limit: cacheBytes, now, render: make, versionOf })

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const isOwn = request.headers[OWN_HEADER] === secret
    delete request.headers[OWN_HEADER]
    const shared = isOwn ? null : findSharedPage(request, site)
    const found = shared && (await cache.get(shared).catch(() => null))
    if (found) send(request, response, found.page, found.state)
    else await handle(request, response)
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
