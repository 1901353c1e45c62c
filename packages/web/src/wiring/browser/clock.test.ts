import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { show } from '@/testing/visibility'
import { browserClock } from './clock'

beforeEach(() => {
  vi.useFakeTimers()
  show(true)
})
afterEach(() => {
  show(true)
  vi.useRealTimers()
})

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

const sleep = (ms: number) => {
  const woken = vi.fn()
  browserClock.sleep(ms).then(woken)
  return woken
}

it('sleeps as long as it is told', async () => {
  const woken = sleep(2000)
  await pass(1999)
  expect(woken).not.toHaveBeenCalled()
  await pass(1)
  expect(woken).toHaveBeenCalledOnce()
  expect(vi.getTimerCount()).toBe(0)
})

it('sleeps on while nobody sees the page, and wakes at once when it is back', async () => {
  const woken = sleep(2000)
  show(false)
  await pass(60_000)
  expect(woken).not.toHaveBeenCalled()
  show(true)
  await pass(0)
  expect(woken).toHaveBeenCalledOnce()
})

it('wakes when the page is back although its timers stood still', async () => {
  const woken = sleep(2000)
  show(false)
  vi.setSystemTime(Date.now() + 2000)
  show(true)
  await pass(0)
  expect(woken).toHaveBeenCalledOnce()
})

it('a page that is back too early lets it sleep on', async () => {
  const woken = sleep(2000)
  show(false)
  await pass(1000)
  show(true)
  await pass(999)
  expect(woken).not.toHaveBeenCalled()
  await pass(1)
  expect(woken).toHaveBeenCalledOnce()
})
