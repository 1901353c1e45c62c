import type { FullClient } from '@zhushutong/sdk/portal'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createContent } from './content'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A busy gateway: each call takes 4 s, or ends at the caller's own time limit. */
const busyPolicies = () => {
  const call = <T>(answer: T, limit = 10_000) =>
    new Promise<T>((resolve, reject) => {
      setTimeout(() => resolve(answer), 4_000)
      setTimeout(() => reject(new Error('timeout')), limit)
    })
  return {
    list: (_query: unknown, options?: { timeout: number }) =>
      call({ records: ['an article'] }, options?.timeout),
    detail: (_asked: unknown, options?: { timeout: number }) => call({ id: 'a' }, options?.timeout),
  }
}

const answered = async <T>(call: Promise<T>): Promise<T> => {
  await vi.advanceTimersByTimeAsync(10_000)
  return call
}

it('waits for the content of a page while the gateway is busy, and goes without what stands beside it', async () => {
  const content = createContent({ policies: busyPolicies() } as unknown as FullClient)
  expect(await answered(content.list({ channel: 'new' }))).toEqual({ records: ['an article'] })
  expect(await answered(content.detail('a'))).toEqual({ id: 'a' })
  expect(await answered(content.hot('new', 6))).toBeNull()
})
