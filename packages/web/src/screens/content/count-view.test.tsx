import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { GatewayContext } from '@/wiring/browser/gateway'
import { fakeGateway } from '@/wiring/browser/gateway.fixture'
import { CountView } from './count-view'

const view = vi.fn(async () => null)
const gateway = fakeGateway({ articles: { view } })
const show = () =>
  render(
    <GatewayContext value={gateway}>
      <CountView id="a1" />
    </GatewayContext>,
  )

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  view.mockClear()
})

it('counts an article that was open for five seconds, once', async () => {
  show()
  await vi.advanceTimersByTimeAsync(4_999)
  expect(view).not.toHaveBeenCalled()
  vi.advanceTimersByTime(60_000)
  await vi.waitFor(() => expect(view.mock.calls).toEqual([[{ id: 'a1' }]]))
})

it('does not count one that was left before', () => {
  const { unmount } = show()
  vi.advanceTimersByTime(3_000)
  unmount()
  vi.advanceTimersByTime(60_000)
  expect(view).not.toHaveBeenCalled()
})
