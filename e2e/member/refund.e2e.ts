import { expect, test } from '@playwright/test'
import { violationsOn } from '../support/look'
import { buy, createOrder } from '../support/members'
import { openPurchase, order, purchaseDialog, qr } from '../support/purchase'
import { holdNewMember } from '../support/session'
import { loginConsole } from '../support/staff'
import { visit } from '../support/visit'
import { expectEqualsFreshLoad } from '../support/whole-screen'

const COMPANY = { title: '渝州某建设有限公司', taxNumber: '91350100M000100Y43' }

test('a member asks for an invoice and for a refund, finance approves it, and the order shows it', {
  tag: '@long',
}, async ({ page, context, browser }) => {
  // Two people at two screens, and the cashier's delay.
  test.slow()
  const token = await holdNewMember(context)
  const orderId = await buy('svip-quarter', token)
  await buy('staff-vacancy-year', token, { orderType: 'INCREMENT' })
  await visit(page, '/center/?index=6')
  const addOn = page.getByRole('row').filter({ hasText: '人员缺口检测' })
  await addOn.getByRole('button', { name: /^申请开票/ }).click()
  const invoice = page.getByRole('dialog', { name: '申请开票' })
  await invoice.getByRole('textbox', { name: '发票抬头' }).fill(COMPANY.title)
  await invoice.getByRole('textbox', { name: '纳税人识别号' }).fill('91350100M000100Y44')
  await invoice.getByRole('button', { name: '提交申请' }).click()
  await expect(invoice.getByText('纳税人识别号有误')).toBeVisible()
  expect(await violationsOn(page)).toEqual([])
  await invoice.getByRole('textbox', { name: '纳税人识别号' }).fill(COMPANY.taxNumber)
  await invoice.getByRole('button', { name: '提交申请' }).click()
  await expect(invoice).toHaveCount(0)
  await expect(addOn).toContainText('待开具')
  await expectEqualsFreshLoad(page)

  await visit(page, `/center/?index=6&order=${orderId}`)
  await page.getByRole('button', { name: '申请退款' }).click()
  const dialog = page.getByRole('dialog', { name: '申请退款' })
  await expect(dialog.getByText('扣除：已使用 1 天，按原价计')).toBeVisible()
  await dialog.getByRole('button', { name: '确认申请' }).click()
  await expect(dialog.getByText('请填写退款理由')).toBeVisible()
  await dialog.getByLabel('退款理由').fill('买错了')
  await dialog.getByRole('button', { name: '确认申请' }).click()
  await expect(page.getByText('客服会尽快审核')).toBeVisible()
  await expect(page.getByRole('button', { name: '申请退款' })).toHaveCount(0)
  await expectEqualsFreshLoad(page)
  const code = /TK\d{20}/.exec((await page.locator('main').textContent()) ?? '')?.[0] ?? 'no code'

  const staff = await browser.newPage()
  await loginConsole(staff, 'finance')
  await staff.getByRole('navigation', { name: '运营台' }).getByRole('link', { name: '退款' }).click()
  await staff.getByRole('link', { name: code }).click()
  const panel = staff.getByRole('dialog', { name: '退款' })
  await expect(panel.getByText('买错了')).toBeVisible()
  expect(await violationsOn(staff)).toEqual([])
  await panel.getByRole('button', { name: '批准退款' }).click()
  await staff.getByRole('dialog', { name: '批准退款' }).getByRole('button', { name: '批准' }).click()
  await expect(panel.getByRole('button', { name: '批准退款' })).toHaveCount(0)
  await staff.close()

  await expect(async () => {
    await page.reload()
    await expect(page.getByText('已退款', { exact: true }).first()).toBeVisible({ timeout: 2000 })
  }).toPass({ timeout: 30_000 })
})

test('an order that is replaced elsewhere says so in its dialog, and the way on is a new order', {
  tag: '@long',
}, async ({ page, context }) => {
  const token = await holdNewMember(context)
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
