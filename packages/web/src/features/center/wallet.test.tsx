import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { TopUpForm } from './top-up-form'
import { WalletView } from './wallet.view'

afterEach(cleanup)

const wallet = { balance: 12_345, inOrders: 0, inRefunds: 0 }
const movement = {
  id: '1',
  cause: 'payout' as const,
  amount: -500,
  balance: 12_345,
  time: 1_800_000_000_000,
  orderId: 'o1',
  orderCode: 'ZST1',
  productName: '钱包充值 100.00 元',
  refundState: 'requested' as const,
  refusal: null,
}
const pageOf = (...records: (typeof movement)[]) => ({
  records,
  total: records.length,
  pageNum: 1,
  pageSize: 10,
})

type Props = Parameters<typeof WalletView>[0]
const show = (props: Partial<Props> = {}) =>
  render(
    <WalletView
      wallet={wallet}
      page={pageOf(movement)}
      sort={undefined}
      hrefOf={(sort) => `/center/?sort=${sort ?? ''}`}
      hrefOfOrder={(order) => `/orders/${order}`}
      topUp={<p>充值表单</p>}
      rest={<button type="button">退回余额</button>}
      {...props}
    />,
  )

it('WAL-02 shows the balance, and each change with its cause, its sum and the balance after it', () => {
  show()
  expect(screen.getByText('¥123.45')).toBeDefined()
  expect(screen.getByRole('columnheader', { name: '余额（元）' })).toBeDefined()
  expect(screen.getByText('123.45')).toBeDefined()
  expect(screen.getByText('−5.00')).toBeDefined()
  expect(screen.getByText('（待审核）')).toBeDefined()
  expect(screen.getByText('钱包充值 100.00 元').getAttribute('href')).toBe('/orders/o1')
  expect(screen.getByText('退回余额', { selector: 'button' })).toBeDefined()
})

it('WAL-02 an empty wallet offers nothing to give back, and says what is held', () => {
  show({ wallet: { balance: 0, inOrders: 300, inRefunds: 400 }, page: pageOf(), sort: 'refund' })
  expect(screen.queryByText('退回余额', { selector: 'button' })).toBeNull()
  expect(screen.getByText(/另有 ¥3.00 由待支付的订单占用/)).toBeDefined()
  expect(screen.getByText(/另有 ¥4.00 正在申请退回/)).toBeDefined()
  expect(screen.getByText('暂无订单退款')).toBeDefined()
})

it('says so when it could not be loaded', () => {
  show({ wallet: null, page: null })
  expect(screen.getByText('余额暂时没有加载出来')).toBeDefined()
  expect(screen.getByText('明细暂时没有加载出来')).toBeDefined()
})

const press = (text: string) => act(async () => fireEvent.click(screen.getByText(text)))

it('WAL-01 pays in the sum chosen or typed, and refuses others beside the field', async () => {
  const topUp = vi.fn(async (_fen: number) => ({ orderId: 'o9' }))
  const onOrdered = vi.fn()
  render(<TopUpForm balance={0} topUp={topUp} onOrdered={onOrdered} />)
  const field = () => screen.getByLabelText(/充值金额/)
  fireEvent.change(field(), { target: { value: '0.5' } })
  await press('去支付')
  expect(screen.getByText('请输入 1 至 20,000 元的充值金额，最多两位小数')).toBeDefined()
  await press('500 元')
  expect(field()).toHaveProperty('value', '500')
  await press('去支付')
  expect(topUp).toHaveBeenCalledExactlyOnceWith(50_000)
  expect(onOrdered).toHaveBeenCalledWith('o9')
})

it('WAL-01 shows why the gateway refuses a top-up', async () => {
  const topUp = async () => ({ message: '充值过于频繁，请稍后再试' })
  const onOrdered = vi.fn()
  render(<TopUpForm balance={0} topUp={topUp} onOrdered={onOrdered} />)
  await press('100 元')
  await press('去支付')
  expect(screen.getByText('充值过于频繁，请稍后再试')).toBeDefined()
  expect(onOrdered).not.toHaveBeenCalled()
})
