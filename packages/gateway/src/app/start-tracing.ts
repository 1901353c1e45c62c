import type { Config } from '../platform/config'
import type { Log } from '../platform/http'
import { traceWith } from '../platform/telemetry'

/** Sends traces to OTEL_EXPORTER_OTLP_ENDPOINT, if it is set. Returns the function that sends the rest and ends it. */
export async function startTracing(config: Config, log: Pick<Log, 'warn'>): Promise<() => Promise<void>> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint } = config
  if (endpoint === undefined) return async () => {}
  const { openTracing } = await import('@zhushutong/telemetry/tracing')
  const onError = (reason: string) => log.warn({ reason }, 'traces not sent')
  const tracing = await openTracing({ service: 'zhushutong-gateway', endpoint, onError })
  traceWith(tracing)
  return async () => {
    traceWith(null)
    await tracing.close()
  }
}
