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

it('sleeps for the given time', async () => {
  const woken = sleep(2000)
  await pass(1999)
  expect(woken).not.toHaveBeenCalled()
  await pass(1)
  expect(woken).toHaveBeenCalledOnce()
  expect(vi.getTimerCount()).toBe(0)
})

it('sleeps on while the page is hidden, and wakes at once when it is visible again', async () => {
  const woken = sleep(2000)
  show(false)
  await pass(60_000)
  expect(woken).not.toHaveBeenCalled()
  show(true)
  await pass(0)
  expect(woken).toHaveBeenCalledOnce()
})

it('wakes when the page is visible again although its timers were suspended', async () => {
  const woken = sleep(2000)
  show(false)
  vi.setSystemTime(Date.now() + 2000)
  show(true)
  await pass(0)
  expect(woken).toHaveBeenCalledOnce()
})

it('sleeps on if the page is visible again too early', async () => {
  const woken = sleep(2000)
  show(false)
  await pass(1000)
  show(true)
  await pass(999)
  expect(woken).not.toHaveBeenCalled()
  await pass(1)
  expect(woken).toHaveBeenCalledOnce()
})
