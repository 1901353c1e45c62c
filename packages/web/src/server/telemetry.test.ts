// @vitest-environment node
import { expect, it } from 'vitest'
import { listMetricNames, readExposedNames } from '../../../../scripts/lib/metric-names.mjs'
import { closePortals, portal } from './portal-server.fixture'
import { openTelemetry } from './telemetry'

it('exposes its metrics on a port of their own, all that alerts, dashboard and documents name', async () => {
  const telemetry = await openTelemetry({ metricsPort: 0, metricsHost: '127.0.0.1' })
  const url = telemetry?.metricsUrl ?? ''
  const { ask } = await portal({ observer: telemetry?.observer })
  await ask('/qiye/')
  const read = async () => (await fetch(url)).text()
  await expect.poll(read).toContain('portal_requests_total{kind="page",status="200"} 1')
  const text = await read()
  expect(text).toContain('portal_page_cache_lookups_total{state="miss"} 1')
  const exposed = readExposedNames(text)
  const unknown = listMetricNames().filter(({ name }) => !name.startsWith('gateway_') && !exposed.has(name))
  expect(unknown).toEqual([])
  expect((await fetch(url.replace('/metrics', '/'))).status).toBe(404)
  closePortals()
  await telemetry?.close()
})

it('opens nothing unless it is configured', async () => {
  expect(await openTelemetry({ metricsHost: '127.0.0.1' })).toBeNull()
})
