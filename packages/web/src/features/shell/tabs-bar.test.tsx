import { act, cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react'
import {
  AppRouterContext,
  type AppRouterInstance,
} from 'next/dist/shared/lib/app-router-context.shared-runtime'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { TabsBar } from './tabs-bar'

const push = vi.fn()
const router = { push } as unknown as AppRouterInstance

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  push.mockClear()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const show = () =>
  render(
    <AppRouterContext value={router}>
      <TabsBar
        label="查询类别"
        tabs={[
          { label: '查企业', href: '/qiye/', opens: '/query/?name=qiye' },
          { label: '查人员', href: '/renyuan/', opens: '/query/?name=renyuan' },
          { label: '资质到期', href: '/zzdq/' },
        ]}
      />
    </AppRouterContext>,
  )

const click = (name: string, held: object = {}) => {
  const link = screen.getByRole('link', { name })
  const event = createEvent.click(link, { button: 0, ...held })
  act(() => void fireEvent(link, event))
  return { link, isTaken: event.defaultPrevented }
}

it('NAV-15 leaves the list itself to a window of its own, and a page of its own as it is', () => {
  show()
  expect(click('查企业', { ctrlKey: true }).isTaken).toBe(false)
  expect(click('资质到期').isTaken).toBe(false)
  act(() => void vi.advanceTimersByTime(1000))
  expect(push).not.toHaveBeenCalled()
})

it('NAV-15 a page that is left opens nothing any more', () => {
  const { unmount } = show()
  click('查企业')
  unmount()
  vi.advanceTimersByTime(1000)
  expect(push).not.toHaveBeenCalled()
})
