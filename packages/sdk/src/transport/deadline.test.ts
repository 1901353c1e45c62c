import { getEventListeners } from 'node:events'
import { expect, it } from 'vitest'
import { withDeadline } from './deadline'

const LONG_MS = 60_000
const listenersOf = (signal: AbortSignal) => getEventListeners(signal, 'abort').length
const never = () => new Promise<never>(() => {})

it('calls that share a signal add one listener, and remove it', async () => {
  const { signal } = new AbortController()
  const ends: (() => void)[] = []
  const calls = Array.from({ length: 50 }, (_, n) =>
    withDeadline(LONG_MS, signal, '', () => new Promise<number>((end) => ends.push(() => end(n)))),
  )
  expect(listenersOf(signal)).toBe(1)
  for (const end of ends.slice(1)) end()
  await Promise.all(calls.slice(1))
  expect(listenersOf(signal)).toBe(1)
  ends[0]?.()
  expect(await calls[0]).toBe(0)
  expect(listenersOf(signal)).toBe(0)
})

it('all of them end with the signal’s reason, and their requests are cancelled', async () => {
  const leaving = new AbortController()
  const opened: AbortSignal[] = []
  const calls = Array.from({ length: 12 }, () =>
    withDeadline(LONG_MS, leaving.signal, '', (signal) => {
      opened.push(signal)
      return never()
    }),
  )
  leaving.abort('left')
  const ends = await Promise.allSettled(calls)
  expect(ends).toEqual(calls.map(() => ({ status: 'rejected', reason: 'left' })))
  expect(opened.every(({ aborted, reason }) => aborted && reason === 'left')).toBe(true)
  expect(listenersOf(leaving.signal)).toBe(0)
})

it('a signal is listened to again after its calls were over', async () => {
  const leaving = new AbortController()
  await withDeadline(LONG_MS, leaving.signal, '', async () => 1)
  const call = withDeadline(LONG_MS, leaving.signal, '', never)
  leaving.abort('left')
  await expect(call).rejects.toBe('left')
})
