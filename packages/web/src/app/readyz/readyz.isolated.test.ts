// @vitest-environment node
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { GET } from './route'

vi.mock('server-only', () => ({}))

let answer: (response: ServerResponse) => void = (response) => response.end()
const gateway = createServer((_, response) => answer(response))

beforeAll(async () => {
  await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve))
  vi.stubEnv('GATEWAY_INTERNAL_ORIGIN', `http://127.0.0.1:${(gateway.address() as AddressInfo).port}`)
})
afterAll(() => {
  vi.unstubAllEnvs()
  gateway.closeAllConnections()
  gateway.close()
})

const readiness = async () => {
  const since = performance.now()
  const response = await GET()
  const { gateway: gatewayState } = (await response.json()) as { gateway: string }
  return { status: response.status, told: gatewayState, isInTime: performance.now() - since < 2_500 }
}
const UNREACHABLE = { status: 503, told: 'unreachable', isInTime: true }

it('is ready while the gateway answers, and again when it is back', async () => {
  expect(await readiness()).toEqual({ status: 200, told: 'ok', isInTime: true })
  answer = (response) => response.writeHead(502).end()
  expect(await readiness()).toEqual(UNREACHABLE)
  answer = (response) => response.destroy()
  expect(await readiness()).toEqual(UNREACHABLE)
  answer = (response) => response.end()
  expect(await readiness()).toMatchObject({ status: 200 })
})

it('does not wait for a gateway that accepts and says nothing', async () => {
  answer = () => {}
  expect(await readiness()).toEqual(UNREACHABLE)
})
