import type { Subscription } from 'rxjs'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { show } from '@/testing/visibility'
import { pollWhileVisible } from './poll-while-visible'

let subscription: Subscription

beforeEach(() => {
  vi.useFakeTimers()
  show(true)
})
afterEach(() => {
  subscription.unsubscribe()
  vi.useRealTimers()
})

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

/** Polls each second; `answer` decides the result of a poll and its duration in ms. */
const begin = (answer: (look: number) => { text: string; afterMs?: number }) => {
  const signals: AbortSignal[] = []
  const heard: string[] = []
  const ends: string[] = []
  const ask = (signal: AbortSignal) => {
    signals.push(signal)
    const { text, afterMs = 0 } = answer(signals.length)
    return new Promise<string>((resolve) => setTimeout(resolve, afterMs, text))
  }
  subscription = pollWhileVisible({
    everyMs: 1000,
    poll: ask,
    hasFailed: (text) => text === 'failed',
    isOver: (text) => text === 'done',
  }).subscribe({ next: (text) => heard.push(text), complete: () => ends.push('complete') })
  return { signals, heard, ends, asked: () => signals.length }
}

it('polls each interval, first after one, and ends with the last answer', async () => {
  const { asked, heard, ends } = begin((look) => ({ text: look < 3 ? 'running' : 'done' }))
  await pass(999)
  expect(asked()).toBe(0)
  await pass(1)
  expect(asked()).toBe(1)
  await pass(10_000)
  expect([asked(), heard, ends]).toEqual([3, ['running', 'running', 'done'], ['complete']])
})

it('never polls while an answer is pending', async () => {
  const { asked, heard } = begin(() => ({ text: 'running', afterMs: 3500 }))
  await pass(4400)
  expect([asked(), heard]).toEqual([1, []])
  await pass(600)
  expect([asked(), heard]).toEqual([2, ['running']])
})

it('stops while the page is hidden, and polls at once when it is visible again', async () => {
  const { asked, signals } = begin(() => ({ text: 'running', afterMs: 500 }))
  await pass(1200)
  show(false)
  expect(signals[0]?.aborted).toBe(true)
  await pass(60_000)
  expect(asked()).toBe(1)
  show(true)
  await pass(0)
  expect(asked()).toBe(2)
})

it('starts only when a page opened in the background becomes visible', async () => {
  show(false)
  const { asked } = begin(() => ({ text: 'running' }))
  await pass(5000)
  expect(asked()).toBe(0)
  show(true)
  await pass(0)
  expect(asked()).toBe(1)
})

it('reports failures and waits longer after each, until a poll works', async () => {
  const { asked, heard } = begin((look) => ({ text: look <= 2 ? 'failed' : 'running' }))
  await pass(1500)
  expect([asked(), heard]).toEqual([1, ['failed']])
  // The pause of 2 s skips the polls at 2 and 3 s, the pause of 4 s those until 8 s.
  await pass(2400)
  expect(asked()).toBe(1)
  await pass(600)
  expect(asked()).toBe(2)
  await pass(4400)
  expect(asked()).toBe(2)
  await pass(600)
  expect(asked()).toBe(3)
  await pass(1000)
  expect([asked(), heard]).toEqual([4, ['failed', 'failed', 'running', 'running']])
})

it('unsubscribing aborts the pending poll and leaves no timer', async () => {
  const { signals } = begin(() => ({ text: 'running', afterMs: 10 }))
  await pass(1000)
  subscription.unsubscribe()
  expect(signals[0]?.aborted).toBe(true)
  await pass(10)
  expect(vi.getTimerCount()).toBe(0)
})
