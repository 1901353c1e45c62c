import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { openDialogs } from '@zhushutong/ui/overlays/dialog.fixture'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import type { InvoiceCalls, SavedTitle, ShownInvoice } from './invoice.types'
import { InvoiceDialog } from './invoice-dialog'
import { InvoicesView } from './invoices.view'

beforeAll(openDialogs)
afterEach(cleanup)

const ORDER = { orderId: 'o1', amount: 98_000, net: 92_453, tax: 5547, taxPercent: 6 }
const SAVED: SavedTitle = {
  titleId: 't1',
  titleKind: 'company',
  title: '渝州某建设有限公司',
  taxNumber: '91350100M000100Y43',
  address: '',
  phone: '',
  bankName: '',
  bankAccount: '',
  isDefault: true,
}

const open = (titles: readonly SavedTitle[], ask: InvoiceCalls['ask'] = async () => null) => {
  const onAsked = vi.fn()
  const calls = { titles: async () => titles, ask: vi.fn(ask) }
  render(<InvoiceDialog order={ORDER} calls={calls} onClose={() => {}} onAsked={onAsked} />)
  return { calls, onAsked }
}
const type = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const submit = () => fireEvent.submit(document.querySelector('form') as HTMLFormElement)

it('BIL-08 a saved title fills the form, and a new one can be typed instead', async () => {
  const { calls, onAsked } = open([SAVED])
  await screen.findByText('¥980.00')
  expect(screen.getByLabelText<HTMLInputElement>(/发票抬头/).value).toBe(SAVED.title)
  fireEvent.change(screen.getByLabelText('常用抬头'), { target: { value: '' } })
  expect(screen.getByLabelText<HTMLInputElement>(/发票抬头/).value).toBe('')
  type(/抬头类型/, 'person')
  expect(screen.queryByLabelText(/纳税人识别号/)).toBeNull()
  type(/姓名/, '张三')
  submit()
  await waitFor(() => expect(onAsked).toHaveBeenCalledOnce())
  expect(calls.ask.mock.calls[0]?.[0]).toMatchObject({ titleKind: 'person', title: '张三', taxNumber: '' })
})

it('BIL-02 a special invoice asks for address and bank, and is a company’s', async () => {
  const { calls } = open([])
  await screen.findByText('¥980.00')
  type(/抬头类型/, 'person')
  type(/发票种类/, 'special')
  type(/发票抬头/, SAVED.title)
  type(/纳税人识别号/, SAVED.taxNumber)
  submit()
  for (const label of ['注册地址', '注册电话', '开户银行', '银行账号'])
    expect(await screen.findByText(`专用发票需要填写${label}`)).toBeDefined()
  expect(calls.ask).not.toHaveBeenCalled()
})

it('BIL-01 what the gateway refuses is told in the form', async () => {
  const { onAsked } = open([SAVED], async () => ({ message: '这一单已经申请过发票' }))
  await screen.findByText('¥980.00')
  submit()
  expect((await screen.findByText('这一单已经申请过发票')).getAttribute('role')).toBe('alert')
  expect(onAsked).not.toHaveBeenCalled()
})

const list = (...records: ShownInvoice[]) =>
  render(
    <InvoicesView
      page={{ records, total: records.length, pageNum: 1, pageSize: 10 }}
      state={undefined}
      hrefOf={() => '/'}
      ordersHref="/orders"
      hrefOfOrder={(id) => `/orders/${id}`}
      actionsOf={({ state }) => state === 'asked' && <button type="button">撤销申请</button>}
    />,
  )

it('BIL-05 no invoice, and none that could be loaded', () => {
  list()
  expect(screen.getByText('暂无发票')).toBeDefined()
  cleanup()
  render(
    <InvoicesView
      page={null}
      state={undefined}
      hrefOf={() => '/'}
      ordersHref="/"
      hrefOfOrder={() => '/'}
      actionsOf={() => null}
    />,
  )
  expect(screen.getByRole('alert').textContent).toContain('发票暂时没有加载出来')
})
