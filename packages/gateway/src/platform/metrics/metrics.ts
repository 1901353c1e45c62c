import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { CODES, failure } from '../http'
import type { Workers } from '../workers'
import type { LoopDelay, LoopWatch } from './event-loop'
import { readProcessorWait } from './processor-wait'

interface Metric {
  readonly name: string
  readonly type: 'gauge' | 'counter'
  readonly help: string
  readonly values: ReadonlyArray<readonly [labels: string, value: number]>
}

interface Sources {
  readonly loop: LoopWatch
  readonly workers: Pick<Workers, 'stats'>
}

const seconds = (ms: number): number => ms / 1000

const listMetrics = ({ loop, workers }: Sources): readonly Metric[] => {
  const { threads, open, completed } = workers.stats()
  const waited = readProcessorWait()
  const { rss, heapUsed } = process.memoryUsage()
  const gauge = (name: string, help: string, value: number): Metric => ({
    ...{ name, help, type: 'gauge', values: [['', value]] },
  })
  const counter = (name: string, help: string, value: number): Metric => ({
    ...{ name, help, type: 'counter', values: [['', value]] },
  })
  const delay = (name: string, help: string, { median, p99, max }: LoopDelay): Metric => ({
    ...{ name, help, type: 'gauge' },
    values: [
      ['{quantile="0.5"}', seconds(median)],
      ['{quantile="0.99"}', seconds(p99)],
      ['{quantile="1"}', seconds(max)],
    ],
  })
  return [
    delay(
      'gateway_event_loop_delay_seconds',
      'Delay of the event loop within the running minute.',
      loop.read(),
    ),
    delay(
      'gateway_event_loop_delay_since_ready_seconds',
      'Delay of the event loop since the gateway was ready.',
      loop.readWhole(),
    ),
    counter('gateway_event_loop_held_minutes_total', 'Minutes with a delay above 50 ms.', loop.heldWindows()),
    ...(waited === null
      ? []
      : [
          counter(
            'gateway_processor_wait_seconds_total',
            'Time in which the main thread had no processor.',
            seconds(waited),
          ),
        ]),
    gauge('gateway_worker_threads', 'Worker threads that run.', threads),
    gauge('gateway_worker_tasks_open', 'Documents and pictures that are made or wait.', open),
    counter('gateway_worker_tasks_completed_total', 'Documents and pictures made.', completed),
    gauge('gateway_memory_resident_bytes', 'Resident memory of the process.', rss),
    gauge('gateway_memory_heap_used_bytes', 'Used heap of the main thread.', heapUsed),
    counter('gateway_uptime_seconds_total', 'Age of the process.', Math.round(process.uptime())),
  ]
}

function formatMetrics(metrics: readonly Metric[]): string {
  const lines = metrics.flatMap(({ name, type, help, values }) => [
    `# HELP ${name} ${help}`,
    `# TYPE ${name} ${type}`,
    ...values.map(([labels, value]) => `${name}${labels} ${value}`),
  ])
  return `${lines.join('\n')}\n`
}

const isSame = (presented: string, token: string): boolean => {
  const [a, b] = [Buffer.from(presented), Buffer.from(token)]
  return a.length === b.length && timingSafeEqual(a, b)
}

/** GET /metrics for callers with the token; not mounted without a configured token. */
export function mountMetrics(app: FastifyInstance, token: string | undefined, sources: Sources): void {
  if (token === undefined) return
  app.get('/metrics', { logLevel: 'warn' }, async (request, reply) => {
    if (!isSame(request.headers.authorization ?? '', `Bearer ${token}`)) {
      const { status, envelope } = failure({ error: CODES.notFound })
      return reply.code(status).send(envelope)
    }
    return reply
      .headers({ 'content-type': 'text/plain; version=0.0.4; charset=utf-8', 'cache-control': 'no-store' })
      .send(formatMetrics(listMetrics(sources)))
  })
}
