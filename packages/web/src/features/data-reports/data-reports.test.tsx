import { fireEvent, render, screen } from '@testing-library/react'
import { toasts } from '@zhushutong/ui/overlays/toast'
import { afterEach, beforeEach, expect, it, type Mock, vi } from 'vitest'
import { dialogsInFakeTime, pass } from '@/testing/dialogs'
import { show } from '@/testing/visibility'
import type { ListedReport, ReportCalls } from './data-reports.types'
import { MailDialog } from './mail-dialog'
import { ReportStatus } from './report-status'

dialogsInFakeTime()
beforeEach(() => show(true))
afterEach(() => toasts.setState({ items: [] }))

const aReport = (over: Partial<ListedReport> = {}): ListedReport => ({
  resourceId: 'r1',
  title: '重庆市建筑业企业名录报告',
  state: 'running',
  step: 2,
  steps: 8,
  orderId: 'o1',
  fileName: '报告.pdf',
  size: null,
  createTime: 1_800_000_000_000,
  expireTime: null,
  ...over,
})
const aMade = () => aReport({ state: 'done', step: 8, size: 121_000, expireTime: 1_815_000_000_000 })

type Mocks = { [K in keyof ReportCalls]: Mock<ReportCalls[K]> }
const newCalls = (over: Partial<Mocks> = {}): Mocks => ({
  order: vi.fn<ReportCalls['order']>(async () => ({ orderId: 'o1' })),
  status: vi.fn<ReportCalls['status']>(async () => aMade()),
  url: vi.fn<ReportCalls['url']>(async () => ({ url: '/file', fileName: '报告.pdf' })),
  retry: vi.fn<ReportCalls['retry']>(async () => aReport({ state: 'queued' })),
  mail: vi.fn<ReportCalls['mail']>(async () => ({ left: 9 })),
  remove: vi.fn<ReportCalls['remove']>(async () => true),
  ...over,
})

it('DRP-03 shows how far a report is, and reloads the list once when it is made', async () => {
  const [calls, onChange] = [newCalls(), vi.fn()]
  render(<ReportStatus report={aReport()} calls={calls} onChange={onChange} />)
  expect(screen.getByText('第 3 / 8 步 · 25%')).toBeDefined()
  await pass(5000)
  expect([calls.status.mock.calls.length, onChange.mock.calls.length]).toEqual([1, 1])
  expect(screen.getByText('已生成')).toBeDefined()
})

it('DRP-05 a wrong address is named before it is sent, a refusal beside its field', async () => {
  const [calls, onClose] = [newCalls(), vi.fn()]
  render(<MailDialog report={aMade()} calls={calls} onClose={onClose} />)
  const type = (value: string) => fireEvent.change(screen.getByLabelText(/收件邮箱/), { target: { value } })
  const send = async () => {
    fireEvent.submit(document.querySelector('form')!)
    await pass(0)
  }
  type('a@b')
  await send()
  expect(screen.getByText(/请填写正确的邮箱地址/)).toBeDefined()
  expect(calls.mail).not.toHaveBeenCalled()
  calls.mail.mockResolvedValueOnce({ message: '24 小时内最多寄送 10 次', fields: [] })
  type(' a@b.cn ')
  await send()
  expect(screen.getByRole('alert').textContent).toBe('24 小时内最多寄送 10 次')
  await send()
  expect(calls.mail.mock.calls.map(([, email]) => email)).toEqual(['a@b.cn', 'a@b.cn'])
  expect(onClose).toHaveBeenCalledOnce()
  expect(toasts.getState().items[0]).toMatchObject({ text: '已寄到 a@b.cn，24 小时内还可以寄 9 次' })
})
