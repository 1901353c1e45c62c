import { expect, type Page, test } from '@playwright/test'
import { visit } from '../support/visit'

const rows = (page: Page) => page.getByRole('table').locator('tbody tr')

test('MAL-01 a visitor finds a product, sees real rows of it, masked, and goes on to its list', async ({
  page,
}) => {
  await visit(page, '/datamall/')
  await expect(page.getByRole('heading', { level: 1, name: '数据商城' })).toBeVisible()
  await page.getByRole('navigation', { name: '产品类别' }).getByRole('link', { name: /^人员/ }).click()
  await expect(page).toHaveURL(/type=people/)
  const products = page.getByRole('region', { name: '数据产品' }).getByRole('link')
  await expect(products).toHaveCount(2)
  await page.getByRole('searchbox', { name: '搜索数据产品' }).fill('建造师')
  await page.keyboard.press('Enter')
  await expect(products).toHaveCount(1)
  await products.first().click()
  await expect(page).toHaveURL(/\/sjfw\/people\/constructors\.html$/)
  await expect(page.getByRole('heading', { level: 1, name: '一级建造师注册明细' })).toBeVisible()
  await expect(rows(page)).toHaveCount(5)
  await page.getByRole('link', { name: '预览更多样例' }).click()
  await expect(rows(page)).toHaveCount(20)
  // Some records have no telephone number.
  await expect(page.getByRole('table')).toContainText('****')
  await page.getByRole('link', { name: '查看产品' }).click()
  await page.getByRole('link', { name: '在线查看全部' }).click()
  await expect(page).toHaveURL(/\/renyuan\/\?registration=R101/)
})

test('MAL-02 major projects are narrowed by amount and stage, and lead to their records', async ({
  page,
}) => {
  await visit(page, '/majorProject/')
  const first = page.getByRole('article').first()
  await expect(first).toContainText('总投资')
  await page.getByRole('link', { name: '50 亿元以上' }).click()
  await expect(page).toHaveURL(/\/majorProject\/\?from=50$/)
  await visit(page, '/majorProject/')
  await page.getByRole('article').first().getByRole('heading').getByRole('link').click()
  await expect(page).toHaveURL(/\/project\/[^/]+\.html$/)
})
