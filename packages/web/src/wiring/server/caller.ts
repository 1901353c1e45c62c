import { PAGE_RENDER_HEADER } from '@zhushutong/sdk/contract'

/**
 * Carries the reader's user agent in the server's own request for a page that is cached for all visitors.
 */
export const READER_AGENT_HEADER = 'x-reader-agent'

/**
 * Headers of this server's calls to the gateway. The reader's address, already verified by the portal's
 * server, and user agent: the gateway limits reads by them. The trace of the request, set by the portal's server. A
 * mark that a page is rendered: the end of a membership is then reported by the session alone.
 */
export function forwardedHeaders(headers: Pick<Headers, 'get'>): Readonly<Record<string, string>> {
  const address = headers.get('x-forwarded-for')
  const traceparent = headers.get('traceparent')
  const agent = headers.get(READER_AGENT_HEADER) ?? headers.get('user-agent')
  return {
    ...(address && { 'x-forwarded-for': address }),
    ...(agent && { 'user-agent': agent }),
    ...(traceparent && { traceparent }),
    [PAGE_RENDER_HEADER]: '1',
  }
}
