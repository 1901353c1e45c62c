import type { IncomingMessage } from 'node:http'

const listed = (header: string | string[] | undefined): readonly string[] =>
  String(header ?? '')
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean)

/**
 * The caller's address: the socket's, or what the proxies in front report. Each of them appends the address it was
 * called from, so that only as many entries count, from the end, as there are proxies; a caller invents the others.
 * @param proxies how many proxies of ours every request passes
 */
export function findClientAddress(
  { headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>,
  proxies: number,
): string {
  const chain = [...listed(headers['x-forwarded-for']), socket.remoteAddress ?? '']
  return chain[Math.max(0, chain.length - 1 - proxies)] ?? ''
}

/** What only our own proxies may say. */
const FORWARDED = ['x-forwarded-proto', 'x-forwarded-host', 'x-forwarded-port', 'x-real-ip', 'forwarded']

/** Leaves in the headers one address that is true, and what our own proxies say. */
export function trustProxies(request: IncomingMessage, proxies: number): void {
  const address = findClientAddress(request, proxies)
  if (proxies === 0) for (const name of FORWARDED) delete request.headers[name]
  request.headers['x-forwarded-for'] = address
}
