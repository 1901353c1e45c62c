import http from 'node:http'
import https from 'node:https'
import type { Duplex } from 'node:stream'
import tls from 'node:tls'
import { urlToHttpOptions } from 'node:url'

export type Agent = http.Agent

const authorizationOf = ({ username, password }: URL): Record<string, string> => {
  if (!username) return {}
  const credentials = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`
  return { 'proxy-authorization': `Basic ${Buffer.from(credentials).toString('base64')}` }
}

const requestTo = (proxy: URL, options: http.RequestOptions) =>
  (proxy.protocol === 'https:' ? https : http).request({
    ...urlToHttpOptions(proxy),
    auth: null,
    agent: false,
    ...options,
  })

/** Sends plain http requests to a proxy, which receives the complete address. */
export function describeProxied(
  proxy: URL,
  target: URL,
): http.RequestOptions & { readonly headers: Readonly<Record<string, string>> } {
  const { hostname, port, protocol } = urlToHttpOptions(proxy)
  return {
    protocol,
    hostname,
    port,
    path: target.href,
    headers: { host: target.host, ...authorizationOf(proxy) },
  }
}

type Callback = (error: Error | null, socket: Duplex) => void

const refusal = () => Object.assign(new Error('The proxy refused'), { code: 'PROXY_REFUSED' })

/** Connections over TLS through a proxy's tunnel; the proxy sees the host, and nothing inside. */
class TunnelAgent extends https.Agent {
  readonly #proxy: URL

  constructor(proxy: URL, settings: https.AgentOptions) {
    super(settings)
    this.#proxy = proxy
  }

  override createConnection(options: https.RequestOptions, callback?: Callback) {
    const host = options.hostname ?? options.host ?? ''
    const target = `${host.includes(':') ? `[${host}]` : host}:${options.port ?? 443}`
    const connect = requestTo(this.#proxy, {
      method: 'CONNECT',
      path: target,
      headers: { host: target, ...authorizationOf(this.#proxy) },
    })
    // The agent reads the socket only without an error.
    const fail = (error: Error) => callback?.(error, undefined as never)
    connect.on('error', fail)
    connect.on('response', () => connect.destroy(refusal()))
    connect.on('connect', ({ statusCode }, socket) => {
      if (statusCode === 200) {
        const { path: _, ...settings } = options as tls.ConnectionOptions
        callback?.(null, tls.connect({ ...settings, socket, servername: options.servername ?? host }))
        return
      }
      socket.destroy()
      fail(refusal())
    })
    connect.end()
    // The socket comes later, by the callback.
    return undefined
  }
}

/** An agent for connections to one scheme, through a proxy if one is given. */
export function createAgent(isSecure: boolean, proxy: URL | null, settings: https.AgentOptions): Agent {
  if (isSecure) return proxy ? new TunnelAgent(proxy, settings) : new https.Agent(settings)
  return proxy?.protocol === 'https:' ? new https.Agent(settings) : new http.Agent(settings)
}
