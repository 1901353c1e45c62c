import { PAGE_RENDER_HEADER } from '@zhushutong/sdk/contract'

/** Names the reader's user agent in the server's own request for a page that it keeps for all visitors. */
export const READER_AGENT_HEADER = 'x-reader-agent'

/**
 * The headers that say for whom this server calls the gateway, whose limits on reading count by them: the reader's
 * address, which the portal's server has made true, and user agent; and that a page is rendered, not an action of the
 * reader's: the end of the membership is then told by the session alone.
 */
export function forwardedHeaders(headers: Pick<Headers, 'get'>): Readonly<Record<string, string>> {
  const address = headers.get('x-forwarded-for')
  const agent = headers.get(READER_AGENT_HEADER) ?? headers.get('user-agent')
  return {
    ...(address && { 'x-forwarded-for': address }),
    ...(agent && { 'user-agent': agent }),
    [PAGE_RENDER_HEADER]: '1',
  }
}
