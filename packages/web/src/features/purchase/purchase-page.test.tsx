import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { PAYMENT_METHODS } from '@zhushutong/domain/payment-methods'
import { UNPAID } from '@zhushutong/domain/testing'
import { beforeAll, expect, it, vi } from 'vitest'
import { clock, dialogsInFakeTime, pass } from '@/testing/dialogs'
import { offer } from './offer.fixture'
import type { Orders, PurchaseReads } from './purchase.types'
import { PurchasePage, type PurchasePageProps } from './purchase-page'

dialogsInFakeTime()
// The page loads these steps with the first order; on a busy machine that takes longer than a turn.
beforeAll(() => import('./till/payment-steps').then(() => undefined))

const NOW = Date.UTC(2026, 10, 20, 2)

const COMBINED = offer('c', 196_000, {
  kind: 'combine',
  orderType: 'WEB_COMBINE',
  discountAmount: 156_800,
  services: [
    { kind: 'company_qualification_expire', name: '资质到期' },
    { kind: 'company_anxu_expire', name: '安许到期' },
  ],
})

const set = () => {
  const orders = {
    appUrl: vi.fn<Orders['appUrl']>(async () => ({ error: '50001', message: null })),
    createOrder: vi.fn<Orders['createOrder']>(async () => ({ orderId: 'o1', payStartTime: null })),
    fetchQr: vi.fn<Orders['fetchQr']>(async (id, method) => ({ content: `${method} ${id}` })),
    orderStatus: vi.fn<Orders['orderStatus']>(async () => UNPAID),
  }
  const reads = {
    methods: vi.fn<PurchaseReads['methods']>(async () => PAYMENT_METHODS),
    agreementVersion: vi.fn<PurchaseReads['agreementVersion']>(async () => 'v1'),
  }
  const onLoginLost = vi.fn()
  const onPaid = vi.fn()
  const onOutdated = vi.fn()
  const onReadAgreement = vi.fn()
  const show = async (more: Partial<PurchasePageProps> = {}) => {
    render(
      <PurchasePage
        offers={[offer('year', 298_000, { isFirst: 0, isFirstPrice: 238_000 }), offer('half', 188_000)]}
        packageId={null}
        childNumber={null}
        buyer={{ holdings: [], now: NOW, points: 0, walletFen: 0 }}
        hotline="400-023-6003"
        title="选择时长"
        onReadAgreement={onReadAgreement}
        {...{ orders, reads, clock, onLoginLost, onOutdated, onPaid, ...more }}
      >
        <p>权益</p>
      </PurchasePage>,
    )
    await pass(0)
  }
  return { orders, reads, onLoginLost, onOutdated, onReadAgreement, onPaid, show }
}

const pay = async () => {
  fireEvent.click(screen.getByLabelText('我已阅读并同意'))
  fireEvent.click(screen.getByText('立即支付'))
  await pass(0)
  // The payment steps are loaded after the page.
  await vi.dynamicImportSettled()
  await pass(0)
}

it('PAY-14 the package of the address is chosen, and the address follows the choice', async () => {
  const { orders, show } = set()
  await show({ packageId: 'half' })
  expect(screen.getByLabelText(/套餐 half/)).toHaveProperty('checked', true)
  fireEvent.click(screen.getByLabelText(/套餐 year/))
  expect(location.search).toBe('?product=svip&package=year')
  expect(screen.getByText('首购优惠')).toBeDefined()
  expect(screen.getByText('−¥600.00')).toBeDefined()
  await pay()
  expect(orders.createOrder.mock.calls[0]?.[0]).toMatchObject({ productId: 'year', businessPrice: 238_000 })
  expect(screen.getByLabelText('微信扫码支付二维码')).toBeDefined()
})

it('PAY-15 MEM-06 a combined offer says what it includes, each from its own end', async () => {
  const { show } = set()
  const holding = {
    kind: 'company_anxu_expire',
    overTime: Date.UTC(2027, 0, 1, 2),
    childNumber: null,
    isShared: false,
    paidTerms: [],
  } as const
  await show({ offers: [COMBINED], buyer: { holdings: [holding], now: NOW, points: 0, walletFen: 0 } })
  expect(screen.getByText('含 资质到期、安许到期')).toBeDefined()
  expect(screen.getByText('组合优惠')).toBeDefined()
  expect(screen.getByText('付款后至 2027-11-20')).toBeDefined()
  expect(screen.getByText('2027-01-01 至 2028-01-01')).toBeDefined()
})

it('PAY-04 closing the payment returns to the same choice, which can be paid again', async () => {
  const { orders, onPaid, show } = set()
  await show({ packageId: 'half' })
  await pay()
  fireEvent.click(screen.getByLabelText('关闭'))
  await pass(60_000)
  expect(orders.orderStatus).not.toHaveBeenCalled()
  expect(onPaid).not.toHaveBeenCalled()
  expect(screen.getByLabelText(/套餐 half/)).toHaveProperty('checked', true)
  await pay()
  expect(orders.createOrder).toHaveBeenCalledTimes(2)
  cleanup()
})

it('AGR-01 an order names the agreement that was offered; a newer one is shown and has to be accepted', async () => {
  const { orders, reads, onReadAgreement, show } = set()
  orders.createOrder.mockResolvedValueOnce({ error: '40012', message: '《产品购买及使用协议》已更新' })
  await show()
  await pay()
  expect(orders.createOrder).toHaveBeenLastCalledWith(expect.objectContaining({ agreementVersion: 'v1' }))
  expect(screen.getByText('《产品购买及使用协议》已更新')).toBeDefined()
  reads.agreementVersion.mockResolvedValue('v2')
  fireEvent.click(screen.getByText('阅读新协议'))
  await pass(0)
  expect(onReadAgreement).toHaveBeenCalledOnce()
  expect(screen.getByLabelText('我已阅读并同意')).toHaveProperty('checked', false)
  await pay()
  expect(orders.createOrder).toHaveBeenLastCalledWith(expect.objectContaining({ agreementVersion: 'v2' }))
})

it('PRI-01 a price that has changed is loaded again instead of being offered once more', async () => {
  const { orders, onOutdated, show } = set()
  orders.createOrder.mockResolvedValueOnce({ error: '40003', message: '价格已更新，请重新确认后购买' })
  await show()
  await pay()
  expect(screen.getByText('价格已更新，请重新确认后购买')).toBeDefined()
  fireEvent.click(screen.getByText('查看最新价格'))
  expect(onOutdated).toHaveBeenCalledOnce()
})
