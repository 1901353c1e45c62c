import type { Counter, Histogram, Registry } from 'prom-client'
import { observeRequests, type PortalMeters, type RequestObserver } from './observe-requests'

interface TelemetryOptions {
  /** OTEL_EXPORTER_OTLP_ENDPOINT; without it there are no traces. */
  readonly endpoint?: string
  /** Without it there are no metrics. */
  readonly metricsPort?: number
  readonly metricsHost: string
}

interface Telemetry {
  readonly observer: RequestObserver
  readonly metricsUrl: string | null
  close(): Promise<void>
}

/** Seconds. Pages of the cache take less than a millisecond, rendered ones tens, uploads seconds. */
const BUCKETS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]

interface Client {
  readonly Counter: typeof Counter
  readonly Histogram: typeof Histogram
}

const createMeters = ({ Counter, Histogram }: Client, registry: Registry): PortalMeters => {
  const registers = [registry]
  const requests = new Counter({
    name: 'portal_requests_total',
    help: 'Requests by kind and HTTP status.',
    labelNames: ['kind', 'status'],
    registers,
  })
  const seconds = new Histogram({
    name: 'portal_request_duration_seconds',
    help: 'Duration of requests.',
    labelNames: ['kind'],
    buckets: BUCKETS,
    registers,
  })
  const pages = new Counter({
    name: 'portal_page_cache_lookups_total',
    help: "Look-ups of visitors' pages in memory.",
    labelNames: ['state'],
    registers,
  })
  return {
    request(kind, status, duration) {
      requests.inc({ kind, status: String(status) })
      seconds.observe({ kind }, duration)
    },
    page: (state) => pages.inc({ state }),
  }
}

/**
 * Opens metrics and traces as far as they are configured; null without both.
 * @throws the error of listen() on the port of the metrics
 */
export async function openTelemetry(options: TelemetryOptions): Promise<Telemetry | null> {
  const { endpoint, metricsPort: port, metricsHost: host } = options
  if (!endpoint && port === undefined) return null
  let meters: PortalMeters | null = null
  const register = (client: Client, registry: Registry) => {
    meters = createMeters(client, registry)
  }
  const server =
    port === undefined
      ? null
      : await (await import('@zhushutong/telemetry/metrics')).serveMetrics({ port, host, register })
  const tracing = endpoint
    ? await (await import('@zhushutong/telemetry/tracing')).openTracing({
        service: 'zhushutong-portal',
        endpoint,
        onError: (text) => console.error(`traces not sent: ${text}`),
      })
    : null
  return {
    observer: observeRequests(tracing, meters),
    metricsUrl: server?.url ?? null,
    async close() {
      await server?.close()
      await tracing?.close()
    },
  }
}
