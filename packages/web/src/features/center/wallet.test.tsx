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

it('says so when it could not be loaded', () => {
  show({ wallet: null, page: null })
  expect(screen.getByText('余额暂时没有加载出来')).toBeDefined()
  expect(screen.getByText('明细暂时没有加载出来')).toBeDefined()
})

const press = (text: string) => act(async () => fireEvent.click(screen.getByText(text)))

it('WAL-01 shows why the gateway refuses a top-up', async () => {
  const topUp = async () => ({ message: '充值过于频繁，请稍后再试' })
  const onOrdered = vi.fn()
  render(<TopUpForm balance={0} topUp={topUp} onOrdered={onOrdered} />)
  await press('100 元')
  await press('去支付')
  expect(screen.getByText('充值过于频繁，请稍后再试')).toBeDefined()
  expect(onOrdered).not.toHaveBeenCalled()
})
