import type { IncomingMessage, ServerResponse } from 'node:http'
import { isHostOf, isOwnHost } from '../wiring/server/own-host'

/** Load balancers ask these by the machine's address. */
const HEALTH = /^\/(healthz|readyz)(\?|$)/

/** Whether a request is for the portal: for its host or a sub-site's, by a path and not by a whole address. */
export function isForPortal({ url = '', headers }: IncomingMessage, host: string): boolean {
  return HEALTH.test(url) || (url.startsWith('/') && isHostOf(host, headers.host ?? ''))
}

/** True when a request is for the main site: the back office is on none of its sub-sites. */
export function isForMainSite({ headers }: IncomingMessage, host: string): boolean {
  return isOwnHost(host, headers.host ?? '')
}

/** Refuses a request for another host, without repeating its name. */
export function refuseHost(request: IncomingMessage, response: ServerResponse, host: string): void {
  const text = [
    `门户的地址是 ${host}，不能用其他地址访问。`,
    '如需用其他地址（如局域网地址）访问，请把环境变量 PORTAL_ORIGIN 设为该地址，例如 http://192.168.1.10:3000，再重新启动。',
    '',
  ].join('\n')
  response.writeHead(421, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' })
  response.end(request.method === 'HEAD' ? undefined : text)
}
