import { expect, type Locator, type Page } from '@playwright/test'
import { nextAnswer } from './login'
import { visit } from './visit'

export const STATUS_CALL = '/myOrderManager/getMyOrderStatus'

export function purchaseDialog(page: Page) {
  return page.getByRole('dialog', { name: /(开通|续费)建筑管家 SVIP$/ })
}

export async function openPurchase(page: Page) {
  await visit(page, '/svip404/tdcr/1.html')
  await page.getByRole('main').getByRole('link', { name: '开通会员' }).click()
  await expect(purchaseDialog(page).getByRole('radio', { name: /一年/ })).toBeVisible()
}

export function paymentDialog(page: Page) {
  return page.getByRole('dialog', { name: /^付款/ })
}

/** Ticks the agreement of the purchase page and orders; returns the order's id. */
export async function orderOnPage(page: Page): Promise<string> {
  const form = page.getByRole('complementary', { name: '确认订单' })
  await form.getByLabel('我已阅读并同意').check()
  return orderMadeBy(page, () => form.getByRole('button', { name: '立即支付' }).click())
}

export function tickAgreement(page: Page) {
  return purchaseDialog(page).getByLabel('我已阅读并同意').check()
}

/** Runs an action that creates an order, and returns its id. */
export async function orderMadeBy(page: Page, make: () => Promise<unknown>): Promise<string> {
  const answered = nextAnswer(page, '/myOrderManager/addOrderOnline')
  await make()
  return ((await (await answered).json()) as { data: string }).data
}

/** From the ticked agreement to the order. */
export async function order(page: Page): Promise<string> {
  await tickAgreement(page)
  return orderMadeBy(page, () => purchaseDialog(page).getByRole('button', { name: '立即支付' }).click())
}

/** Runs an action that shows a new QR code, and returns its content. */
export async function codeBroughtBy(page: Page, bring: () => Promise<unknown>): Promise<string> {
  const answered = nextAnswer(page, '/myOrderManager/setOnlinePayType')
  await bring()
  return ((await (await answered).json()) as { data: string }).data
}

export function qr(page: Page) {
  return purchaseDialog(page).getByRole('img', { name: /扫码支付二维码$/ })
}

export function countPolls(page: Page) {
  const polls = { count: 0 }
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.endsWith(STATUS_CALL)) polls.count += 1
  })
  return polls
}

/** The first link on a page that opens the membership's guide for masked values. */
export function findUnlockLink(page: Page): Locator {
  const bar = page.locator('.lockbar').filter({ has: page.getByText(/^开通建筑管家 SVIP，查看完整信息$/) })
  return bar.getByRole('link', { name: '立即开通' }).first()
}
