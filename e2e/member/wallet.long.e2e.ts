import { expect, type Page, test } from '@playwright/test'
import { violationsOn } from '../support/look'
import { MANAGER } from '../support/members'
import { orderMadeBy, paymentDialog } from '../support/purchase'
import { pay } from '../support/sandbox'
import { call, holdNewMember } from '../support/session'
import { loginConsole } from '../support/staff'
import { visit } from '../support/visit'
import { expectEqualsFreshLoad } from '../support/whole-screen'

const WALLET = '/jian-butler-member-biz/member/walletManager'
const CENTER = '/center/?index=21'

const balance = (page: Page) => page.getByText('可用余额').locator('..')
const statement = (page: Page) => page.getByRole('table', { name: '钱包明细' })

const topUp = async (page: Page, token: string) => {
  await visit(page, CENTER)
  await expect(balance(page)).toContainText('¥0.00')
  await expect(page.getByRole('button', { name: '退回余额' })).toHaveCount(0)
  await page.getByLabel(/^充值金额/).fill('0.5')
  await page.getByRole('button', { name: '去支付' }).click()
  await expect(page.getByText('请输入 1 至 20,000 元的充值金额，最多两位小数')).toBeVisible()
  await page.getByRole('button', { name: '1000 元', exact: true }).click()
  expect(await violationsOn(page)).toEqual([])
  await page.getByRole('button', { name: '去支付' }).click()
  const dialog = page.getByRole('dialog', { name: '钱包充值' })
  await expect(dialog.getByRole('img', { name: '微信扫码支付二维码' })).toBeVisible()
  await expect(dialog.getByText('¥1,000.00')).toBeVisible()
  // A top-up of the same sum returns the open order.
  const orderId = await call<string>(`${WALLET}/walletRecharge`, { amount: 100_000 }, token)
  await pay(orderId, 'paid')
  await expect(dialog.getByText('充值成功，余额已到账')).toBeVisible()
  await expect(dialog.getByText('有效期至')).toHaveCount(0)
  expect(await violationsOn(page)).toEqual([])
  await dialog.getByRole('button', { name: '完成' }).click()
  await expect(balance(page)).toContainText('¥1,000.00')
  await expect(statement(page).getByRole('row', { name: /充值/ })).toContainText('+1,000.00')
  await expectEqualsFreshLoad(page)
}

/** Buys a quarter for 980.00 from the wallet alone; returns the order's id. */
const buyFromWallet = async (page: Page): Promise<string> => {
  await visit(page, '/svip.html?package=svip-quarter')
  const form = page.getByRole('complementary', { name: '确认订单' })
  await form.getByLabel('使用钱包余额（可用 ¥1,000.00）').check()
  await expect(form.getByText(/^应付/)).toHaveText('应付 ¥0.00')
  await expect(form.getByText('−¥980.00')).toBeVisible()
  await expect(form.getByRole('group', { name: '支付方式' })).toHaveCount(0)
  await form.getByLabel('我已阅读并同意').check()
  expect(await violationsOn(page)).toEqual([])
  const orderId = await orderMadeBy(page, () => form.getByRole('button', { name: '确认支付' }).click())
  const payment = paymentDialog(page)
  await expect(payment.getByText('支付成功，会员已开通')).toBeVisible()
  await expect(payment.locator('dl')).toContainText('¥20.00')
  await expect(payment.locator('dl')).toContainText('钱包支付')
  await payment.getByRole('button', { name: '完成' }).click()
  return orderId
}

/** Approves the pending refunds as staff; returns when none is left. */
const approve = async (staff: Page, code: string) => {
  await staff.goto(`/console/refund/${code}`)
  const panel = staff.getByRole('dialog', { name: '退款' })
  await panel.getByRole('button', { name: '批准退款' }).click()
  await staff.getByRole('dialog', { name: '批准退款' }).getByRole('button', { name: '批准' }).click()
  await expect(panel.getByRole('button', { name: '批准退款' })).toHaveCount(0)
}

test('a member tops up, pays an order from the wallet, gets its refund there and the rest back', async ({
  page,
  context,
  browser,
}) => {
  // Two people at two screens, and the cashier's delay.
  test.slow()
  const token = await holdNewMember(context)
  await topUp(page, token)
  const orderId = await buyFromWallet(page)

  await visit(page, `/center/?index=6&order=${orderId}`)
  await page.getByRole('button', { name: '申请退款' }).click()
  const refunding = page.getByRole('dialog', { name: '申请退款' })
  await expect(refunding.getByText('退回钱包')).toBeVisible()
  await refunding.getByLabel('退款理由').fill('买错了')
  await refunding.getByRole('button', { name: '确认申请' }).click()
  await expect(refunding).toHaveCount(0)
  await expectEqualsFreshLoad(page)
  const asked = await call<{ refunds: { refundCode: string }[] }>(
    `${MANAGER}/getMyOrderOne`,
    { orderId },
    token,
  )

  const office = await browser.newContext()
  const staff = await office.newPage()
  await loginConsole(staff, 'finance')
  await approve(staff, asked.refunds[0]?.refundCode ?? '')

  await visit(page, CENTER)
  await expect(statement(page).getByRole('row', { name: /订单退款/ })).toBeVisible()
  await page.getByRole('link', { name: '支付', exact: true }).click()
  // The other rows disappear once the page of payments is loaded; a dialog opened earlier would disappear
  // with the old page.
  await expect(statement(page).getByRole('row', { name: /订单退款/ })).toHaveCount(0)
  await expect(statement(page).getByRole('row', { name: /支付订单/ })).toContainText('−980.00')
  await page.getByRole('button', { name: '退回余额' }).click()
  const rest = page.getByRole('dialog', { name: '退回余额' })
  await expect(rest.getByText(/退到微信支付/)).toBeVisible()
  await rest.getByLabel('退款理由').fill('不再使用')
  expect(await violationsOn(page)).toEqual([])
  await rest.getByRole('button', { name: '确认申请' }).click()
  await expect(rest).toHaveCount(0)
  await expect(balance(page)).toContainText('¥0.00')
  await expect(page.getByText(/正在申请退回/)).toBeVisible()
  await expectEqualsFreshLoad(page)

  await staff.goto('/console/wallet')
  await expect(staff.getByRole('heading', { name: '钱包' }).first()).toBeVisible()
  const page1 = await call<{ records: { refundCode: string | null }[] }>(
    `${WALLET}/pageWalletRecord`,
    { sort: 'payout' },
    token,
  )
  await approve(staff, page1.records[0]?.refundCode ?? '')
  await staff.goto('/console/ledger')
  await expect(staff.getByRole('row', { name: /用户钱包余额/ })).toContainText('一致')
  await expect(staff.getByText('相差')).toHaveCount(0)
  await office.close()

  await expect(async () => {
    await visit(page, CENTER)
    await expect(statement(page).getByRole('row', { name: /余额退回（已退款）/ })).toBeVisible({
      timeout: 2000,
    })
  }).toPass({ timeout: 30_000 })
})
