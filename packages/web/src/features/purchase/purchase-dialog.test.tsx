import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { PAYMENT_METHODS } from '@zhushutong/domain/payment-methods'
import type { PaidOrder, PayStatus } from '@zhushutong/domain/purchase'
import { UNPAID } from '@zhushutong/domain/testing'
import { expect, it, vi } from 'vitest'
import { clock, dialogsInFakeTime, pass } from '@/testing/dialogs'
import { offer } from './offer.fixture'
import type { Orders, PurchaseReads } from './purchase.types'
import { PurchaseDialog, type PurchaseDialogProps } from './purchase-dialog'

dialogsInFakeTime()

const paid: PaidOrder = {
  productType: 'VIP',
  productName: '套餐 year',
  businessPrice: 238_000,
  balance: null,
  accountCode: '138****0000',
  orderCode: 'ZST1',
  payTypeName: '微信支付',
  paySuccTime: 1_800_000_000_000,
  succTime: 1_831_536_000_000,
}

const set = ({ points = 0, walletFen = 0, status = (): PayStatus => UNPAID } = {}) => {
  const orders = {
    appUrl: vi.fn<Orders['appUrl']>(async () => ({ error: '50001', message: null })),
    createOrder: vi.fn<Orders['createOrder']>(async () => ({ orderId: 'o1', payStartTime: null })),
    fetchQr: vi.fn<Orders['fetchQr']>(async (id, method) => ({ content: `${method} ${id}` })),
    orderStatus: vi.fn<Orders['orderStatus']>(async () => status()),
  }
  const offers = [
    offer('year', 298_000, { isFirst: 0, isFirstPrice: 238_000 }),
    offer('half', 188_000),
    offer('quarter', 98_000),
    offer('month', 39_800),
    offer('fifth', 100),
  ]
  const reads = {
    offers: vi.fn<PurchaseReads['offers']>(async () => offers),
    funds: vi.fn<PurchaseReads['funds']>(async () => ({ points, walletFen })),
    methods: vi.fn<PurchaseReads['methods']>(async () => PAYMENT_METHODS),
    agreementVersion: vi.fn<PurchaseReads['agreementVersion']>(async () => 'v1'),
    pendingOrder: async (orderId: string) => ({
      orderId,
      orderType: 'VIP' as const,
      productId: 'year',
      productName: '套餐 year',
      productType: 'SVIP',
      businessPrice: 200_000,
      payStartTime: Date.now() - 60_000,
      payType: 'AliPay',
    }),
  }
  const onClose = vi.fn()
  const onPaid = vi.fn()
  const onLoginLost = vi.fn()
  const show = async (more: Partial<PurchaseDialogProps> = {}) => {
    render(
      <PurchaseDialog
        hotline="400-023-6003"
        kind="svip"
        held={{ holdings: [], now: Date.now() }}
        {...{ orders, reads, clock, onClose, onPaid, onLoginLost, ...more }}
        onReadAgreement={() => {}}
      />,
    )
    await pass(0)
  }
  return { orders, reads, onClose, onPaid, onLoginLost, show }
}

const payByQr = async () => {
  fireEvent.click(screen.getByLabelText('我已阅读并同意'))
  fireEvent.click(screen.getByText('立即支付'))
  await pass(0)
}

it('LEG-01 who agrees confirms their age, or that a guardian consents', async () => {
  const { show } = set()
  await show()
  const box = screen.getByLabelText('我已阅读并同意')
  const said = document.getElementById(box.getAttribute('aria-describedby') ?? '')
  expect(said?.textContent).toBe('并确认本人已满 18 周岁，或已取得监护人同意')
})

it('PAY-05 counts down a second at a time and closes the order at 30:00', async () => {
  const { orders, show } = set()
  await show()
  await payByQr()
  expect(screen.getByRole('timer').textContent).toBe('30:00')
  await pass(19_000)
  expect(screen.getByRole('timer').textContent).toBe('29:41')
  // Simulates a laptop in sleep: the next tick detects the delay.
  vi.setSystemTime(Date.now() + 1_779_000)
  await pass(1000)
  expect(screen.getByRole('timer').textContent).toBe('00:01')
  await pass(1000)
  fireEvent.click(screen.getByText('重新下单'))
  await pass(0)
  expect(orders.createOrder).toHaveBeenCalledTimes(2)
})

it('VAL-15 accepts points up to the price, and PAY-07 needs no code when they cover it', async () => {
  const { orders, show } = set({ points: 1_000_000, status: () => ({ payStatus: true, order: paid }) })
  await show({ productId: 'month' })
  fireEvent.change(screen.getByLabelText('积分抵扣'), { target: { value: '0099a' } })
  expect(screen.getByLabelText('积分抵扣')).toHaveProperty('value', '99')
  fireEvent.click(screen.getByText('全部使用'))
  expect(screen.getByLabelText('积分抵扣')).toHaveProperty('value', '39800')
  fireEvent.click(screen.getByLabelText('我已阅读并同意'))
  fireEvent.click(screen.getByText('使用积分兑换'))
  await pass(500)
  expect(orders.fetchQr).not.toHaveBeenCalled()
  expect(screen.getByText('支付成功，会员已开通')).toBeDefined()
})

it('WAL-03 the wallet pays what points leave, and needs no code when they cover the price', async () => {
  const { orders, show } = set({
    points: 800,
    walletFen: 100_000,
    status: () => ({ payStatus: true, order: paid }),
  })
  await show({ productId: 'month' })
  fireEvent.click(screen.getByLabelText('使用钱包余额（可用 ¥1,000.00）'))
  fireEvent.click(screen.getByText('全部使用'))
  expect(screen.getByText('−¥390.00')).toBeDefined()
  fireEvent.click(screen.getByLabelText('我已阅读并同意'))
  fireEvent.click(screen.getByText('确认支付'))
  await pass(500)
  expect(orders.createOrder.mock.lastCall?.[0]).toMatchObject({ points: 800, wallet: 39_000 })
  expect(orders.fetchQr).not.toHaveBeenCalled()
})

it('continues an open order with its remaining time', async () => {
  const { orders, show } = set()
  await show({ orderId: 'o9' })
  await pass(0)
  expect(orders.createOrder).not.toHaveBeenCalled()
  expect(orders.fetchQr).toHaveBeenCalledWith('o9', 'alipay', expect.any(AbortSignal))
  expect(screen.getByRole('timer').textContent).toBe('29:00')
  expect(screen.getByText('¥2,000.00')).toBeDefined()
})

it('leaving aborts reads, but never the creation of an order', async () => {
  const { orders, show } = set()
  await show()
  await payByQr()
  let answer: (status: PayStatus) => void = () => {}
  orders.orderStatus.mockReturnValue(new Promise((resolve) => (answer = resolve)))
  await pass(2000)
  const signal = orders.orderStatus.mock.calls[0]?.[1]
  expect(signal?.aborted).toBe(false)
  cleanup()
  expect(signal?.aborted).toBe(true)
  expect(orders.createOrder.mock.calls[0]).toHaveLength(1)
  answer(UNPAID)
  await pass(60_000)
  expect(orders.orderStatus).toHaveBeenCalledOnce()
})

it('failed packages can be retried', async () => {
  const { reads, show } = set()
  reads.offers.mockResolvedValueOnce({ error: '50001', message: null })
  await show()
  expect(screen.getByText('套餐没有加载出来')).toBeDefined()
  fireEvent.click(screen.getByText('重新加载'))
  await pass(0)
  expect(screen.queryByText('套餐没有加载出来')).toBeNull()
  expect(screen.getAllByRole('radio', { name: /套餐/ })).toHaveLength(4)
})

it('PAY-16 points that fail to load are not shown as none', async () => {
  const { reads, show } = set()
  reads.funds.mockResolvedValueOnce({ error: '50001', message: null })
  await show()
  expect(screen.getByText('套餐没有加载出来')).toBeDefined()
})

it('MEM-06 a renewal says what it renews, from when to when', async () => {
  const { show } = set()
  const now = Date.UTC(2026, 10, 20, 2)
  const overTime = Date.UTC(2027, 0, 1, 2)
  const paidTerms = [{ startTime: 0, endTime: overTime }]
  const holding = { kind: 'svip', overTime, childNumber: null, isShared: false, paidTerms } as const
  await show({ held: { holdings: [holding], now } })
  expect(screen.getByRole('dialog', { name: '续费建筑管家 SVIP' })).toBeDefined()
  expect(screen.getByText('2027-01-01 至 2028-01-01')).toBeDefined()
  cleanup()
  await set().show({ held: { holdings: [{ ...holding, isShared: true }], now } })
  expect(screen.getByRole('dialog', { name: '开通建筑管家 SVIP' })).toBeDefined()
  expect(screen.getByText('付款后至 2027-11-20')).toBeDefined()
})

it('PAY-03 shows only the ways to pay that are offered, and begins with the first of them', async () => {
  const { orders, reads, show } = set()
  reads.methods.mockResolvedValueOnce(['alipay', 'transfer'])
  await show()
  expect(screen.queryByLabelText('微信支付')).toBeNull()
  expect(screen.getByLabelText('支付宝支付')).toHaveProperty('checked', true)
  expect(screen.getByLabelText('公司转账')).toBeDefined()
  await payByQr()
  expect(orders.fetchQr).toHaveBeenLastCalledWith('o1', 'alipay', expect.any(AbortSignal))
  expect(screen.queryByLabelText('微信支付')).toBeNull()
})

it('REF-05 money that came too late is said to go back', async () => {
  const { show } = set({ status: () => ({ payStatus: false, status: 'refund-due', closeReason: null }) })
  await show()
  await payByQr()
  await pass(2000)
  expect(screen.getAllByText(/款项会退回原支付账户/).length).toBeGreaterThan(0)
})

it('PRI-01 after a change of prices the dialog loads them again and keeps the package', async () => {
  const { orders, reads, show } = set()
  orders.createOrder.mockResolvedValueOnce({ error: '40003', message: '价格已更新，请重新确认后购买' })
  await show({ productId: 'half' })
  await payByQr()
  reads.offers.mockResolvedValue([offer('year', 298_000), offer('half', 150_000)])
  fireEvent.click(screen.getByText('查看最新价格'))
  await pass(0)
  expect(screen.getByLabelText(/套餐 half/)).toHaveProperty('checked', true)
  await payByQr()
  expect(orders.createOrder).toHaveBeenLastCalledWith(
    expect.objectContaining({ productId: 'half', businessPrice: 150_000 }),
  )
})
