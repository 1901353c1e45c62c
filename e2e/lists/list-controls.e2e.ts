import { expect, type Page, test } from '@playwright/test'
import { holdSession, roleToken } from '../support/session'
import { visit } from '../support/visit'

const PHONE = { width: 390, height: 844 }

const currentTab = (page: Page) =>
  page.getByRole('navigation', { name: '查询类别' }).locator('[aria-current=page]')

test('on a phone the current tab of a list is in view', async ({ page }) => {
  await page.setViewportSize(PHONE)
  for (const [path, label] of [
    ['/qiye/', '查企业'],
    ['/zhaobiao/', '查招标'],
    ['/nijian/', '拟建项目'],
    ['/engineering/', '查工程'],
  ] as const) {
    await visit(page, path)
    await expect(currentTab(page)).toContainText(label)
    await expect(currentTab(page)).toBeInViewport({ ratio: 0.98 })
  }
})

test('a filter shows its choices on demand, the chosen one always', async ({ page }) => {
  await visit(page, '/zhaobiao/?size=20')
  const filters = page.getByRole('region', { name: '筛选' }).first()
  await expect(filters.getByRole('link', { name: '新疆', exact: true })).toHaveCount(0)
  await filters.locator('summary', { hasText: '所在地区' }).press('Enter')
  await filters.getByRole('link', { name: '新疆', exact: true }).click()
  await expect(page).toHaveURL(/\/zhaobiao\/\?region=650000&size=20$/)
  await expect(filters.locator('summary', { hasText: '所在地区' })).toContainText('新疆')
})

test('a filter without a network keeps the page, and is asked for again', async ({ page, context }) => {
  await visit(page, '/qiye/?grade=A')
  const menu = page.getByRole('region', { name: '筛选' }).locator('details', { hasText: '经营状态' })
  await context.setOffline(true)
  await menu.locator('summary').click()
  await expect(menu.getByRole('alert')).toHaveText('选项没有加载出来，重试')
  await expect(page).toHaveURL(/\/qiye\/\?grade=A$/)
  await expect(page.getByRole('article').first()).toBeVisible()
  await context.setOffline(false)
  await menu.getByRole('button', { name: '重试' }).click()
  await expect(menu.getByRole('link', { name: '存续' })).toBeVisible()
})

test('tenders begin with those that take bids, with a deadline by what ends soonest', async ({ page }) => {
  const left = (index: number) =>
    page
      .getByRole('article')
      .nth(index)
      .getByText(/^(今天|\d+ 天)$/)
  const days = async (index: number) =>
    Number.parseInt(((await left(index).textContent()) ?? '').replace('今天', '0'), 10)
  await visit(page, '/zhaobiao/')
  const sorts = page.locator('.sorts summary')
  await expect(sorts).toContainText('在招优先')
  for (const index of [0, 4, 9]) await expect(left(index)).toBeVisible()
  await visit(page, '/zhaobiao/?due=30d')
  await expect(sorts).toContainText('最先截止')
  expect(await days(0)).toBeLessThanOrEqual(await days(9))
  await sorts.click()
  await page.getByRole('link', { name: '最新发布', exact: true }).click()
  await expect(page).toHaveURL(/\?due=30d&sort=latest$/)
})

test('a page is opened by its number, and none beyond the last', async ({ page, context, baseURL }) => {
  await holdSession(context, baseURL ?? '', roleToken('svip'))
  await visit(page, '/zhaobiao/?notice=tender')
  const box = page.getByRole('textbox', { name: /跳转到/ })
  const last = Number(await page.locator('.pager > div > a').nth(-2).textContent())
  await box.fill(String(last + 1))
  await box.press('Enter')
  await expect(page.getByRole('alert').filter({ hasText: `请输入 1 到 ${last} 之间的页码` })).toBeVisible()
  await expect(page).toHaveURL(/\/zhaobiao\/\?notice=tender$/)
  await box.fill('3')
  await box.press('Enter')
  await expect(page).toHaveURL(/\/zhaobiao\/p3\.html\?notice=tender$/)
  await page.getByRole('link', { name: '每页 100 条' }).click()
  await expect(page).toHaveURL(/\/zhaobiao\/\?notice=tender&size=100$/)
})

/** True when the menu at the right edge covers content. */
const covered = (page: Page) =>
  page.evaluate(() => {
    const menu = document.querySelector('.floating')
    const shown = [...(menu?.querySelectorAll('.floating-menu, .floating-round') ?? [])]
    const boxes = shown.map((one) => one.getBoundingClientRect()).filter(({ width }) => width > 0)
    const around = [...document.querySelectorAll('main, header > *, footer > *')]
      .filter((one) => one.matches('main') || one.classList.contains('wrap'))
      .map((one) => one.getBoundingClientRect())
    return boxes.some((a) =>
      around.some((b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom),
    )
  })

for (const width of [390, 800, 1024, 1280, 1366])
  test(`the service menu covers nothing at ${width} px`, {
    tag: width === 390 || width === 1280 ? [] : '@long',
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 768 })
    await visit(page, '/zhongbiao/')
    for (const at of [0, 300, 900, 100_000]) {
      await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), at)
      expect(await covered(page), `scrolled by ${at}`).toBe(false)
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  })

test('on a phone the service menu is a line below the footer, and its panels stay on the screen', async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
  await visit(page, '/zhongbiao/')
  for (const word of ['客服', '热线', '公众号']) {
    await page.locator('.floating-item', { hasText: word }).click()
    const panel = page.locator('.floating [data-popover][open] .popover-panel')
    await expect(panel).toBeInViewport({ ratio: 1 })
    await page.keyboard.press('Escape')
  }
})
