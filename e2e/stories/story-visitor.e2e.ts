import { expect, test } from '@playwright/test'
import { loginDialog } from '../support/login'
import { aCompany, detailOf } from '../support/records'
import { visit } from '../support/visit'

const MASKED_PHONE = /\d{3}-?\d?\*{4}\d{3,4}/

test('a visitor sees closed values masked, pages to a login, and a lock opens it and takes the focus back', async ({
  page,
}) => {
  const company = await aCompany()
  await visit(page, '/renyuan/')
  const closed = page.getByRole('article').locator('a.locked').first()
  await expect(closed).toHaveAttribute('data-tip', /登录后查看|开通/)
  await expect(closed).toHaveText(/[*＊]{3}/)
  await visit(page, '/qiye/')
  const name = await page.getByRole('article').first().getByRole('heading').textContent()
  await page.getByRole('navigation', { name: '分页' }).getByRole('link', { name: '第 2 页' }).click()
  await expect(page).toHaveURL(/\/qiye\/p2\.html$/)
  await expect(page.getByRole('article').first().locator('h3')).not.toHaveText(name ?? '')
  // Beyond the first page the list requires a login, once, over the loaded page (NAV-12).
  await expect(loginDialog(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await visit(page, '/qiye/p3.html')
  await page.waitForLoadState('networkidle')
  await expect(loginDialog(page)).toHaveCount(0)

  await visit(page, detailOf(company))
  await expect(page.getByRole('heading', { level: 1 })).toContainText(company.name)
  await expect(page.locator('main a.locked', { hasText: MASKED_PHONE }).first()).toBeVisible()
  await page.locator('#base > summary').click()
  await expect(page.locator('#base a.locked', { hasText: '******' }).first()).toBeVisible()
  await expect(page.getByText(company.contactPhone)).toHaveCount(0)
  const lock = page.locator('main a.locked').first()
  await lock.click()
  await expect(page.getByLabel('手机号')).toBeFocused()
  await loginDialog(page).getByRole('button', { name: '关闭' }).click()
  await expect(loginDialog(page)).toHaveCount(0)
  await expect(lock).toBeFocused()
  await page.locator('.lockbar').first().getByRole('link', { name: '立即登录' }).click()
  await expect(loginDialog(page)).toBeVisible()
})

test('searching by keyword asks a visitor to log in', async ({ page }) => {
  await visit(page, '/qiye/')
  const box = page.getByRole('searchbox', { name: '搜索' })
  await page.getByRole('search').getByRole('button', { name: '搜索' }).click()
  await expect(page.getByText('请输入搜索关键词')).toBeVisible()
  await box.fill('建筑')
  await box.press('Enter')
  await expect(loginDialog(page)).toBeVisible()

  await visit(page, '/qiye/?q=%E5%BB%BA%E7%AD%91')
  await expect(page.getByText('登录后即可搜索')).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(0)
})
