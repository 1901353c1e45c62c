import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { TOAST_MS, toast } from './toast'
import { Toaster } from './toaster'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  cleanup()
  document.body.replaceChildren()
  vi.useRealTimers()
})

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))

it('UIX-01 shows a toast in a live region for 1500 ms', () => {
  render(<Toaster />)
  act(() => toast('复制成功'))
  // jsdom opens no popovers, so to it the region is hidden.
  expect(screen.getByRole('status', { hidden: true }).textContent).toBe('复制成功')
  expect(TOAST_MS).toBe(1500)
  pass(1499)
  expect(screen.queryByText('复制成功')).not.toBeNull()
  pass(1)
  expect(screen.queryByRole('status', { hidden: true })).toBeNull()
})

it('appears inside an open dialog, where it is not inert', () => {
  const dialog = document.body.appendChild(document.createElement('dialog'))
  dialog.open = true
  render(<Toaster />)
  act(() => toast('提交失败', 'bad'))
  expect(dialog.contains(screen.getByText('提交失败'))).toBe(true)
  pass(TOAST_MS)
})
