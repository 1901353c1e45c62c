import { expect, type Page, test } from '@playwright/test'
import {
  openPurchase,
  order,
  orderMadeBy,
  orderOnPage,
  paymentDialog,
  purchaseDialog,
  qr,
} from '../support/purchase'
import { pay } from '../support/sandbox'
import { call, holdSession, roleToken } from '../support/session'
import { visit } from '../support/visit'
import { expectEqualsFreshLoad } from '../support/whole-screen'

const WALLET = '/jian-butler-member-biz/member/walletManager'
const MANAGER = '/jian-butler-order-biz/myOrderManager'

const choose = (page: Page, name: string) => purchaseDialog(page).getByRole('radio', { name }).check()

// Serial: both spend the points of one demo account, whose balance differs in every run.
test.describe.configure({ mode: 'serial' })

test('points pay part of a price, then a whole one', async ({ page, context, baseURL }) => {
  await holdSession(context, baseURL ?? '', roleToken('non-member-with-points'))
  const dialog = purchaseDialog(page)
  const points = dialog.getByLabel('积分抵扣')
  const due = dialog.getByText(/^应付/)
  await openPurchase(page)
  await choose(page, '一季')
  await expect(due).toHaveText('应付 ¥980.00')
  await points.fill('0x100')
  await expect(points).toHaveValue('100')
  await expect(due).toHaveText('应付 ¥979.00')
  await expect(dialog.getByText('−¥1.00', { exact: true })).toBeVisible()
  const orderId = await order(page)
  await expect(qr(page)).toBeVisible()
  await expect(dialog.getByText('¥979.00', { exact: true })).toBeVisible()
  await pay(orderId, 'paid')
  await expect(dialog.getByText('支付成功，会员已开通')).toBeVisible()
  await dialog.getByRole('button', { name: '完成' }).click()
  await expect(dialog).toHaveCount(0)
  await expectEqualsFreshLoad(page)

  // An unpaid order already reserves its points.
  await visit(page, '/center/')
  await page.getByRole('link', { name: /续费 ?建筑管家 SVIP/ }).click()
  const form = page.getByRole('complementary', { name: '确认订单' })
  await page.getByRole('radio', { name: '一月' }).check()
  await form.getByLabel('积分抵扣').fill('100')
  await orderOnPage(page)
  const payment = paymentDialog(page)
  await expect(payment.getByRole('img', { name: /扫码支付二维码$/ })).toBeVisible()
  await payment.getByRole('button', { name: '关闭' }).click()
  await expect(payment).toHaveCount(0)

  await visit(page, '/svip.html?package=svip-month')
  await form.getByRole('button', { name: '全部使用' }).click()
  await expect(form.getByText(/^应付/)).toHaveText('应付 ¥0.00')
  await expect(form.getByRole('group', { name: '支付方式' })).toHaveCount(0)
  await form.getByRole('button', { name: '使用积分兑换' }).click()
  const question = page.getByRole('dialog', { name: '产品购买及使用协议' })
  await orderMadeBy(page, () => question.getByRole('button', { name: '同意并购买' }).click())
  await expect(payment.getByText('支付成功，会员已开通')).toBeVisible()
  await expect(payment.locator('dl')).toContainText('建筑管家 SVIP 一月')
  await payment.getByRole('button', { name: '完成' }).click()
  await expect(payment).toHaveCount(0)
  await expectEqualsFreshLoad(page)
})

test('points and the wallet pay an order together, and its refund returns to each', async ({
  page,
  context,
  baseURL,
}) => {
  const token = roleToken('non-member-with-points')
  await holdSession(context, baseURL ?? '', token)
  const topUp = await call<string>(`${WALLET}/walletRecharge`, { amount: 200_000 }, token)
  await call(`${MANAGER}/setOnlinePayType`, { orderId: topUp, payType: 'WeChat' }, token)
  await pay(topUp, 'paid')
  await visit(page, '/svip.html?product=company_dynamic')
  const form = page.getByRole('complementary', { name: '确认订单' })
  await form.getByLabel('积分抵扣').fill('1000')
  await form.getByLabel(/^使用钱包余额/).check()
  await expect(form.getByText('−¥10.00', { exact: true })).toBeVisible()
  await expect(form.getByText(/^应付/)).toHaveText('应付 ¥0.00')
  await form.getByLabel('我已阅读并同意').check()
  const orderId = await orderMadeBy(page, () => form.getByRole('button', { name: '确认支付' }).click())
  await expect(paymentDialog(page).getByText('支付成功，会员已开通')).toBeVisible()

  const balance = async () => (await call<{ balance: number }>(`${WALLET}/getWalletInfo`, {}, token)).balance
  const left = await balance()
  interface Shares {
    readonly amount: number
    readonly wallet: number
    readonly points: number
  }
  const { amount, wallet, points } = await call<Shares>(`${MANAGER}/priceRefund`, { orderId }, token)
  expect([amount, wallet > 0, points > 0]).toEqual([0, true, true])
  const asked = { orderId, reason: '买错了', amount, wallet, points }
  await call(`${MANAGER}/askRefund`, asked, token)
  await page.goto(`/center/?index=6&order=${orderId}`)
  await expect(page.getByText('退回钱包', { exact: true })).toBeVisible()
  await expect(page.getByText('退回积分', { exact: true })).toBeVisible()
  expect(await balance()).toBe(left)
})
