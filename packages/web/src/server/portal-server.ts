import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { HANDED_HEADER } from '../wiring/hand-over'
import { OWN_HEADER, pageMaker } from './make-page'
import { type MemberLists, type MembersAsk, membersAsk } from './member-ask'
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
  /** How lists are asked for on behalf of members; without it their pages are all Next's. */
  readonly memberLists?: MemberLists
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

const NAME_MARKS: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
}

const sendTo = (
  name: string,
  request: IncomingMessage,
  response: ServerResponse,
  { headers, parts = [] }: KeptPage,
  state: PageState,
) => {
  const written = Buffer.from(name.replace(/[&<>"']/g, (mark) => NAME_MARKS[mark] ?? mark))
  const body = Buffer.concat(parts.flatMap((part, at) => (at > 0 ? [written, part] : [part])))
  response.writeHead(200, { ...headers, 'content-length': body.length, 'x-page-cache': state })
  response.end(request.method === 'HEAD' ? undefined : body)
}

/**
 * The portal's server: pages of visitors and lists of members from memory, everything else from Next. Visitors get
 * what was made without a cookie; members what was made for the entitlements that the gateway named on this request.
 */
export const createPortalServer = (options: PortalServerOptions) => {
  const { handle, cacheBytes, phonesApart, versionOf, memberLists, now = Date.now } = options
  const secret = randomUUID()
  const vary = ['Cookie', 'RSC', ...(phonesApart ? ['User-Agent'] : [])].join(', ')
  const place = () => {
    const { address, port } = server.address() as AddressInfo
    return { host: address === '::' || address === '0.0.0.0' ? 'localhost' : address, port }
  }
  const make = pageMaker(place, secret, vary)
  const cache = createPageCache<PageAsk | MembersAsk>({
    limit: cacheBytes,
    now,
    make: (ask) => ('read' in ask ? make.forMembers(ask) : make.forVisitors(ask)),
    versionOf: ({ url }) => versionOf(url),
  })
  const forMember = async (request: IncomingMessage) => {
    const ask = memberLists && (await membersAsk(request, memberLists, phonesApart))
    const kept = ask && (await cache.get(ask))
    return kept && { ...kept, name: ask.name }
  }

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const isOwn = request.headers[OWN_HEADER] === secret
    delete request.headers[OWN_HEADER]
    if (!isOwn) delete request.headers[HANDED_HEADER]
    const ask = isOwn ? null : pageAskOf(request, phonesApart)
    const kept = ask && (await cache.get(ask).catch(() => null))
    if (kept) return send(request, response, kept.page, kept.state)
    const own = isOwn || ask ? null : await forMember(request).catch(() => null)
    if (own) return sendTo(own.name, request, response, own.page, own.state)
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
