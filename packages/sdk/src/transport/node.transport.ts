import http from 'node:http'
import https from 'node:https'
import { urlToHttpOptions } from 'node:url'
import { type Agent, createAgent, describeProxied } from './agents'
import { readBody, readChunks } from './body'
import { findProxy } from './proxy'
import { type Opened, type Outgoing, readFailureCode, type Transport } from './transport'

export interface NodeTransport extends Transport {
  /** Closes the idle connections, so that a program can exit at once. */
  readonly close: () => void
}

interface NodeTransportOptions {
  /** Connections at once to one host. Default 100. */
  readonly maxSockets?: number
  /** Connections of this agent instead of the transport's own pool. */
  readonly agent?: unknown
  /** Address of a proxy; null for none; undefined for that of the environment. */
  readonly proxy?: string | null
  readonly environment?: NodeJS.ProcessEnv
  /** PEM text of the only certificates trusted; by default those of Node. */
  readonly ca?: string
}

/** Size of one write of an upload in bytes, so that progress is reported in steps. */
const SLICE = 64 * 1024

const writeBody = async (request: http.ClientRequest, { body = '', onProgress }: Outgoing) => {
  if (!onProgress || typeof body === 'string') return request.end(body)
  const total = body.length
  onProgress({ sent: 0, total })
  for (let sent = 0; sent < total; ) {
    const slice = body.subarray(sent, sent + SLICE)
    await new Promise<void>((resolve, reject) =>
      request.write(slice, (error) => (error ? reject(error) : resolve())),
    )
    sent += slice.length
    onProgress({ sent, total })
  }
  return request.end()
}

const ADDRESS = /^(https?:\/\/[^/?#\s]+)(\/[!-~]*)$/

/** One server as requests reach it: directly, or through a proxy. */
interface Route {
  readonly isSecure: boolean
  readonly proxy: URL | null
  readonly options: http.RequestOptions
}

/** Splits addresses with a cache per host; the URL parser handles anything unusual. */
const createRoutes = ({ proxy, environment = process.env }: NodeTransportOptions) => {
  const routes = new Map<string, Route>()
  const findRoute = (url: URL): Route => {
    const address = proxy === undefined ? findProxy(url, environment) : proxy
    return {
      isSecure: url.protocol === 'https:',
      proxy: address ? new URL(address) : null,
      options: urlToHttpOptions(url),
    }
  }
  return (url: string): Route => {
    const [, origin, path] = ADDRESS.exec(url) ?? []
    if (origin === undefined || path === undefined) return findRoute(new URL(url))
    const route = routes.get(origin) ?? findRoute(new URL(origin))
    routes.set(origin, route)
    return { ...route, options: { ...route.options, path } }
  }
}

const RESETS = ['ECONNRESET', 'EPIPE']

const lowerHeaders = ({ headers }: http.IncomingMessage): Record<string, string> => {
  const joined = headers['set-cookie']?.join(', ')
  return { ...headers, ...(joined !== undefined && { 'set-cookie': joined }) } as Record<string, string>
}

/** The transport of Node over node:http: keep-alive connections, proxies, no redirects. */
export function createNodeTransport(options: NodeTransportOptions = {}): NodeTransport {
  const routeOf = createRoutes(options)
  const agents = new Map<string, Agent>()

  const agentFor = ({ isSecure, proxy }: Route, keepsAlive: boolean): Agent => {
    if (options.agent) return options.agent as Agent
    const { ca, maxSockets = 100 } = options
    if (!keepsAlive) return createAgent(isSecure, proxy, { ca })
    const key = `${isSecure} ${proxy?.href}`
    const agent = agents.get(key) ?? createAgent(isSecure, proxy, { ca, keepAlive: true, maxSockets })
    agents.set(key, agent)
    return agent
  }

  const requestOf = (outgoing: Outgoing, keepsAlive: boolean): http.ClientRequest => {
    const route = routeOf(outgoing.url)
    const proxied =
      route.proxy && !route.isSecure && !options.agent
        ? describeProxied(route.proxy, new URL(outgoing.url))
        : null
    const headers: Record<string, string | number> = { ...outgoing.headers, ...proxied?.headers }
    if (!outgoing.streams) headers['accept-encoding'] ??= 'gzip'
    if (typeof outgoing.body === 'object') headers['content-length'] = outgoing.body.length
    const { method } = outgoing
    const target = { ...(proxied ?? route.options), method, headers, agent: agentFor(route, keepsAlive) }
    return (target.protocol === 'https:' ? https : http).request(target)
  }

  const begin = (outgoing: Outgoing, signal: AbortSignal, isFresh: boolean): Promise<Opened> =>
    new Promise((resolve, reject) => {
      const request = requestOf(outgoing, !isFresh && !outgoing.streams)
      const cancel = () => request.destroy()
      request.on('close', () => signal.removeEventListener('abort', cancel))
      request.on('error', (cause) => {
        // The server closed an idle connection while the request was on its way.
        const wasStale = request.reusedSocket && RESETS.includes(readFailureCode(cause) ?? '')
        if (wasStale && outgoing.isRepeatable && !isFresh && !signal.aborted)
          begin(outgoing, signal, true).then(resolve, reject)
        else reject(cause)
      })
      request.on('response', (response) =>
        resolve({
          status: response.statusCode ?? 0,
          headers: lowerHeaders(response),
          text: (limit) => readBody(response, outgoing.requestId, limit),
          chunks: () => readChunks(response, outgoing.requestId),
        }),
      )
      signal.addEventListener('abort', cancel, { once: true })
      if (signal.aborted) return cancel()
      writeBody(request, outgoing).catch(reject)
    })

  return {
    open: (outgoing, signal) => begin(outgoing, signal, false),
    close: () => {
      for (const agent of agents.values()) agent.destroy()
    },
  }
}
