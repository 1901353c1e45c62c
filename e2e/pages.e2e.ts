import { expect, type Page, test } from '@playwright/test'
import { fillSms } from './support/login'
import { expectAccessible } from './support/look'
import { newMobile } from './support/sandbox'
import { visit } from './support/visit'

const PAGES = [
  '/zzfw.html',
  '/guarantee/',
  '/vip.html',
  '/sem.html',
  '/sem/quickRegiste.html',
  '/yjyhome.html',
  '/reporthome.html',
  '/yjyredetail/bid-discount.html',
  '/yjydata.html',
  '/middlePage/2.html',
  '/svip404/tdcr/1.html',
]

const jsonLd = async (page: Page) =>
  (await page.locator('script[type="application/ld+json"]').allTextContents()).join('')

for (const [i, path] of PAGES.entries())
  test(`${path} is whole: a heading, no error, nothing wider than a phone, axe-clean`, {
    tag: i % 2 ? '@long' : [],
  }, async ({ page }) => {
    const errors: string[] = []
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
    page.on('pageerror', (error) => errors.push(error.message))
    await page.setViewportSize({ width: 360, height: 740 })
    await visit(page, path)
    await expect(page.locator('h1')).toHaveCount(1)
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`${path}$`))
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
    await expectAccessible(page)
    expect(errors).toEqual([])
  })

test('CON-01 a visitor asks an adviser and gets a number', async ({ page }) => {
  await visit(page, '/guarantee/')
  expect(await jsonLd(page)).toContain('"FAQPage"')
  await page.getByRole('link', { name: '咨询办理' }).click()
  const form = page.locator('#ask form')
  await form.getByRole('button', { name: '提交咨询' }).click()
  await expect(form.getByText('请填写怎样称呼您')).toBeVisible()
  await expect(form.getByLabel('怎样称呼您')).toBeFocused()
  await form.getByLabel('怎样称呼您').fill('张工')
  await form.getByLabel('手机号').fill(`122${String(Date.now()).slice(-8)}`)
  await form.getByLabel('所在地区').selectOption({ label: '重庆市' })
  await form.getByLabel('想了解的内容（选填）').fill('投标保函，80 万元')
  await form.getByRole('button', { name: '提交咨询' }).click()
  await expect(page.getByRole('status').filter({ hasText: '咨询编号' })).toContainText(/ZX\d{8}-[2-9A-Z]{6}/)
})

test('PRO-01 a short link leads to its page, an unknown one is a 404', async ({ page, request }) => {
  await visit(page, '/demo.html')
  await expect(page).toHaveURL(/\/sem\.html\?scode=demo$/)
  expect((await page.context().cookies()).find(({ name }) => name === 'scode')?.value).toBe('demo')
  expect((await request.get('/no-such-link.html')).status()).toBe(404)
  expect((await request.get('/middlePage/evil.html')).status()).toBe(404)
  expect((await request.get('/yjyredetail/nothing.html')).status()).toBe(404)
})

test('PRO-02 the page in between names its target and can be stopped', async ({ page }) => {
  await visit(page, '/middlePage/2.html')
  await expect(page.getByText('www.gsxt.gov.cn')).toBeVisible()
  await page.getByRole('button', { name: '取消自动跳转' }).click()
  await expect(page.getByText('已停止自动跳转')).toBeVisible()
})

test('the institute leads from its home through its texts to charts over live records', async ({ page }) => {
  await visit(page, '/yjyhome.html')
  await page.getByRole('link', { name: '下浮率观察：中标价离预算有多远' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('下浮率观察')
  await expect(page.getByText(/平均 .*% · 样本/).first()).toBeVisible()
  expect(await jsonLd(page)).toContain('"Report"')
})

test('LOG-01 a new mobile registers on the quick page and goes on', { tag: '@long' }, async ({ page }) => {
  await visit(page, '/sem/quickRegiste.html')
  await fillSms(page, newMobile())
  await expect(page).toHaveURL(/\/qiye\/$/, { timeout: 15_000 })
})
