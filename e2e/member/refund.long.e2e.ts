import { expect, type Page, test } from '@playwright/test'
import { violationsOn } from '../support/look'
import { createOrder } from '../support/members'
import { openPurchase, order, purchaseDialog, qr } from '../support/purchase'
import { pay } from '../support/sandbox'
import { call, holdNewMember } from '../support/session'
import { loginConsole } from '../support/staff'
import { visit } from '../support/visit'
import { expectEqualsFreshLoad } from '../support/whole-screen'

const MANAGER = '/jian-butler-order-biz/myOrderManager'

/** A paid order at its list price, made by calls. */
const buyQuarter = async (token: string): Promise<string> => {
  const orderRequest = { productId: 'svip-quarter', orderType: 'VIP' }
  const orderId = await createOrder(orderRequest, token)
  await call(`${MANAGER}/setOnlinePayType`, { orderId, payType: 'WeChat' }, token)
  await pay(orderId, 'paid')
  return orderId
}

const openOrder = async (page: Page, orderId: string) => {
  await visit(page, '/center/?index=6')
  await page
    .getByRole('link', { name: /^ZST\d{20}$/ })
    .first()
    .click()
  await expect(page).toHaveURL(new RegExp(`order=${orderId}`))
  await expect(page.getByRole('heading', { name: '订单详情' })).toBeVisible()
}

test('a member asks for a refund, finance approves it, the cashier pays, and the order says so', async ({
  page,
  context,
  baseURL,
  browser,
}) => {
  // Two people at two screens, and the cashier's delay.
  test.slow()
  const token = await holdNewMember(context, baseURL)
  const orderId = await buyQuarter(token)
  await openOrder(page, orderId)
  await page.getByRole('button', { name: '申请退款' }).click()
  const dialog = page.getByRole('dialog', { name: '申请退款' })
  await expect(dialog.getByText('扣除：已使用 1 天，按原价计')).toBeVisible()
  await dialog.getByRole('button', { name: '确认申请' }).click()
  await expect(dialog.getByText('请填写退款理由')).toBeVisible()
  await dialog.getByLabel('退款理由').fill('买错了')
  expect(await violationsOn(page)).toEqual([])
  await dialog.getByRole('button', { name: '确认申请' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText('客服会尽快审核')).toBeVisible()
  await expect(page.getByRole('button', { name: '申请退款' })).toHaveCount(0)
  await expectEqualsFreshLoad(page)
  expect(await violationsOn(page)).toEqual([])
  const code = /TK\d{20}/.exec((await page.locator('main').textContent()) ?? '')?.[0] ?? 'no code'

  const office = await browser.newContext({ baseURL })
  const staff = await office.newPage()
  await loginConsole(staff, 'finance')
  await staff.getByRole('navigation', { name: '运营台' }).getByRole('link', { name: '退款' }).click()
  await staff.getByRole('link', { name: code }).click()
  const panel = staff.getByRole('dialog', { name: '退款' })
  await expect(panel.getByText('买错了')).toBeVisible()
  expect(await violationsOn(staff)).toEqual([])
  await panel.getByRole('button', { name: '批准退款' }).click()
  await staff.getByRole('dialog', { name: '批准退款' }).getByRole('button', { name: '批准' }).click()
  await expect(panel.getByRole('button', { name: '批准退款' })).toHaveCount(0)
  await panel.getByRole('link', { name: /^ZST/ }).click()
  await expect(staff.getByText('批准退款').first()).toBeVisible()
  await staff.goto('/console/ledger')
  await expect(staff.getByRole('row', { name: /应退款/ })).toContainText('一致')
  await expect(staff.getByText('相差')).toHaveCount(0)
  await office.close()

  await expect(async () => {
    await page.reload()
    await expect(page.getByText('已退款', { exact: true }).first()).toBeVisible({ timeout: 2000 })
  }).toPass({ timeout: 30_000 })
  await visit(page, '/center/?index=6&status=refunded')
  await expect(page.getByRole('row', { name: /ZST/ })).toContainText('已退款')
})

test('an order that is replaced elsewhere says so in its dialog, and the way on is a new order', async ({
  page,
  context,
  baseURL,
}) => {
  const token = await holdNewMember(context, baseURL)
  await openPurchase(page)
  await order(page)
  await expect(qr(page)).toBeVisible()
  await createOrder({ productId: 'svip-month', orderType: 'VIP' }, token)
  const dialog = purchaseDialog(page)
  const again = dialog.getByRole('button', { name: /订单已被新订单取代.*重新下单/ })
  await expect(again).toBeVisible()
  await expect(dialog.getByRole('timer')).toHaveCount(0)
  await expect(qr(page)).toHaveCount(0)
  await again.click()
  await expect(qr(page)).toBeVisible()
  await expect(dialog.getByText(/请在 *(30:00|29:\d\d) *内完成支付/)).toBeVisible()
})

test('an order that is open already is shown with the time it has left, not with a new half hour', async ({
  page,
  context,
  baseURL,
}) => {
  const token = await holdNewMember(context, baseURL)
  await createOrder({ productId: 'svip-year', orderType: 'VIP' }, token)
  await page.waitForTimeout(3000)
  await openPurchase(page)
  await order(page)
  await expect(qr(page)).toBeVisible()
  const timer = await purchaseDialog(page).getByRole('timer').textContent()
  const [minutes = '0', seconds = '0'] = (timer ?? '').split(':')
  expect(Number(minutes) * 60 + Number(seconds)).toBeLessThan(1797)
})
