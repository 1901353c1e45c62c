import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { openDialogs } from '@zhushutong/ui/overlays/dialog.fixture'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import type { InvoiceCalls, SavedTitle, SaveTitle, ShownInvoice } from './invoice.types'
import { InvoiceDialog } from './invoice-dialog'
import { InvoicesView } from './invoices.view'
import { TitleDialog } from './title-dialog'
import { TitlesView } from './titles.view'

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
const INVOICE: ShownInvoice = {
  ...ORDER,
  invoiceId: 'i1',
  invoiceCode: 'FP20261120000000000001',
  orderCode: 'ZST20261120000000000001',
  productName: '建筑管家 SVIP（季度）',
  kind: 'ordinary',
  title: SAVED.title,
  taxNumber: SAVED.taxNumber,
  email: '',
  state: 'issued',
  redFen: 0,
  refusal: null,
  series: '',
  number: '26502000000012345678',
  issuedOn: '2026-11-20',
  file: { type: 'pdf', name: '电子发票.pdf', href: '/jian-butler-order-biz/invoice/file/f1' },
  redLetters: [],
  askTime: Date.UTC(2026, 10, 20, 2),
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

it('BIL-04 the dialog tells amount, net and tax before anything is typed', async () => {
  open([])
  expect(await screen.findByText('¥980.00')).toBeDefined()
  expect(screen.getByText(/不含税 ¥924.53，税额 ¥55.47（6%）/)).toBeDefined()
})

it('BIL-03 a wrong number is told beside its field and nothing is sent', async () => {
  const { calls, onAsked } = open([])
  await screen.findByText('¥980.00')
  type(/发票抬头/, ` ${SAVED.title} `)
  type(/纳税人识别号/, '91350100M000100Y44')
  submit()
  expect(await screen.findByText(/纳税人识别号有误/)).toBeDefined()
  expect(calls.ask).not.toHaveBeenCalled()
  type(/纳税人识别号/, '91350100m000100y43')
  submit()
  await waitFor(() => expect(onAsked).toHaveBeenCalledOnce())
  const { titleId: _, isDefault: __, ...title } = SAVED
  expect(calls.ask.mock.calls[0]?.[0]).toEqual({ kind: 'ordinary', ...title, email: '', savesTitle: true })
})

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

it('BIL-05 BIL-07 each state says what it means, and files are at the portal’s own address', () => {
  const red = { amount: 48_000, cause: 'refund' as const, number: '', issuedOn: null, file: null }
  list(
    INVOICE,
    { ...INVOICE, invoiceId: 'i2', state: 'asked', number: '', file: null },
    { ...INVOICE, invoiceId: 'i3', state: 'refused', refusal: '抬头与税号不符', number: '', file: null },
    { ...INVOICE, invoiceId: 'i4', state: 'red-due', redLetters: [{ ...red, isIssued: false }] },
    { ...INVOICE, invoiceId: 'i5', redFen: 48_000, redLetters: [{ ...red, isIssued: true, number: '9' }] },
  )
  expect(screen.getAllByText('下载发票 PDF')[0]?.getAttribute('href')).toBe(
    '/gateway/jian-butler-order-biz/invoice/file/f1',
  )
  expect(screen.getByText('撤销申请')).toBeDefined()
  expect(screen.getByText(/抬头与税号不符/)).toBeDefined()
  expect(screen.getByText('款项已退回，财务正在红冲相应的金额')).toBeDefined()
  expect(screen.getByText(/红字发票（退款）-¥480.00，待开具/)).toBeDefined()
  expect(screen.getByText('部分红冲')).toBeDefined()
})

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

it('BIL-08 titles are listed with their default, and changed in a dialog', async () => {
  render(<TitlesView titles={[SAVED]} add={<b>新增</b>} actionsOf={() => null} />)
  expect(screen.getByRole('listitem').textContent).toContain('默认')
  cleanup()
  const save = vi.fn<SaveTitle>(async () => null)
  const onSaved = vi.fn()
  render(<TitleDialog saved={SAVED} save={save} onClose={() => {}} onSaved={onSaved} />)
  type(/发票抬头/, '渝州某市政有限公司')
  submit()
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce())
  expect(save.mock.calls[0]?.[0]).toMatchObject({
    titleId: 't1',
    title: '渝州某市政有限公司',
    isDefault: true,
  })
})
