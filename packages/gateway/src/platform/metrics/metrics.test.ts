import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, expect, it, vi } from 'vitest'
import { createServer } from '../http'
import { watchEventLoop } from './event-loop'
import { mountMetrics } from './metrics'

const TOKEN = 'a-token-of-the-operator'
const workers = { stats: () => ({ threads: 1, open: 2, completed: 3 }) }

const closing: Array<() => unknown> = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

const watch = (windowMs?: number) => {
  const warn = vi.fn()
  const loop = watchEventLoop({ warn }, windowMs)
  closing.push(loop.stop)
  loop.start()
  return { loop, warn }
}

const start = (token: string | undefined) => {
  const app = createServer({ logLevel: 'silent' })
  closing.push(() => app.close())
  mountMetrics(app, token, { loop: watch().loop, workers })
  return (authorization?: string) =>
    app.inject({ url: '/metrics', headers: authorization ? { authorization } : {} })
}

const hold = (ms: number) => {
  const end = performance.now() + ms
  while (performance.now() < end);
}

it('a held event loop is measured, and said in the log', async () => {
  const { loop, warn } = watch(300)
  await pause(50)
  hold(150)
  await pause(30)
  expect(loop.read().max).toBeGreaterThanOrEqual(100)
  await vi.waitFor(() => expect(loop.heldWindows()).toBeGreaterThan(0))
  expect(loop.readWhole().max).toBeGreaterThanOrEqual(100)
  const [fields, message] = warn.mock.calls[0] ?? []
  expect(fields.max).toBeGreaterThanOrEqual(100)
  expect(message).toContain('the event loop was held')
})

it('the metrics are for who has the token, as Prometheus reads them', async () => {
  const ask = start(TOKEN)
  for (const wrong of [undefined, 'Bearer wrong', TOKEN, `Bearer ${TOKEN}x`])
    expect((await ask(wrong)).statusCode).toBe(404)
  const answer = await ask(`Bearer ${TOKEN}`)
  expect(answer.headers['content-type']).toContain('text/plain; version=0.0.4')
  expect(answer.body).toMatch(/^gateway_event_loop_delay_seconds\{quantile="1"\} [\d.]+$/m)
  expect(answer.body).toMatch(/^gateway_event_loop_delay_since_ready_seconds\{quantile="0.99"\} [\d.]+$/m)
  expect(answer.body).toContain('gateway_worker_tasks_completed_total 3')
  for (const line of answer.body.trim().split('\n'))
    expect(line).toMatch(/^(# (HELP|TYPE) \w+ .+|\w+(\{[^}]+\})? [\d.e+-]+)$/)
})

it('without a token there are no metrics', async () => {
  expect((await start(undefined)('Bearer undefined')).statusCode).toBe(404)
})
