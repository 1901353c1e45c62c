import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { EXPORT_STATE_NAMES } from '@zhushutong/domain/export'
import { toasts } from '@zhushutong/ui/overlays/toast'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { dialogsInFakeTime, pass } from '@/testing/dialogs'
import { show } from '@/testing/visibility'
import { aFinishedExport, anExport } from './export.fixture'
import type { ExportCalls, ListedExport } from './export.types'
import { ExportActions } from './export-actions'
import { ExportStatus } from './export-status'

dialogsInFakeTime()
beforeEach(() => show(true))
afterEach(() => toasts.setState({ items: [] }))

it('an export that finishes while shown reloads the list, once', async () => {
  const onChange = vi.fn()
  const mock = vi.fn<ExportCalls['one']>(async () => aFinishedExport())
  render(<ExportStatus job={anExport()} calls={{ one: mock }} onChange={onChange} />)
  expect(screen.getByText('50 / 200 条 · 25%')).toBeDefined()
  await pass(5000)
  expect([mock.mock.calls.length, onChange.mock.calls.length]).toEqual([1, 1])
  expect(screen.queryByText(/200 条 ·/)).toBeNull()
})

it('newer data of the page replaces polled data', async () => {
  const mock = vi.fn<ExportCalls['one']>(async () => anExport({ rows: 80 }))
  const { rerender } = render(<ExportStatus job={anExport()} calls={{ one: mock }} onChange={() => {}} />)
  await pass(1000)
  rerender(<ExportStatus job={anExport({ state: 'failed' })} calls={{ one: mock }} onChange={() => {}} />)
  expect(screen.getByText(EXPORT_STATE_NAMES.failed)).toBeDefined()
  expect(screen.queryByText(/条 ·/)).toBeNull()
})

const act = (job: ListedExport, over: Partial<ExportCalls> = {}) => {
  const calls = {
    retry: vi.fn<ExportCalls['retry']>(async () => anExport()),
    remove: vi.fn<ExportCalls['remove']>(async () => true),
    ...over,
  }
  const onChange = vi.fn()
  render(<ExportActions {...{ job, calls, onChange }} />)
  return { calls, onChange }
}

it('a refused deletion is shown, and the list stays', async () => {
  const { onChange } = act(aFinishedExport(), {
    remove: vi.fn(async () => ({ error: '1', message: '稍后重试' })),
  })
  fireEvent.click(screen.getByRole('button', { name: /删除/ }))
  fireEvent.click(screen.getByRole('button', { name: '删除' }))
  await pass(0)
  expect(toasts.getState().items.map(({ text }) => text)).toEqual(['稍后重试'])
  expect(onChange).not.toHaveBeenCalled()
})

it('a failed export can be retried; an unpaid one links to its payment', async () => {
  const { calls, onChange } = act(anExport({ state: 'failed' }))
  fireEvent.click(screen.getByRole('button', { name: '重试' }))
  await pass(0)
  expect(calls.retry).toHaveBeenCalledExactlyOnceWith('e1')
  expect(onChange).toHaveBeenCalledOnce()
  cleanup()
  act(anExport({ state: 'awaiting-payment', orderId: 'o1' }))
  expect(screen.getByRole('button', { name: '继续支付' })).toBeDefined()
})
