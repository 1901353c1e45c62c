import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'

const gateway = process.env.GATEWAY_URL ?? 'http://localhost:4000'

const open = async (page: Page) => {
  await page.goto(`${gateway}/docs`)
  await expect(page.getByRole('heading', { level: 1, name: '筑数通开放接口' })).toBeVisible()
}

/** Opens a group by its name and one call in it by its path; returns the call's block. */
const openCall = async (page: Page, group: string, path: string) => {
  await page.getByPlaceholder('按分组或路径查找').fill(path)
  const call = page.locator('.opblock', { has: page.locator(`[data-path="${path}"]`) })
  // The list is drawn again for the search; a click on a group before that is lost.
  await expect(async () => {
    if (!(await call.isVisible())) await page.getByRole('heading', { level: 3, name: group }).click()
    await expect(call).toBeVisible({ timeout: 2_000 })
  }).toPass()
  await call.locator('.opblock-summary-control').click()
  await expect(call.getByText('参数', { exact: true }).first()).toBeVisible()
  return call
}

const useAccount = async (page: Page, role: string) => {
  await page.getByLabel('以哪个演示账号发送').selectOption({ label: role })
  await expect(page.getByRole('status')).toHaveText('已使用这个账号的令牌')
}

test('a call is found, read and sent as a demo account, without loading anything from other sites', async ({
  page,
}) => {
  const complaints: string[] = []
  page.on('pageerror', ({ message }) => complaints.push(message))
  page.on('console', (line) => {
    if (line.type() === 'error') complaints.push(line.text())
  })
  page.on('request', (request) => {
    if (!/^(data:|blob:)/.test(request.url()) && !request.url().startsWith(gateway))
      complaints.push(request.url())
  })
  await open(page)
  const call = await openCall(page, '订单与支付', '/jian-butler-order-biz/myOrderManager/addOrderOnline')
  await expect(call).toContainText('创建订单；价格只由服务端决定，返回订单号')
  await expect(call).toContainText('40003 产品校验失败')
  await expect(call).toContainText('client.orders.create({')
  await useAccount(page, '非会员')
  await call.getByRole('button', { name: '试一试' }).click()
  await call.getByRole('button', { name: '发送' }).click()
  await expect(call.locator('.live-responses-table')).toContainText('"statusCode": "00000"')
  expect(complaints).toEqual([])
})

test('a wrong field is named, an answer streams to its end, a token is returned', async ({ page }) => {
  test.slow()
  await open(page)
  const detail = await openCall(page, '查企业', '/jian-butler-project-biz/company/detail')
  await detail.getByRole('button', { name: '试一试' }).click()
  await detail.locator('textarea').fill('{"idd":1}')
  await detail.getByRole('button', { name: '发送' }).click()
  await expect(detail.locator('.live-responses-table')).toContainText('"field": "idd"')
  await useAccount(page, '建筑管家 SVIP')
  const chat = await openCall(page, '智能助手', '/jian-butler-api-biz/deepSeek/v1/chat-stream')
  await chat.getByRole('button', { name: '试一试' }).click()
  await chat.getByRole('button', { name: '发送' }).click()
  const answer = chat.locator('.live-responses-table')
  await expect(answer).toContainText('message_end', { timeout: 30_000 })
  await page.getByLabel('以哪个演示账号发送').selectOption({ label: '不带令牌' })
  await chat.getByRole('button', { name: '发送' }).click()
  await expect(answer).toContainText('00113')
})

test('fits a phone, and our own parts pass axe', async ({ browser }) => {
  for (const width of [1280, 360]) {
    const context = await browser.newContext({ viewport: { width, height: 800 } })
    const page = await context.newPage()
    await open(page)
    await openCall(page, '查企业', '/jian-butler-project-biz/company/search')
    const { violations } = await new AxeBuilder({ page }).include('header').setLegacyMode().analyze()
    expect(violations, `at ${width} px`).toEqual([])
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(over, `${width} px`).toBeLessThanOrEqual(0)
    await context.close()
  }
})
