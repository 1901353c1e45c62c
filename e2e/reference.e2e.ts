import { expect, type Page, test } from '@playwright/test'
import { violationsOn } from './look'

const gateway = process.env.GATEWAY_URL ?? 'http://localhost:4000'

const open = async (page: Page, id = '') => {
  await page.goto(`${gateway}/docs#${id}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

test('a call is found by keyboard, read and sent as a demo account', async ({ page }) => {
  const complaints: string[] = []
  page.on('pageerror', ({ message }) => complaints.push(message))
  await open(page)
  await page.keyboard.press('/')
  await page.keyboard.type('订单 创建')
  await expect(page.getByText('找到 1 个接口')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('创建订单；价格只由服务端决定，返回订单号')
  await expect(page.getByRole('row', { name: '40003 产品校验失败' })).toBeVisible()
  await expect(page.getByLabel('SDK', { exact: true })).toContainText('client.orders.create({')
  await page.getByLabel('以哪个演示账号发送').selectOption({ label: '非会员' })
  await page.getByRole('button', { name: '发送' }).click()
  await expect(page.getByLabel('返回的内容')).toContainText('"statusCode": "00000"')
  expect(complaints).toEqual([])
})

test('a detail is filled from its list, a wrong field is named, an answer streams and stops', async ({
  page,
}) => {
  await open(page, 'companies.detail')
  await page.getByRole('button', { name: '填入列表的第一条' }).click()
  await expect(page.getByLabel('参数（JSON）')).not.toHaveValue(/00000000-0000-4000/)
  await page.getByRole('button', { name: '发送' }).click()
  await expect(page.getByLabel('返回的内容')).toContainText('creditCode')
  await page.getByLabel('参数（JSON）').fill('{"idd":1}')
  await page.getByRole('button', { name: '发送' }).click()
  await expect(page.getByLabel('返回的内容')).toContainText('"field": "idd"')
  await open(page, 'assistant.chat')
  await page.getByLabel('以哪个演示账号发送').selectOption({ label: '建筑管家 SVIP' })
  await page.getByRole('button', { name: '发送' }).click()
  await expect(page.getByLabel('返回的内容')).toContainText('"event":"message_end"')
})

for (const look of ['light', 'dark'] as const) {
  test(`nothing is in the way of anybody, ${look}, on a phone too`, async ({ browser }) => {
    for (const width of [1280, 360]) {
      const context = await browser.newContext({ colorScheme: look, viewport: { width, height: 800 } })
      const page = await context.newPage()
      for (const id of ['', 'companies.search', 'orders.create', 'assistant.upload', 'comquery.search']) {
        await open(page, id)
        expect(await violationsOn(page), id).toEqual([])
        const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
        expect(over, `${id} at ${width} px`).toBeLessThanOrEqual(0)
      }
      await context.close()
    }
  })
}
