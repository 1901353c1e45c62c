import 'reflect-metadata'
import { Container } from 'inversify'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Calls } from '../../types'
import { CLOCK, VISITOR_CALLS } from '../services'
import { CONTENT, contentModule } from './content'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A failure of the SDK. */
const TIMEOUT = { name: 'PortalError', kind: 'timeout' }

/** A busy gateway: each call takes 4 s, or ends at the caller's own time limit. */
const busyPolicies = () => {
  const call = <T>(answer: T, limit = 10_000) =>
    new Promise<T>((resolve, reject) => {
      setTimeout(() => resolve(answer), 4_000)
      setTimeout(() => reject(TIMEOUT), limit)
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
  const container = new Container()
  container.bind(VISITOR_CALLS).toConstantValue({ policies: busyPolicies() } as unknown as Calls)
  container.bind(CLOCK).toConstantValue(Date.now)
  container.load(contentModule)
  const content = container.get(CONTENT)
  expect(await answered(content.list({ channel: 'new' }))).toEqual({ records: ['an article'] })
  expect(await answered(content.detail('a'))).toEqual({ id: 'a' })
  expect(await answered(content.hot('new', 6))).toBeNull()
})
