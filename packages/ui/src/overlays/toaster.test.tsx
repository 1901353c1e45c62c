import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Dialog } from './dialog'
import { openDialogs } from './dialog.fixture'
import { toast } from './toast'
import { Toaster } from './toaster'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  cleanup()
  document.body.replaceChildren()
  vi.useRealTimers()
})

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))

it('UIX-01 shows a toast in a live region for the given time', async () => {
  render(<Toaster ms={1500} />)
  await act(async () => toast('复制成功'))
  // jsdom opens no popovers, so it treats the region as hidden.
  expect(screen.getByRole('status', { hidden: true }).textContent).toBe('复制成功')
  pass(1499)
  expect(screen.queryByText('复制成功')).not.toBeNull()
  pass(1)
  expect(screen.queryByRole('status', { hidden: true })).toBeNull()
})

it('appears inside an open dialog, where it is not inert', () => {
  openDialogs()
  render(
    <>
      <Dialog open title="表单" onClose={() => {}}>
        内容
      </Dialog>
      <Toaster ms={1500} />
    </>,
  )
  const dialog = screen.getByRole('dialog')
  act(() => toast('提交失败', 'bad'))
  expect(dialog.contains(screen.getByText('提交失败'))).toBe(true)
  pass(1500)
})

it('gives each toast its own time, also when another one comes in the meantime', () => {
  render(<Toaster ms={1500} />)
  act(() => toast('第一条'))
  act(() => toast('第一条'))
  expect(screen.getAllByText('第一条')).toHaveLength(1)
  pass(1000)
  act(() => toast('第二条'))
  pass(500)
  expect(screen.queryByText('第一条')).toBeNull()
  expect(screen.queryByText('第二条')).not.toBeNull()
  pass(1000)
  expect(screen.queryByText('第二条')).toBeNull()
})
