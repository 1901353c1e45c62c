import type { Counter, Gauge, Registry } from 'prom-client'
import type { Database, PoolState } from '../db'
import type { Workers } from '../workers'
import type { LoopDelay, LoopWatch } from './event-loop'
import { readProcessorWait } from './processor-wait'

export interface ProcessSources {
  readonly loop: LoopWatch
  readonly workers: Pick<Workers, 'stats'>
  readonly database: Pick<Database, 'readPools'>
}

interface Client {
  readonly Counter: typeof Counter
  readonly Gauge: typeof Gauge
}

/** Registers what this process knows of itself at the moment of reading. */
export function registerProcess(
  { Counter, Gauge }: Client,
  registry: Registry,
  { loop, workers, database }: ProcessSources,
): void {
  const registers = [registry]
  const gauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      ...{ name, help, registers },
      collect() {
        this.set(read())
      },
    })
  const counter = (name: string, help: string, read: () => number) =>
    new Counter({
      ...{ name, help, registers },
      collect() {
        this.reset()
        this.inc(read())
      },
    })
  const delay = (name: string, help: string, read: () => LoopDelay) =>
    new Gauge({
      ...{ name, help, registers, labelNames: ['quantile'] },
      collect() {
        const { median, p99, max } = read()
        this.set({ quantile: '0.5' }, median / 1000)
        this.set({ quantile: '0.99' }, p99 / 1000)
        this.set({ quantile: '1' }, max / 1000)
      },
    })

  delay('gateway_event_loop_delay_seconds', 'Delay of the event loop within the running minute.', loop.read)
  delay(
    'gateway_event_loop_delay_since_ready_seconds',
    'Delay of the event loop since the gateway was ready.',
    loop.readWhole,
  )
  counter('gateway_event_loop_held_minutes_total', 'Minutes with a delay above 50 ms.', loop.heldWindows)
  if (readProcessorWait() !== null)
    counter(
      'gateway_processor_wait_seconds_total',
      'Time in which the main thread had no processor.',
      () => (readProcessorWait() ?? 0) / 1000,
    )
  gauge('gateway_worker_threads', 'Worker threads that run.', () => workers.stats().threads)
  gauge('gateway_worker_tasks_open', 'Tasks of worker threads that run or wait.', () => workers.stats().open)
  counter(
    'gateway_worker_tasks_completed_total',
    'Tasks of worker threads that are done.',
    () => workers.stats().completed,
  )
  const pools = (name: string, help: string, read: (pool: PoolState) => number) =>
    new Gauge({
      ...{ name, help, registers, labelNames: ['pool'] },
      collect() {
        for (const pool of database.readPools()) this.set({ pool: pool.name }, read(pool))
      },
    })
  pools('gateway_pool_connections_busy', 'Connections in use.', ({ busy }) => busy)
  pools('gateway_pool_connections_idle', 'Open connections that are free.', ({ idle }) => idle)
  pools('gateway_pool_connections_limit', 'The most connections that a pool opens.', ({ limit }) => limit)
  pools(
    'gateway_pool_waiting',
    'Statements and transactions that wait for a connection.',
    ({ waiting }) => waiting,
  )
}
