import { Gauge as PromGauge, Registry } from 'prom-client'
import { expect, it } from 'vitest'
import { registerGauge } from './gauge'

function register(read: () => Promise<number>): Registry {
  const registry = new Registry()
  registerGauge(PromGauge, registry, {
    name: 'length',
    help: 'A length.',
    label: 'of',
    read: async () => [{ of: 'queue', value: await read() }],
  })
  return registry
}

it('a gauge without an answer has no value, and the next scraper reads it again', async () => {
  const answers = [Promise.reject(new Error('no database')), Promise.resolve(7)]
  const registry = register(async () => (await answers.shift()) ?? Number.NaN)
  expect(await registry.metrics()).not.toContain('length{')
  expect(await registry.metrics()).toContain('length{of="queue"} 7')
  expect(await registry.metrics()).toContain('length{of="queue"} 7')
})

it('scrapers at the same time share a read', async () => {
  let reads = 0
  const registry = register(async () => {
    reads += 1
    return reads
  })
  const texts = await Promise.all([registry.metrics(), registry.metrics()])
  for (const text of texts) expect(text).toContain('length{of="queue"} 1')
})
