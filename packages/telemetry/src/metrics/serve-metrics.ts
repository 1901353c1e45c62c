import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Registry } from 'prom-client'

export interface MetricsServer {
  readonly url: string
  close(): Promise<void>
}

interface MetricsOptions {
  /** 0 for any free port. */
  readonly port: number
  readonly host: string
  /** Adds the metrics of the process to those of Node.js and the operating system. */
  readonly register: (client: typeof import('prom-client'), registry: Registry) => void
}

/**
 * Serves GET /metrics in the text format of Prometheus on a port of its own. Only a metrics server loads prom-client.
 * @throws the error of listen(), such as EADDRINUSE
 */
export async function serveMetrics({ port, host, register }: MetricsOptions): Promise<MetricsServer> {
  const client = await import('prom-client')
  const registry = new client.Registry()
  client.collectDefaultMetrics({ register: registry })
  register(client, registry)
  const server = createServer((request, response) => {
    const isMetrics = request.method === 'GET' && request.url?.split('?')[0] === '/metrics'
    if (!isMetrics) return void response.writeHead(404).end()
    registry.metrics().then(
      (text) =>
        response
          .writeHead(200, { 'content-type': registry.contentType, 'cache-control': 'no-store' })
          .end(text),
      () => response.writeHead(500).end(),
    )
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, host, resolve)
  })
  const { port: chosen } = server.address() as AddressInfo
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${chosen}/metrics`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
        registry.clear()
      }),
  }
}
