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

it('PAY-09 PAY-12 shows four packages, priced for this buyer', async () => {
  const { show } = set()
  await show()
  expect(screen.getAllByRole('radio', { name: /套餐/ })).toHaveLength(4)
  expect(screen.getByText('首购立减 600 元')).toBeDefined()
  expect(screen.getByLabelText(/套餐 year/)).toHaveProperty('checked', true)
  expect(screen.getAllByText('¥2,380.00').length).toBeGreaterThan(0)
})

it('keeps method and agreement when another package is selected', async () => {
  const { orders, show } = set()
  await show({ productId: 'half' })
  fireEvent.click(screen.getByLabelText('支付宝支付'))
  fireEvent.click(screen.getByLabelText('我已阅读并同意'))
  fireEvent.click(screen.getByLabelText(/套餐 month/))
  fireEvent.click(screen.getByText('立即支付'))
  await pass(0)
  expect(orders.createOrder.mock.calls[0]?.[0]).toMatchObject({ productId: 'month', businessPrice: 39_800 })
  expect(orders.fetchQr).toHaveBeenLastCalledWith('o1', 'alipay', expect.any(AbortSignal))
})

it('LEG-01 who agrees confirms their age, or that a guardian consents', async () => {
  const { show } = set()
  await show()
  const box = screen.getByLabelText('我已阅读并同意')
  const said = document.getElementById(box.getAttribute('aria-describedby') ?? '')
  expect(said?.textContent).toBe('并确认本人已满 18 周岁，或已取得监护人同意')
})

it('PAY-06 asks for the agreement, and agreeing buys', async () => {
  const { orders, show } = set()
  await show()
  fireEvent.click(screen.getByText('立即支付'))
  expect(orders.createOrder).not.toHaveBeenCalled()
  fireEvent.click(screen.getByText('不同意'))
  expect(orders.createOrder).not.toHaveBeenCalled()
  fireEvent.click(screen.getByText('立即支付'))
  fireEvent.click(screen.getByText('同意并购买'))
  await pass(0)
  expect(orders.createOrder).toHaveBeenCalledOnce()
})

it('PAY-02 PAY-04 polls every 2 s, 30 times; then 点击刷新 fetches a new code', async () => {
  const { orders, show } = set()
  await show()
  await payByQr()
  expect(screen.getByLabelText('微信扫码支付二维码')).toBeDefined()
  await pass(1999)
  expect(orders.orderStatus).toHaveBeenCalledTimes(0)
  await pass(1)
  expect(orders.orderStatus).toHaveBeenCalledTimes(1)
  await pass(57_999)
  expect(orders.orderStatus).toHaveBeenCalledTimes(29)
  expect(screen.queryByText('点击刷新')).toBeNull()
  await pass(1)
  expect(orders.orderStatus).toHaveBeenCalledTimes(30)
  await pass(10_000)
  expect(orders.orderStatus).toHaveBeenCalledTimes(30)
  fireEvent.click(screen.getByText('点击刷新'))
  await pass(0)
  expect(orders.fetchQr).toHaveBeenCalledTimes(2)
  expect(orders.createOrder).toHaveBeenCalledOnce()
  await pass(2000)
  expect(orders.orderStatus).toHaveBeenCalledTimes(31)
})

it('PAY-04 another method creates a new code, closing stops the polling', async () => {
  const { orders, onClose, onPaid, show } = set()
  await show()
  await payByQr()
  fireEvent.click(screen.getByLabelText('支付宝支付'))
  await pass(0)
  expect(orders.fetchQr).toHaveBeenLastCalledWith('o1', 'alipay', expect.any(AbortSignal))
  await pass(2000)
  expect(orders.orderStatus).toHaveBeenCalledTimes(1)
  fireEvent.click(screen.getByLabelText('关闭'))
  expect(onClose).toHaveBeenCalledOnce()
  await pass(60_000)
  expect(orders.orderStatus).toHaveBeenCalledTimes(1)
  expect(onPaid).not.toHaveBeenCalled()
})

it('PAY-04 leaving the page stops the polling', async () => {
  const { orders, show } = set()
  await show()
  await payByQr()
  cleanup()
  await pass(60_000)
  expect(orders.orderStatus).not.toHaveBeenCalled()
})

it('PAY-03 shows the nine fields 500 ms after the payment, and the page is told when it closes', async () => {
  let isPaid = false
  const { onClose, onPaid, show } = set({
    status: () => (isPaid ? { payStatus: true, order: paid } : UNPAID),
  })
  await show()
  await payByQr()
  isPaid = true
  await pass(2000 + 500)
  for (const label of [
    '产品类型',
    '产品名称',
    '支付金额',
    '开通账号',
    '订单编号',
    '支付方式',
    '支付时间',
    '有效期至',
  ]) {
    expect(screen.getByText(label)).toBeDefined()
  }
  // Without a wallet, no balance is shown.
  expect(screen.queryByText('账户余额')).toBeNull()
  expect(screen.getByText('ZST1')).toBeDefined()
  fireEvent.click(screen.getByText('完成'))
  expect(onPaid).toHaveBeenCalledOnce()
  expect(onClose).not.toHaveBeenCalled()
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

it('PAY-10 says 生成订单失败！ and goes back', async () => {
  const { orders, show } = set()
  orders.createOrder.mockResolvedValue({ error: '50001', message: null })
  await show()
  await payByQr()
  fireEvent.click(screen.getByText('返回修改'))
  expect(screen.getByText('立即支付')).toBeDefined()
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

it('WAL-03 what the wallet does not cover is paid by code, and another package keeps the choice', async () => {
  const { orders, show } = set({ walletFen: 10_000 })
  await show({ productId: 'month' })
  expect(screen.queryByText(/钱包支付/)).toBeNull()
  fireEvent.click(screen.getByLabelText('使用钱包余额（可用 ¥100.00）'))
  fireEvent.click(screen.getByText('套餐 quarter'))
  expect(screen.getByText('−¥100.00')).toBeDefined()
  await payByQr()
  expect(orders.createOrder.mock.lastCall?.[0]).toMatchObject({ productId: 'quarter', wallet: 10_000 })
  expect(orders.fetchQr).toHaveBeenCalled()
})

it('PAY-08 a transfer shows the account and the customer service', async () => {
  const { orders, show } = set()
  orders.fetchQr.mockResolvedValue({ content: '收款单位：某某公司\n收款账号：6222' })
  await show()
  fireEvent.click(screen.getByLabelText('公司转账'))
  await payByQr()
  expect(screen.getByText('某某公司')).toBeDefined()
  expect(screen.getByLabelText('复制收款账号')).toBeDefined()
  expect(screen.getByText('400-023-6003')).toBeDefined()
  expect(screen.queryByRole('timer')).toBeNull()
  await pass(1_800_000)
  expect(screen.getByText('某某公司')).toBeDefined()
  expect(orders.orderStatus).not.toHaveBeenCalled()
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

it('an aborted poll is not an error', async () => {
  const { orders, show } = set()
  await show()
  await payByQr()
  orders.orderStatus.mockImplementation(
    (_, signal) =>
      new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
  )
  await pass(2000)
  cleanup()
  // An unhandled rejection would fail the run.
  await pass(0)
  expect(orders.orderStatus).toHaveBeenCalledOnce()
})

it('failed packages can be retried', async () => {
  const { reads, show } = set()
  reads.offers.mockResolvedValueOnce({ error: '50001', message: null })
  await show()
  expect(screen.getByText('套餐加载失败')).toBeDefined()
  fireEvent.click(screen.getByText('重新加载'))
  await pass(0)
  expect(screen.queryByText('套餐加载失败')).toBeNull()
  expect(screen.getAllByRole('radio', { name: /套餐/ })).toHaveLength(4)
})

it('PAY-16 a login that ended at the till is handed on with the purchase, wherever it shows', async () => {
  const { orders, onLoginLost, show } = set()
  orders.createOrder.mockResolvedValue({ error: '00401', message: '登录已失效，请重新登录' })
  await show({ productId: 'half' })
  fireEvent.click(screen.getByLabelText(/套餐 month/))
  await payByQr()
  expect(onLoginLost).toHaveBeenCalledWith({ productId: 'month', orderId: undefined })
  cleanup()
  const dead = set()
  dead.reads.funds.mockResolvedValue({ error: '00401', message: null })
  await dead.show({ productId: 'half' })
  expect(dead.onLoginLost).toHaveBeenCalledWith({ productId: 'half', orderId: undefined })
  expect(screen.queryByText('套餐加载失败')).toBeNull()
  expect(screen.queryByRole('radio', { name: /套餐/ })).toBeNull()
})

it('PAY-16 points that fail to load are not shown as none', async () => {
  const { reads, show } = set()
  reads.funds.mockResolvedValueOnce({ error: '50001', message: null })
  await show()
  expect(screen.getByText('套餐加载失败')).toBeDefined()
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

it('MEM-03 VAL-16 an enterprise VIP is for as many as are typed in, and its bill adds up', async () => {
  const { orders, reads, show } = set()
  const year = offer('enterprise-year', 298_000, { kind: 'enterprise', orderType: 'CWEB_COMBINE', type: 2 })
  reads.offers.mockResolvedValue([year])
  await show({ kind: 'enterprise' })
  expect(screen.getByText('立即支付').closest('form')?.textContent).toContain('¥2,980.00')
  fireEvent.change(screen.getByLabelText('共享账号数'), { target: { value: '４' } })
  expect(screen.getByText('另加 2 个共享账号')).toBeDefined()
  expect(screen.getByText('¥2,000.00')).toBeDefined()
  expect(screen.getByText('¥4,980.00')).toBeDefined()
  fireEvent.change(screen.getByLabelText('共享账号数'), { target: { value: '100' } })
  expect(screen.getByText(/请输入 1–99 的整数/)).toBeDefined()
  expect(screen.getByText('立即支付').closest('button')).toHaveProperty('disabled', true)
  fireEvent.change(screen.getByLabelText('共享账号数'), { target: { value: '3' } })
  fireEvent.click(screen.getByLabelText('加一个'))
  await payByQr()
  expect(orders.createOrder.mock.calls[0]?.[0]).toMatchObject({ childNumber: 4, businessPrice: 498_000 })
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

it('an order whose way to pay is no longer offered is paid by another', async () => {
  const { orders, reads, show } = set()
  reads.methods.mockResolvedValueOnce(['wechat'])
  await show({ orderId: 'o9' })
  expect(orders.fetchQr).toHaveBeenLastCalledWith('o9', 'wechat', expect.any(AbortSignal))
})

it('without any way to pay it says so, and takes no order but by points', async () => {
  const { orders, reads, show } = set({ points: 300_000 })
  reads.methods.mockResolvedValueOnce([])
  await show()
  expect(screen.getByText(/暂时没有可用的支付方式/).textContent).toContain('400-023-6003')
  expect(screen.getByRole('button', { name: '立即支付' })).toHaveProperty('disabled', true)
  fireEvent.click(screen.getByText('全部使用'))
  expect(screen.getByRole('button', { name: '使用积分兑换' })).toHaveProperty('disabled', false)
  expect(screen.queryByText(/暂时没有可用的支付方式/)).toBeNull()
  expect(orders.createOrder).not.toHaveBeenCalled()
})

it('if the ways to pay cannot be loaded, all are shown', async () => {
  const { reads, show } = set()
  reads.methods.mockResolvedValueOnce({ error: '50001', message: null })
  await show()
  expect(screen.getAllByRole('radio', { name: /支付$|转账$/ })).toHaveLength(3)
})

it('PAY-05 an order that was replaced elsewhere says so at once, without code or countdown, and the way on is a new one', async () => {
  let status: PayStatus = UNPAID
  const { orders, show } = set({ status: () => status })
  await show()
  await payByQr()
  status = { payStatus: false, status: 'closed', closeReason: 'superseded' }
  await pass(2000)
  expect(screen.queryByRole('timer')).toBeNull()
  expect(screen.queryByRole('img', { name: /扫码支付二维码/ })).toBeNull()
  expect(screen.getAllByText(/您在别处提交了同类产品的新订单/).length).toBeGreaterThan(0)
  await pass(60_000)
  expect(orders.orderStatus).toHaveBeenCalledOnce()
  fireEvent.click(screen.getByRole('button', { name: /订单已被新订单取代.*重新下单/ }))
  await pass(0)
  expect(orders.createOrder).toHaveBeenCalledTimes(2)
  expect(screen.getByRole('timer')).toBeDefined()
})

it('PAY-05 an order that has closed while its code was fetched does not ask to refresh the code', async () => {
  const { orders, show } = set()
  orders.fetchQr.mockResolvedValue({ error: '40011', message: '订单状态异常，请联系经销商' })
  await show()
  await payByQr()
  expect(screen.queryByText(/请联系经销商/)).toBeNull()
  expect(screen.getByRole('button', { name: /订单已关闭.*重新下单/ })).toBeDefined()
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
