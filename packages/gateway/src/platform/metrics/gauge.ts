import type { Gauge as PromGauge, Registry } from 'prom-client'

/** A figure of the database, such as the length of a queue. Every gateway reports the same. */
export interface Gauge {
  readonly name: string
  readonly help: string
  /** The name of the label of its values. */
  readonly label: string
  readonly read: () => Promise<readonly { readonly of: string; readonly value: number }[]>
}

/** The age in ms up to which a value is repeated: several scrapers cost one query. */
const REPEATED_MS = 10_000
const READ_WITHIN_MS = 2_000

const inTime = async <T>(value: Promise<T>): Promise<T> => {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(reject, READ_WITHIN_MS, new Error('the database did not answer in time'))
  })
  return Promise.race([value, late]).finally(() => clearTimeout(timer))
}

/**
 * Reads the gauge when the metrics are read. While the database does not answer it has no value.
 * Scrapers at the same time share a read, and a failed read is tried again by the next scraper.
 */
export function registerGauge(
  Metric: typeof PromGauge,
  registry: Registry,
  { name, help, label, read }: Gauge,
): void {
  let readAt = Number.NEGATIVE_INFINITY
  let running: Promise<void> | undefined
  const gauge = new Metric({
    name,
    help,
    labelNames: [label],
    registers: [registry],
    async collect() {
      if (performance.now() - readAt < REPEATED_MS) return
      running ??= refresh().finally(() => {
        running = undefined
      })
      await running
    },
  })
  async function refresh(): Promise<void> {
    const values = await inTime(read()).catch(() => null)
    gauge.reset()
    if (values === null) return
    readAt = performance.now()
    for (const { of, value } of values) gauge.set({ [label]: of }, value)
  }
}
