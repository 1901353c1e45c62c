import type { Counter, Histogram, Registry } from 'prom-client'
import type { Measurement } from '../telemetry'

/** Seconds. Calls take milliseconds, combined queries seconds, streams minutes. */
const CALL_BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]
const STATEMENT_BUCKETS = [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5]

interface Client {
  readonly Counter: typeof Counter
  readonly Histogram: typeof Histogram
}

/** Registers the metrics of what happens in this gateway, and returns the listener that counts it. */
export function countMeasurements(
  { Counter, Histogram }: Client,
  registry: Registry,
): (measurement: Measurement) => void {
  const registers = [registry]
  const count = <L extends string>(name: string, help: string, labelNames: readonly L[]) =>
    new Counter({ name, help, labelNames: [...labelNames], registers })
  const time = <L extends string>(name: string, help: string, labelNames: readonly L[], buckets: number[]) =>
    new Histogram({ name, help, labelNames: [...labelNames], buckets, registers })

  const calls = count('gateway_calls_total', 'Calls by business code.', ['call', 'code', 'status'])
  const callSeconds = time('gateway_call_duration_seconds', 'Duration of calls.', ['call'], CALL_BUCKETS)
  const statementSeconds = time(
    'gateway_statement_duration_seconds',
    'Duration of SQL statements with their wait for a connection.',
    ['verb'],
    STATEMENT_BUCKETS,
  )
  const failedStatements = count('gateway_statement_failures_total', 'SQL statements that failed.', ['verb'])
  const providers = count('gateway_provider_requests_total', 'Requests to outside services.', [
    'provider',
    'outcome',
  ])
  const providerSeconds = time(
    'gateway_provider_duration_seconds',
    'Duration of requests to outside services.',
    ['provider'],
    CALL_BUCKETS,
  )
  // Not `job`: Prometheus gives that name to the process.
  const jobs = count('gateway_job_runs_total', 'Runs of periodic jobs.', ['name', 'outcome'])
  const steps = count('gateway_queue_steps_total', 'Steps of queued jobs.', ['queue', 'outcome'])
  const waits = time(
    'gateway_pool_wait_seconds',
    'Wait for a connection of a pool, or for a turn of slow reads.',
    ['pool'],
    STATEMENT_BUCKETS,
  )
  const lookUps = count('gateway_cache_lookups_total', 'Look-ups of figures in memory.', ['result'])

  return (measurement) => {
    if (measurement.type === 'cache') return lookUps.inc({ result: measurement.isHit ? 'hit' : 'miss' })
    if (measurement.type === 'wait') return waits.observe({ pool: measurement.pool }, measurement.seconds)
    if (measurement.type === 'call') {
      const { call, code, status, seconds } = measurement
      calls.inc({ call, code, status: String(status) })
      return callSeconds.observe({ call }, seconds)
    }
    const { type, name, seconds, isFailed } = measurement
    const outcome = isFailed ? 'failed' : 'ok'
    if (type === 'job') return jobs.inc({ name, outcome })
    if (type === 'step') return steps.inc({ queue: name, outcome })
    if (type === 'provider') {
      providers.inc({ provider: name, outcome })
      return providerSeconds.observe({ provider: name }, seconds)
    }
    statementSeconds.observe({ verb: name }, seconds)
    if (isFailed) failedStatements.inc({ verb: name })
  }
}
