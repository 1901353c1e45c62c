import { expect, it, vi } from 'vitest'
import { cached } from './cached'

const source = () => {
  let now = 0
  let asked = 0
  let next: () => Promise<string | null> = async () => `${asked}`
  const read = cached(
    1000,
    () => {
      asked += 1
      return next()
    },
    () => now,
  )
  return {
    read,
    asked: () => asked,
    pass: (ms: number) => {
      now += ms
    },
    answer: (how: () => Promise<string | null>) => {
      next = how
    },
  }
}

it('loads once for all callers within its time', async () => {
  const { read, asked, pass } = source()
  expect(await Promise.all([read(), read()])).toEqual(['1', '1'])
  pass(999)
  expect(await read()).toBe('1')
  expect(asked()).toBe(1)
})

it('returns the old value while the new one is loaded', async () => {
  const { read, pass } = source()
  await read()
  pass(1000)
  expect(await read()).toBe('1')
  expect(await read()).toBe('2')
})

it('waits for a new value when the old one is too old, and falls back to it when none comes', async () => {
  vi.useFakeTimers()
  const { read, pass, answer } = source()
  await read()
  pass(2000)
  expect(await read()).toBe('2')
  answer(() => new Promise(() => {}))
  pass(2000)
  const slow = read()
  await vi.advanceTimersByTimeAsync(1500)
  expect(await slow).toBe('2')
  // The next page does not wait for the same call again.
  expect(await read()).toBe('2')
  vi.useRealTimers()
})

it('continues with the old value when loading fails, but not for ever', async () => {
  const { read, pass, answer } = source()
  await read()
  answer(async () => null)
  pass(1000)
  await read()
  expect(await read()).toBe('1')
  pass(9000)
  expect(await read()).toBeNull()
})

it('retries a failed load after a while', async () => {
  const { read, pass, answer, asked } = source()
  answer(async () => null)
  expect(await read()).toBeNull()
  pass(4999)
  expect(await read()).toBeNull()
  expect(asked()).toBe(1)
  pass(1)
  answer(async () => 'there')
  expect(await read()).toBe('there')
})

it('a page waits 1.5 s for a slow load; a later one shows its answer', async () => {
  vi.useFakeTimers()
  const { read, answer, asked, pass } = source()
  let arrive: (value: string) => void = () => {}
  answer(
    () =>
      new Promise((resolve) => {
        arrive = resolve
      }),
  )
  const first = read()
  await vi.advanceTimersByTimeAsync(1500)
  expect(await first).toBeNull()
  pass(60_000)
  const second = read()
  arrive('late')
  expect(await second).toBe('late')
  expect(asked()).toBe(1)
  vi.useRealTimers()
})
