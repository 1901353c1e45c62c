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
import { holdSession, roleToken } from '../support/session'
import { visit } from '../support/visit'
import { expectEqualsFreshLoad } from '../support/whole-screen'

const choose = (page: Page, name: string) => purchaseDialog(page).getByRole('radio', { name }).check()

test('points pay part of a price, then a whole one', async ({ page, context }) => {
  await holdSession(context, roleToken('non-member-with-points'))
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
