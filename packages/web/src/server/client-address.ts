import type { IncomingMessage } from 'node:http'

const listed = (header: string | string[] | undefined): readonly string[] =>
  String(header ?? '')
    .split(',')
    .map((address) => address.trim())
    .filter(Boolean)

/**
 * The client's address: the socket's, or one reported by our proxies. Each proxy appends the address of its
 * own client, so the entry at position `proxies` from the end is true; earlier entries may be forged by the
 * client.
 * @param proxies the number of our proxies that every request passes
 */
export function findClientAddress(
  { headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>,
  proxies: number,
): string {
  const chain = [...listed(headers['x-forwarded-for']), socket.remoteAddress ?? '']
  return chain[Math.max(0, chain.length - 1 - proxies)] ?? ''
}

/** Headers that are trusted only from our own proxies. */
const FORWARDED = ['x-forwarded-proto', 'x-forwarded-host', 'x-forwarded-port', 'x-real-ip', 'forwarded']

/**
 * Leaves one verified client address in the headers; without proxies, removes all other forwarding headers.
 */
export function trustProxies(request: IncomingMessage, proxies: number): void {
  const address = findClientAddress(request, proxies)
  if (proxies === 0) for (const name of FORWARDED) delete request.headers[name]
  request.headers['x-forwarded-for'] = address
}
