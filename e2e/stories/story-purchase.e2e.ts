import { expect, type Page, test } from '@playwright/test'
import { accountMenu } from '../support/login'
import {
  codeBroughtBy,
  countPolls,
  findUnlockLink,
  openPurchase,
  order,
  orderMadeBy,
  purchaseDialog,
  qr,
  STATUS_CALL,
  tickAgreement,
} from '../support/purchase'
import { aCompany, detailOf } from '../support/records'
import { pay } from '../support/sandbox'
import { holdNewMember } from '../support/session'
import { visit } from '../support/visit'
import { expectEqualsFreshLoad } from '../support/whole-screen'

const SUCCESS = '支付成功，会员已开通'

const nextPoll = async (page: Page) => {
  const answered = page.waitForResponse((r) => r.url().endsWith(STATUS_CALL))
  await page.clock.fastForward(2000)
  await answered
}

test('a user buys the SVIP by a WeChat code and reads what was closed', async ({ page, context }) => {
  await holdNewMember(context)
  const company = await aCompany()
  await visit(page, detailOf(company))
  await findUnlockLink(page).click()
  const guide = page.getByRole('dialog', { name: '开通建筑管家 SVIP，查看完整信息' })
  await guide.getByRole('button', { name: '立即开通' }).click()

  const dialog = purchaseDialog(page)
  const packages = dialog.getByRole('group', { name: '选择套餐' }).getByRole('radio')
  await expect(packages).toHaveCount(4)
  await expect(packages.first()).toBeChecked()
  await expect(dialog.getByText('首购立减 600 元')).toBeVisible()
  await expect(dialog.getByText('应付 ¥2,380')).toBeVisible()

  const box = dialog.getByLabel('我已阅读并同意')
  await expect(box).not.toBeChecked()
  await dialog.getByRole('button', { name: '立即支付' }).click()
  const question = page.getByRole('dialog', { name: '产品购买及使用协议' })
  await question.getByRole('button', { name: '不同意' }).click()
  await expect(question).toHaveCount(0)
  await expect(box).not.toBeChecked()
  await expect(packages.first()).toBeChecked()

  await dialog.getByRole('button', { name: '立即支付' }).click()
  const orderId = await orderMadeBy(page, () => question.getByRole('button', { name: '同意并购买' }).click())
  await expect(qr(page)).toBeVisible()
  await expect(dialog.getByText(/请在 *(30:00|29:\d\d) *内完成支付/)).toBeVisible()

  await pay(orderId, 'paid')
  await expect(dialog.getByText(SUCCESS)).toBeVisible()
  const fields = dialog.locator('dl')
  for (const text of ['建筑管家 SVIP 一年', '¥2,380', '微信支付', '订单编号', '有效期至']) {
    await expect(fields).toContainText(text)
  }
  const code = /ZST\d{20}/.exec((await fields.textContent()) ?? '')?.[0] ?? 'no order code'
  await dialog.getByRole('button', { name: '完成' }).click()

  await expect(page.getByText(company.contactPhone).first()).toBeVisible()
  await expect(page.locator('main a.locked')).toHaveCount(0)
  await expectEqualsFreshLoad(page)
  await accountMenu(page).click()
  await expect(page.getByRole('banner').getByText('建筑管家 SVIP')).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: '我的订单' }).click()
  const row = page.getByRole('row', { name: code })
  await expect(row).toContainText('已支付')
})

test('another method shows another code, and closing ends the polls', { tag: '@long' }, async ({
  page,
  context,
}) => {
  await holdNewMember(context)
  await page.clock.install()
  const polls = countPolls(page)
  await openPurchase(page)
  const dialog = purchaseDialog(page)
  await tickAgreement(page)
  const wechat = await codeBroughtBy(page, () => dialog.getByRole('button', { name: '立即支付' }).click())
  await expect(dialog.getByRole('img', { name: '微信扫码支付二维码' })).toBeVisible()
  const alipay = await codeBroughtBy(page, () => dialog.getByText('支付宝支付', { exact: true }).click())
  await expect(dialog.getByRole('img', { name: '支付宝扫码支付二维码' })).toBeVisible()
  expect(alipay).not.toBe(wechat)

  await nextPoll(page)
  const asked = polls.count
  await dialog.getByRole('button', { name: '关闭' }).click()
  await expect(dialog).toHaveCount(0)
  for (let step = 0; step < 3; step++) await page.clock.fastForward(2000)
  expect(polls.count).toBe(asked)

  await visit(page, '/center/?index=6')
  await expect(page.getByRole('row', { name: /一年/ })).toContainText('待支付')
  await page.getByRole('button', { name: /继续支付/ }).click()
  await expect(dialog.getByRole('img', { name: '支付宝扫码支付二维码' })).toBeVisible()
})

test('a company transfers: account and remark are shown, staff confirm, the service opens', {
  tag: '@long',
}, async ({ page, context }) => {
  await holdNewMember(context)
  await openPurchase(page)
  const dialog = purchaseDialog(page)
  await dialog.getByText('公司转账', { exact: true }).click()
  const orderId = await order(page)
  for (const text of ['收款单位', '开户银行', '收款账号', '转账附言', '转账金额']) {
    await expect(dialog.getByText(text, { exact: true })).toBeVisible()
  }
  const code = /ZST\d{20}/.exec((await dialog.textContent()) ?? '')?.[0] ?? 'no remark'
  await expect(qr(page)).toHaveCount(0)
  await pay(orderId, 'transfer-confirmed')
  await visit(page, '/center/?index=6')
  await expect(page.getByRole('row', { name: code })).toContainText('已支付')
  await accountMenu(page).click()
  await expect(page.getByRole('banner').getByText('建筑管家 SVIP')).toBeVisible()
})
