import type { IncomingMessage, ServerResponse } from 'node:http'
import { isHostOf } from '../settings/own-host'

/** Health checks: load balancers send them to the machine's address. */
const HEALTH = /^\/(healthz|readyz)(\?|$)/

/**
 * True when a request is for the portal: its host or a sub-site's, and a path instead of an absolute URL.
 */
export function isForPortal({ url = '', headers }: IncomingMessage, host: string): boolean {
  return HEALTH.test(url) || (url.startsWith('/') && isHostOf(host, headers.host ?? ''))
}

/** Refuses a request for another host. The response does not repeat that host's name. */
export function refuseHost(request: IncomingMessage, response: ServerResponse, host: string): void {
  const text = [
    `门户的地址是 ${host}，不能用其他地址访问。`,
    '如需用其他地址（如局域网地址）访问，请把环境变量 PORTAL_ORIGIN 设为该地址，例如 http://192.168.1.10:3000，再重新启动。',
    '',
  ].join('\n')
  response.writeHead(421, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' })
  response.end(request.method === 'HEAD' ? undefined : text)
}
