import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, it, vi } from 'vitest'
import { openTracing } from './index'

const SAMPLED = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01'
const LEFT_OUT = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-00'

afterEach(() => void vi.unstubAllEnvs())

const open = async (endpoint = 'http://127.0.0.1:9') => {
  const onError = vi.fn()
  return { onError, tracing: await openTracing({ service: 'test', endpoint, onError }) }
}

it('continues the trace of a header with its sampling, and begins one without a valid header', async () => {
  const { tracing } = await open()
  const begin = (parent?: string) => tracing.begin({ name: 'a', kind: 'server', parent })
  expect(begin(SAMPLED)).toMatchObject({ traceId: SAMPLED.slice(3, 35), isRecording: true })
  const leftOut = begin(LEFT_OUT)
  expect([leftOut.isRecording, leftOut.traceparent.slice(-2)]).toEqual([false, '00'])
  expect(begin('forged').traceId).not.toBe(SAMPLED.slice(3, 35))
  await tracing.close()
})

it('samples by OpenTelemetry’s own variables', async () => {
  vi.stubEnv('OTEL_TRACES_SAMPLER', 'parentbased_traceidratio')
  vi.stubEnv('OTEL_TRACES_SAMPLER_ARG', '0')
  const { tracing } = await open()
  expect(tracing.begin({ name: 'a', kind: 'server' }).isRecording).toBe(false)
  expect(tracing.begin({ name: 'a', kind: 'server', parent: SAMPLED }).isRecording).toBe(true)
  await tracing.close()
})

it('says once that a receiver refuses, and closes', async () => {
  vi.stubEnv('OTEL_BSP_SCHEDULE_DELAY', '10')
  const server = createServer((request, response) =>
    request.resume().on('end', () => response.writeHead(400).end()),
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { tracing, onError } = await open(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
  const trace = () => tracing.begin({ name: 'a', kind: 'server' }).end()
  trace()
  await expect.poll(() => onError.mock.calls).toHaveLength(1)
  trace()
  await tracing.close()
  expect(onError).toHaveBeenCalledOnce()
  server.close()
})
