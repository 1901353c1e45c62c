import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { WHOLE_COUNTRY } from '@zhushutong/domain/mall'
import { toasts } from '@zhushutong/ui/overlays/toast'
import { afterEach, beforeEach, expect, it, type Mock, vi } from 'vitest'
import { dialogsInFakeTime, pass } from '@/testing/dialogs'
import { show } from '@/testing/visibility'
import type { ListedReport, ReportCalls } from './data-reports.types'
import { DataReportsView } from './data-reports.view'
import { MailDialog } from './mail-dialog'
import { OrderDialog } from './order-dialog'
import { ReportActions } from './report-actions'
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

const list = (records: readonly ListedReport[] | null) =>
  render(
    <DataReportsView
      page={records && { records, total: records.length, pageNum: 1, pageSize: 10 }}
      hrefOf={(page) => `/center/?page=${page}`}
      orderHref={(order) => `/center/?order=${order}`}
      stateOf={({ state }) => state}
      actionsOf={() => '操作'}
    />,
  )
const button = (name: string | RegExp) => screen.getByRole('button', { name })
const press = async (name: string | RegExp) => {
  fireEvent.click(button(name))
  await pass(0)
}

it('DRP-03 lists reports with size and end, leads to the mall without one, and says when loading failed', () => {
  list([aMade(), aReport({ resourceId: 'r2' })])
  const rows = screen.getAllByRole('row').map((row) => row.textContent)
  expect(rows[1]).toMatch(/重庆市建筑业企业名录报告.*118\.2 KB.*done/)
  expect(rows[2]).toContain('running')
  expect(screen.getAllByText('查看订单')[0]?.getAttribute('href')).toBe('/center/?order=o1')
  cleanup()
  list([])
  expect(screen.getByText('去数据商城').getAttribute('href')).toBe('/datamall/')
  cleanup()
  list(null)
  expect(screen.getByText('数据报告暂时没有加载出来')).toBeDefined()
})

it('DRP-03 shows how far a report is, and reloads the list once when it is made', async () => {
  const [calls, onChange] = [newCalls(), vi.fn()]
  render(<ReportStatus report={aReport()} calls={calls} onChange={onChange} />)
  expect(screen.getByText('第 3 / 8 步 · 25%')).toBeDefined()
  await pass(5000)
  expect([calls.status.mock.calls.length, onChange.mock.calls.length]).toEqual([1, 1])
  expect(screen.getByText('已生成')).toBeDefined()
})

it('DRP-03 offers what the state allows, asks before deleting, and says why something failed', async () => {
  const [calls, onChange] = [newCalls(), vi.fn()]
  calls.remove.mockResolvedValueOnce({ error: '50001', message: '服务繁忙' })
  const { rerender } = render(<ReportActions report={aMade()} calls={calls} onChange={onChange} />)
  await press(/^删除/)
  await press('取消')
  expect(calls.remove).not.toHaveBeenCalled()
  await press(/^删除/)
  await press('删除')
  expect(toasts.getState().items[0]).toMatchObject({ text: '服务繁忙' })
  expect(onChange).not.toHaveBeenCalled()
  await press(/^删除/)
  await press('删除')
  expect(onChange).toHaveBeenCalledOnce()

  rerender(<ReportActions report={aReport({ state: 'failed' })} calls={calls} onChange={onChange} />)
  expect(screen.queryByRole('button', { name: /^(下载|删除|寄)/ })).toBeNull()
  await press(/^重新生成/)
  expect([calls.retry.mock.calls, onChange.mock.calls.length]).toEqual([[['r1']], 2])

  rerender(<ReportActions report={aReport({ state: 'held' })} calls={calls} onChange={onChange} />)
  expect(screen.queryByRole('button')).toBeNull()
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

it('DRP-01 orders the chosen place at the price that is shown, and says why it was refused', async () => {
  const [calls, onPay] = [newCalls(), vi.fn()]
  calls.order.mockResolvedValueOnce({ error: '40003', message: '价格已更新，请重新确认后购买' })
  render(
    <OrderDialog
      productId="report-owners"
      name="甲方单位名录"
      fen={9900}
      calls={calls}
      onPay={onPay}
      onReadAgreement={() => {}}
      onClose={() => {}}
    />,
  )
  expect(screen.getByText('¥99.00')).toBeDefined()
  await press('去支付')
  expect(screen.getByRole('alert').textContent).toBe('请先阅读并同意《产品购买及使用协议》')
  expect(calls.order).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('checkbox'))
  await press('去支付')
  expect(screen.getByRole('alert').textContent).toBe('价格已更新，请重新确认后购买')
  fireEvent.change(screen.getByLabelText('报告的地区'), { target: { value: '500000' } })
  await press('去支付')
  expect(calls.order.mock.calls).toEqual([
    ['report-owners', WHOLE_COUNTRY, 9900],
    ['report-owners', '500000', 9900],
  ])
  expect(onPay).toHaveBeenCalledWith('o1')
})
