import type { MetricsServer } from '@zhushutong/telemetry/metrics'
import type { Config } from '../config'
import type { Database } from '../db'
import { listen } from '../telemetry'
import { countMeasurements } from './count-measurements'
import { type Gauge, registerGauge } from './gauge'
import { queueGauges } from './queue-gauges'
import { type ProcessSources, registerProcess } from './register-process'

interface MetricsSources extends Omit<ProcessSources, 'database'> {
  readonly config: Pick<Config, 'METRICS_PORT' | 'METRICS_HOST'>
  readonly database: Database
  /** Figures of the features. */
  readonly gauges: readonly Gauge[]
}

/** Serves the metrics of this gateway on METRICS_PORT; null without one. */
export async function startMetrics({
  config,
  database,
  gauges,
  ...sources
}: MetricsSources): Promise<MetricsServer | null> {
  const { METRICS_PORT: port, METRICS_HOST: host } = config
  if (port === undefined) return null
  const { serveMetrics } = await import('@zhushutong/telemetry/metrics')
  let stop = () => {}
  const server = await serveMetrics({
    port,
    host,
    register(client, registry) {
      stop = listen(countMeasurements(client, registry))
      registerProcess(client, registry, { database, ...sources })
      for (const gauge of [...queueGauges(database), ...gauges]) registerGauge(client.Gauge, registry, gauge)
    },
  })
  return {
    url: server.url,
    async close() {
      stop()
      await server.close()
    },
  }
}
