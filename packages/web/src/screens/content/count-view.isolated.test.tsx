import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { CountView } from './count-view'

const count = vi.hoisted(() => vi.fn(async () => null))
vi.mock('@/wiring/browser/ports', () => ({ port: () => ({ count }) }))

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  count.mockClear()
})

it('counts an article that was open for five seconds, once', () => {
  render(<CountView id="a1" />)
  vi.advanceTimersByTime(4_999)
  expect(count).not.toHaveBeenCalled()
  vi.advanceTimersByTime(60_000)
  expect(count.mock.calls).toEqual([['a1']])
})

it('does not count one that was left before', () => {
  const { unmount } = render(<CountView id="a1" />)
  vi.advanceTimersByTime(3_000)
  unmount()
  vi.advanceTimersByTime(60_000)
  expect(count).not.toHaveBeenCalled()
})
