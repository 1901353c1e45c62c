import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from '../support/look'
import { call, holdSession, roleToken } from '../support/session'
import { countLoads, visit } from '../support/visit'
import { expectEqualsFreshLoad } from '../support/whole-screen'

const SCREEN = { width: 1366, height: 768 }

const menu = (page: Page, label: string) =>
  page.getByRole('region', { name: '筛选' }).locator('.menu', { hasText: label })
const opener = (page: Page, label: string) => menu(page, label).locator('> button')
const total = (page: Page) =>
  page.getByRole('region', { name: '查询结果' }).getByRole('heading', { level: 2 })

test('LST-04 a list is narrowed by its menus, each choice with its count, and each condition can be removed', async ({
  page,
}) => {
  await page.setViewportSize(SCREEN)
  await visit(page, '/zhaobiao/?notice=tender')
  const loads = countLoads(page)
  const region = menu(page, '所在地区')
  const choice = region.getByRole('link', { name: '浙江', exact: true })
  await expect(choice).toHaveCount(0)
  await opener(page, '所在地区').press('Enter')
  await expect(choice.locator('small')).toHaveText(/^[\d,]+$/)
  const count = (await choice.locator('small').textContent()) ?? ''
  expect(await choice.getAttribute('data-none')).toBe(count === '0' ? 'true' : null)
  await expectAccessible(page)
  await choice.click()
  await expect(page).toHaveURL(/region=330000/)
  await expect(total(page)).toHaveText(new RegExp(`共 ${count} `))
  await expect(opener(page, '所在地区')).toContainText('浙江')
  await expect(opener(page, '所在地区')).toBeFocused()
  await expect(page).toHaveTitle(/浙江/)
  // A choice in a menu does not affect the counts of the menu's other choices.
  await opener(page, '所在地区').click()
  await expect(choice.locator('small')).toHaveText(count)
  await page.keyboard.press('Escape')

  await opener(page, '预算金额').click()
  await menu(page, '预算金额').getByLabel('预算金额不低于').fill('500')
  await menu(page, '预算金额').getByRole('button', { name: '确定' }).click()
  await expect(page).toHaveURL(/region=330000.*amount=5000000/)
  await expectEqualsFreshLoad(page)
  await page.getByRole('link', { name: '移除条件：浙江' }).click()
  await expect(page).not.toHaveURL(/region/)
  await expect(page.locator('#results')).toBeFocused()
  expect(loads.count).toBe(0)
})

test('a list is sorted and turned over without loading a document, and the way back shows the page before', async ({
  page,
}) => {
  await visit(page, '/zhaobiao/?notice=tender')
  const loads = countLoads(page)
  await page.locator('.sorts > button').click()
  await page.getByRole('navigation', { name: '排序' }).getByRole('link', { name: '最先截止' }).click()
  await expect(page).toHaveURL(/sort=soonest/)
  await expect(page.locator('.sorts > button')).toBeFocused()
  await page.getByRole('link', { name: '下一页' }).click()
  await expect(page).toHaveURL(/\/zhaobiao\/p2\.html\?.*sort=soonest/)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await expect(page).toHaveURL(/\/zhaobiao\/\?.*sort=soonest/)
  await expectEqualsFreshLoad(page)
  expect(loads.count).toBe(0)
})

test('a menu closes by Esc and survives a lost network; a page is opened by its number', {
  tag: '@long',
}, async ({ page, context }) => {
  await holdSession(context, roleToken('svip'))
  await visit(page, '/qiye/?grade=A')
  const choice = menu(page, '经营状态').getByRole('link', { name: '存续' })
  await context.setOffline(true)
  await opener(page, '经营状态').click()
  await expect(menu(page, '经营状态').getByRole('alert')).toHaveText('选项没有加载出来，重试')
  await expect(page.getByRole('article').first()).toBeVisible()
  await context.setOffline(false)
  await menu(page, '经营状态').getByRole('button', { name: '重试' }).click()
  await expect(choice).toBeVisible()
  await opener(page, '经营状态').click()
  await expect(choice).toBeHidden()
  await opener(page, '经营状态').click()
  await expect(choice).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(choice).toBeHidden()
  await expect(opener(page, '经营状态')).toBeFocused()

  await visit(page, '/zhaobiao/?notice=tender')
  const box = page.getByRole('textbox', { name: /跳转到/ })
  const last = Number(await page.locator('.pager > div > a').nth(-2).textContent())
  await box.fill(String(last + 1))
  await box.press('Enter')
  await expect(page.getByRole('alert').filter({ hasText: `请输入 1 到 ${last} 之间的页码` })).toBeVisible()
  await box.fill('3')
  await box.press('Enter')
  await expect(page).toHaveURL(/\/zhaobiao\/p3\.html\?notice=tender$/)
  await page.getByRole('link', { name: '每页 100 条' }).click()
  await expect(page).toHaveURL(/\/zhaobiao\/\?notice=tender&size=100$/)
})

test('LST-03 a part of the distribution narrows the list to just that many', async ({ page }) => {
  await page.setViewportSize(SCREEN)
  const { total: all, facets } = await call<{
    total: number
    facets: { filter: string; parts: { count: number }[]; other: number }[]
  }>('/jian-butler-project-biz/search/distribution', { type: 'zhongbiao' }, roleToken('svip'))
  for (const { filter, parts, other } of facets)
    expect(
      parts.reduce((sum, { count }) => sum + count, other),
      filter,
    ).toBe(all)
  await visit(page, '/zhongbiao/')
  const tile = page.getByRole('complementary', { name: '结果分布' }).getByRole('link', { name: /^重庆 / })
  const count = (await tile.getAttribute('aria-label'))?.replace(/\D/g, '') ?? ''
  await tile.click()
  await expect(page).toHaveURL(/\/zhongbiao\/\?region=500000$/)
  await expect(total(page)).toHaveText(new RegExp(`共 ${Number(count).toLocaleString('en-US')} `))
})
