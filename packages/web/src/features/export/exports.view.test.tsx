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
import { ExportsView } from './exports.view'

dialogsInFakeTime()
beforeEach(() => show(true))
afterEach(() => toasts.setState({ items: [] }))

const list = (records: readonly ListedExport[] | null, usage = { allowance: 20_000, used: 1200 }) =>
  render(
    <ExportsView
      page={records && { records, total: records.length, pageNum: 1, pageSize: 10 }}
      usage={usage}
      hrefOf={(page) => `/center/?page=${page}`}
      stateOf={({ state }) => state}
      actionsOf={() => '操作'}
    />,
  )

it("MEM-02 lists exports with their price, and this month's remaining quota", () => {
  list([aFinishedExport(), anExport({ exportId: 'e2', title: '人员', format: 'csv', fen: 1500 })])
  expect(screen.getByText('18,800')).toBeDefined()
  const rows = screen.getAllByRole('row').map((row) => row.textContent)
  expect(rows[1]).toMatch(/企业 · 重庆Excel2000\.00/)
  expect(rows[2]).toMatch(/人员CSV20015\.00/)
})

it('MEM-02 explains exports if there are none, and says when loading failed', () => {
  list([], { allowance: 0, used: 0 })
  expect(screen.getByText('暂无导出记录')).toBeDefined()
  expect(screen.getByText(/开通会员后，每月可免费导出/)).toBeDefined()
  cleanup()
  list(null)
  expect(screen.getByText('导出记录暂时没有加载出来')).toBeDefined()
})

it('the remaining quota is never negative', () => {
  list([], { allowance: 20_000, used: 20_300 })
  expect(screen.getByText(/本月免费导出/).textContent).toContain('剩余 0 条')
})

it('an export that finishes while shown reloads the list, once', async () => {
  const onChange = vi.fn()
  const one = vi.fn<ExportCalls['one']>(async () => aFinishedExport())
  render(<ExportStatus job={anExport()} calls={{ one }} onChange={onChange} />)
  expect(screen.getByText('50 / 200 条 · 25%')).toBeDefined()
  await pass(5000)
  expect([one.mock.calls.length, onChange.mock.calls.length]).toEqual([1, 1])
  expect(screen.queryByText(/200 条 ·/)).toBeNull()
})

it('a finished export is not polled', async () => {
  const one = vi.fn<ExportCalls['one']>()
  render(<ExportStatus job={aFinishedExport()} calls={{ one }} onChange={() => {}} />)
  await pass(5000)
  expect(one).not.toHaveBeenCalled()
})

it('newer data of the page replaces polled data', async () => {
  const one = vi.fn<ExportCalls['one']>(async () => anExport({ rows: 80 }))
  const { rerender } = render(<ExportStatus job={anExport()} calls={{ one }} onChange={() => {}} />)
  await pass(1000)
  rerender(<ExportStatus job={anExport({ state: 'failed' })} calls={{ one }} onChange={() => {}} />)
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

it('the delete dialog states its consequences, and deleting reloads the list', async () => {
  const { calls, onChange } = act(aFinishedExport())
  fireEvent.click(screen.getByRole('button', { name: /删除/ }))
  expect(screen.getByRole('dialog').textContent).toContain('文件将一并删除，已使用的导出额度不退回')
  fireEvent.click(screen.getByRole('button', { name: '删除' }))
  await pass(0)
  expect(calls.remove).toHaveBeenCalledExactlyOnceWith('e1')
  expect(onChange).toHaveBeenCalledOnce()
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('a refused deletion is shown, and the list stays', async () => {
  const { onChange } = act(aFinishedExport(), {
    remove: vi.fn(async () => ({ error: '1', message: '稍后再试' })),
  })
  fireEvent.click(screen.getByRole('button', { name: /删除/ }))
  fireEvent.click(screen.getByRole('button', { name: '删除' }))
  await pass(0)
  expect(toasts.getState().items.map(({ text }) => text)).toEqual(['稍后再试'])
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
  expect(screen.getByRole('button', { name: '继续支付' }).dataset.payOrder).toBe('o1')
})
