import { setTimeout as pause } from 'node:timers/promises'
import { expect, it, vi } from 'vitest'
import { watchEventLoop } from './event-loop'

const hold = (ms: number) => {
  const end = performance.now() + ms
  while (performance.now() < end);
}

it('a held event loop is measured, and said in the log', async () => {
  const warn = vi.fn()
  const loop = watchEventLoop({ warn }, 300)
  loop.start()
  await pause(50)
  hold(150)
  await pause(30)
  expect(loop.read().max).toBeGreaterThanOrEqual(100)
  await vi.waitFor(() => expect(loop.heldWindows()).toBeGreaterThan(0))
  expect(loop.readWhole().max).toBeGreaterThanOrEqual(100)
  const [fields, message] = warn.mock.calls[0] ?? []
  expect(fields.max).toBeGreaterThanOrEqual(100)
  expect(message).toContain('the event loop was held')
  loop.stop()
})
