import { type Browser, expect, type Page, test } from '@playwright/test'
import { violationsOn } from '../support/look'
import { createOrder, MANAGER } from '../support/members'
import { compareBills, forward, gatewayNow, pay } from '../support/sandbox'
import { call, holdNewMember } from '../support/session'
import { loginConsole } from '../support/staff'
import { visit } from '../support/visit'

const DAY_MS = 86_400_000
const MINUTE_MS = 60_000

/** The test changes this price permanently: the story runs after all others (playwright.config.ts). */
const PRODUCT = { id: 'owner-lookup-year', name: '业主查 SVIP 一年', orderType: 'INCREMENT' }

const order = async (token: string, productId: string, orderType: string, payType: string) => {
  const orderId = await createOrder({ productId, orderType }, token)
  await call(`${MANAGER}/setOnlinePayType`, { orderId, payType }, token)
  const { orderCode } = await call<{ orderCode: string }>(`${MANAGER}/getMyOrderOne`, { orderId }, token)
  return { orderId, orderCode }
}

const menu = (page: Page) => page.getByRole('navigation', { name: '运营台' })
const open = async (page: Page, resource: string) => {
  await menu(page).getByRole('link', { name: resource }).click()
  await expect(page.getByRole('heading', { name: resource, level: 1 })).toBeVisible()
}
const find = async (page: Page, words: string) => {
  await page.getByRole('searchbox').first().fill(words)
  await page.getByRole('searchbox').first().press('Enter')
  await page.getByRole('row').filter({ hasText: words }).getByRole('link').first().click()
}
const login = async (browser: Browser, _baseURL: string | undefined, account: string) => {
  const page = await browser.newPage()
  await loginConsole(page, account)
  return page
}
const shanghai = (ms: number) => new Date(ms + 8 * 3_600_000).toISOString()

test('a day of finance: what waits, a transfer in two parts, a refund, a difference, a price, the ledger', async ({
  page,
  context,
  baseURL,
  browser,
}) => {
  // Three people at three screens, and a day in between.
  test.setTimeout(240_000)
  const token = await holdNewMember(context)
  const billed = await order(token, 'svip-quarter', 'VIP', 'WeChat')
  await pay(billed.orderId, 'paid')
  await pay(billed.orderId, 'bill-omits')
  const refundRequest = { orderId: billed.orderId, reason: '重复购买', amount: 0, points: 0 }
  const price = await call<{ amount: number; points: number }>(
    `${MANAGER}/priceRefund`,
    { orderId: billed.orderId },
    token,
  )
  const { refundCode } = await call<{ refundCode: string }>(
    `${MANAGER}/askRefund`,
    { ...refundRequest, amount: price.amount, points: price.points },
    token,
  )
  await forward(DAY_MS)
  await compareBills()
  const awaited = await order(token, 'staff-vacancy-year', 'INCREMENT', 'CompanyPay')

  const finance = await login(browser, baseURL, 'finance')
  for (const waiting of ['退款待处理', '转账等待到账', '对账差异待处理'])
    await expect(finance.getByText(waiting)).toBeVisible()
  expect(await violationsOn(finance)).toEqual([])

  await open(finance, '转账')
  await find(finance, awaited.orderCode)
  const transfer = finance.getByRole('dialog', { name: '转账' })
  await expect(transfer).toContainText('¥1,580.00')
  const enter = async (yuan: string, reference: string) => {
    const day = shanghai(await gatewayNow()).slice(0, 10)
    await transfer.getByLabel('到账金额（元）').fill(yuan)
    await transfer.getByLabel('银行流水号').fill(reference)
    await transfer.getByRole('textbox', { name: '到账日期' }).fill(day)
    await transfer.getByRole('button', { name: '登记到账' }).click()
  }
  await enter('1000', `${awaited.orderCode}-1`)
  await expect(transfer).toContainText('款项不足')
  await expect(transfer).toContainText('¥580.00')
  expect(await violationsOn(finance)).toEqual([])
  await visit(page, `/center/?index=6&order=${awaited.orderId}`)
  await expect(page.getByText(/已到账 ¥1,000\.00，还差 ¥580\.00/)).toBeVisible()
  await enter('580', `${awaited.orderCode}-1`)
  await expect(transfer.getByText('已经登记过')).toBeVisible()
  await enter('580', `${awaited.orderCode}-2`)
  await expect(transfer).toContainText('已付清')
  await finance.keyboard.press('Escape')

  await open(finance, '退款')
  await find(finance, refundCode)
  const refund = finance.getByRole('dialog', { name: '退款' })
  await refund.getByRole('button', { name: '批准退款' }).click()
  await finance.getByRole('dialog', { name: '批准退款' }).getByRole('button', { name: '批准' }).click()
  await expect(refund.getByRole('button', { name: '批准退款' })).toHaveCount(0)
  await finance.keyboard.press('Escape')

  await open(finance, '对账')
  await find(finance, billed.orderCode)
  const line = finance.getByRole('dialog', { name: '对账' })
  await expect(line).toContainText('账单没有 · 待处理')
  await line.getByLabel('处理').selectOption('late')
  await line.getByLabel('原因').fill('支付服务商次日补入账单')
  expect(await violationsOn(finance)).toEqual([])
  await line.getByRole('button', { name: /^(处理|提交复核)$/ }).click()
  await expect(line).toContainText('已处理')
  await finance.keyboard.press('Escape')

  const before = await call<{ records: { id: string; amount: number }[] }>(
    '/jian-butler-portal-biz/product/listServiceIncrements',
    { incrementType: 'analysis_vip' },
    token,
  )
  const planned = before.records[0]!.amount + 12_300
  await open(finance, '产品与价格')
  await finance.getByRole('row').filter({ hasText: PRODUCT.name }).getByRole('link').first().click()
  const product = finance.getByRole('dialog', { name: '产品与价格' })
  await product.getByRole('button', { name: '调价' }).click()
  const from = shanghai((await gatewayNow()) + 20 * MINUTE_MS)
  await product.getByLabel('原价（元）').fill(String(planned / 100))
  await product.getByRole('textbox', { name: '生效日期' }).fill(from.slice(0, 10))
  await product.getByLabel('时间').fill(from.slice(11, 16))
  await product.getByRole('button', { name: '提交复核' }).click()
  await expect(product.getByText('请写明调价的原因')).toBeVisible()
  await product.getByLabel('原因').fill('年度调价')
  await product.getByRole('button', { name: '提交复核' }).click()
  await expect(product.getByText('须由另一位同事复核', { exact: true })).toBeVisible()
  expect(await violationsOn(finance)).toEqual([])

  const admin = await login(browser, baseURL, 'admin')
  await expect(admin.getByText('调价待复核')).toBeVisible()
  await open(admin, '产品与价格')
  await admin.getByRole('row').filter({ hasText: PRODUCT.name }).getByRole('link').first().click()
  const review = admin.getByRole('dialog', { name: '产品与价格' })
  await review.getByRole('button', { name: '通过', exact: true }).click()
  await expect(review.getByText('待生效')).toBeVisible()
  await admin.context().close()

  const shown = `¥${(planned / 100).toLocaleString('en-US')}`
  await visit(page, '/svip.html?product=analysis_vip')
  await expect(page.getByText(shown)).toHaveCount(0)
  await forward(21 * MINUTE_MS)
  await expect(async () => {
    await page.reload()
    await expect(page.getByText(shown).first()).toBeVisible({ timeout: 3000 })
  }).toPass({ timeout: 60_000 })

  await finance.goto('/console/ledger')
  await expect(finance.getByRole('row', { name: /银行账户/ })).toContainText('一致')
  await expect(finance.getByRole('row', { name: /待入账的转账款/ })).toContainText('一致')
  await expect(finance.getByText('相差')).toHaveCount(0)
  await finance.context().close()
})
