import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, type Mock, vi } from 'vitest'
import { dialogsInFakeTime, pass } from '@/testing/dialogs'
import { show } from '@/testing/visibility'
import { aFinishedExport, anExport, anOffer } from './export.fixture'
import type { ExportCalls } from './export.types'
import { ExportDialog } from './export-dialog'

dialogsInFakeTime()

const LIST = { kind: 'company', filters: { region: ['500000'] } }
const FAILED = { error: '50001', message: '服务繁忙' }

type Mocks = { [K in keyof ExportCalls]: Mock<ExportCalls[K]> }

const begin = async (over: Partial<Mocks> = {}) => {
  show(true)
  const calls: Mocks = {
    preview: vi.fn<ExportCalls['preview']>(async () => anOffer()),
    start: vi.fn<ExportCalls['start']>(async () => anExport()),
    one: vi.fn<ExportCalls['one']>(async () => anExport({ rows: 100 })),
    retry: vi.fn<ExportCalls['retry']>(),
    remove: vi.fn<ExportCalls['remove']>(),
    ...over,
  }
  const [onMembersOnly, onPay, onClose] = [vi.fn(), vi.fn(), vi.fn()]
  const { unmount } = render(
    <ExportDialog {...{ calls, onMembersOnly, onPay, onClose }} list={LIST} centerHref="/center/" />,
  )
  await pass(0)
  return { calls, onMembersOnly, onPay, onClose, unmount }
}
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
const press = async (name: string) => {
  fireEvent.click(button(name))
  await pass(0)
}

it('MEM-02 items beyond the quota are paid: the order is passed on', async () => {
  const { calls, onPay } = await begin({
    preview: vi.fn<ExportCalls['preview']>(async () => anOffer({ free: 50, extra: 150, fen: 1500 })),
    start: vi.fn<ExportCalls['start']>(async () => anExport({ state: 'awaiting-payment', orderId: 'o1' })),
  })
  expect(screen.getByText('150 条 × 0.1 元')).toBeDefined()
  expect(screen.getByText('¥15.00')).toBeDefined()
  fireEvent.click(screen.getByLabelText('CSV（UTF-8）'))
  await press('去支付并导出')
  expect(calls.start).toHaveBeenCalledExactlyOnceWith(LIST, 'csv', 1500)
  expect(onPay).toHaveBeenCalledExactlyOnceWith('o1')
})

it('a failed count can be retried', async () => {
  const { calls } = await begin({ preview: vi.fn<ExportCalls['preview']>().mockResolvedValueOnce(FAILED) })
  expect(screen.getByText('服务繁忙')).toBeDefined()
  expect(button('开始导出').disabled).toBe(true)
  calls.preview.mockResolvedValue(anOffer())
  await press('重试')
  expect(button('开始导出').disabled).toBe(false)
})

it('a refusal is shown, and the counts are loaded again, because they may have changed', async () => {
  const { calls } = await begin({
    start: vi.fn<ExportCalls['start']>(async () => ({ error: '40001', message: '金额已变化' })),
  })
  await press('开始导出')
  expect(screen.getByRole('alert').textContent).toBe('金额已变化')
  expect(calls.preview).toHaveBeenCalledTimes(2)
})

it('says when polls fail for a while, and continues', async () => {
  const { calls } = await begin({ one: vi.fn<ExportCalls['one']>(async () => FAILED) })
  await press('开始导出')
  await pass(3000)
  expect(screen.queryByText(/暂时无法更新/)).toBeNull()
  await pass(10_000)
  expect(calls.one.mock.calls.length).toBeGreaterThanOrEqual(3)
  expect(screen.getByText('进度暂时无法更新，正在重试')).toBeDefined()
  expect(screen.getByText('50 / 200 条 · 25%')).toBeDefined()
  calls.one.mockResolvedValue(aFinishedExport())
  await pass(31_000)
  expect(screen.getByRole('link', { name: '下载文件' })).toBeDefined()
})

it('a failed export says where to retry', async () => {
  await begin({ start: vi.fn<ExportCalls['start']>(async () => anExport({ state: 'failed' })) })
  await press('开始导出')
  expect(screen.getByText(/生成失败.*不会重复计费/)).toBeDefined()
})

it('closing aborts counts and polls', async () => {
  const { calls, unmount } = await begin({
    preview: vi.fn<ExportCalls['preview']>(() => new Promise(() => {})),
  })
  unmount()
  expect(calls.preview.mock.calls[0]?.[1]?.aborted).toBe(true)
  const second = await begin({ one: vi.fn<ExportCalls['one']>(() => new Promise(() => {})) })
  await press('开始导出')
  await pass(1000)
  second.unmount()
  expect(second.calls.one.mock.calls[0]?.[1]?.aborted).toBe(true)
})
