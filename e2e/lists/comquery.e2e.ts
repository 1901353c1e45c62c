import { expect, type Page, test } from '@playwright/test'
import { loginDialog } from '../support/login'
import { expectAccessible } from '../support/look'
import { holdSession, roleToken } from '../support/session'
import { visit } from '../support/visit'

const portal = process.env.PORTAL_URL ?? 'http://localhost:3000'

const group = (page: Page, name: string) => page.getByRole('group', { name })
const effect = (page: Page) => page.getByRole('region', { name: '各条件命中数' }).last()

test('conditions are counted while typing, and companies come with the matching records', async ({
  page,
  context,
}) => {
  await holdSession(context, portal, roleToken('svip'))
  await visit(page, '/comquery/')
  await group(page, '经营状态').getByLabel('状态').selectOption('active')
  await group(page, '中标业绩').getByLabel('单项金额不低于').fill('100')
  await group(page, '注册人员').getByLabel('注册类别').selectOption({ index: 1 })
  await expect(effect(page)).toContainText('经营状态为存续')
  await expect(effect(page)).toContainText(/全部满足\s*[\d,超万]+ 家/)

  await group(page, '企业资质').getByRole('button', { name: /添加/ }).click()
  await expect(group(page, '企业资质').getByLabel('资质类别')).toHaveCount(2)
  await page.getByRole('button', { name: '查询企业' }).click()
  await expect(page).toHaveURL(/\/comquery\/result\/?\?.*won\.amount=100/)
  expect(page.url()).not.toContain('qualification')
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(page.getByText(/\d+ 项中标/).first()).toBeVisible()
  await expect(page.getByText(/\d+ 名人员/).first()).toBeVisible()
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)

  await page.getByRole('link', { name: '修改条件' }).first().click()
  await expect(group(page, '中标业绩').getByLabel('单项金额不低于')).toHaveValue('100')
})

test('a region goes down to the county', { tag: '@long' }, async ({ page, context }) => {
  await holdSession(context, portal, roleToken('svip'))
  await visit(page, '/comquery/')
  await group(page, '所在地区').getByLabel('注册地', { exact: true }).selectOption('510000')
  await group(page, '所在地区').getByLabel('注册地：市或区县').selectOption('510100')
  await group(page, '所在地区').getByLabel('注册地：区县', { exact: true }).selectOption('510107')
  await expect(effect(page)).toContainText('注册地在四川成都市武侯区')
  await page.getByRole('button', { name: '查询企业' }).click()
  await expect(page).toHaveURL(/region\.code=510107/)
})

test('wrong input comes back with an error message beside it', { tag: '@long' }, async ({
  page,
  context,
}) => {
  await holdSession(context, portal, roleToken('svip'))
  await visit(page, '/comquery/result?capital.min=abc')
  await expect(page.getByRole('alert').filter({ hasText: '请填写不超过 9 位的整数' })).toBeVisible()
  await expect(page.getByLabel('不低于').first()).toHaveValue('abc')
  await visit(page, '/comquery/result/')
  await expect(page.getByText('请至少填写一个条件')).toBeVisible()
})

test('wrong input is reported before it is sent, at the first wrong field', { tag: '@long' }, async ({
  page,
  context,
}) => {
  await holdSession(context, portal, roleToken('svip'))
  await visit(page, '/comquery/')
  const amount = group(page, '中标业绩').getByLabel('单项金额不低于')
  await page.getByRole('button', { name: '查询企业' }).click()
  await expect(page.getByText('请至少填写一个条件')).toBeVisible()
  await amount.fill('abc')
  await page.getByRole('button', { name: '查询企业' }).click()
  await expect(page.getByText('请填写不超过 9 位的整数')).toBeVisible()
  await expect(amount).toBeFocused()
  await amount.fill('100')
  await expect(page.getByText('请填写不超过 9 位的整数')).toHaveCount(0)
  await amount.press('Enter')
  await expect(page).toHaveURL(/\/comquery\/result\/?\?won\.amount=100$/)
})

test('a day is typed or chosen in Chinese, in an English browser too', { tag: '@long' }, async ({
  browser,
}) => {
  const context = await browser.newContext({ locale: 'en-US', baseURL: portal })
  const page = await context.newPage()
  await visit(page, '/comquery/?won.since=2026-01-31')
  const since = page.getByLabel('中标日期起', { exact: true })
  await expect(since).toHaveValue('2026-01-31')
  await page.getByRole('button', { name: '选择中标日期起' }).click()
  const calendar = page.getByRole('dialog', { name: '选择中标日期起' })
  await expect(calendar.getByRole('button', { name: /2026年1月31日.*已选择/ })).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(since).toHaveValue('2026-02-01')
  await expect(calendar).toBeHidden()
  await expect(page.getByRole('button', { name: '选择中标日期起' })).toBeFocused()
  await since.fill('2026/3/5')
  await since.blur()
  await expect(since).toHaveValue('2026-03-05')

  await visit(page, '/zhaobiao/')
  await page.locator('summary', { hasText: '发布时间' }).click()
  const from = page.getByLabel('发布时间不早于', { exact: true })
  await from.fill('2026-02-30')
  await from.press('Enter')
  await expect(page.getByText('请填写正确的日期，如 2026-01-31')).toBeVisible()
  await expect(from).toBeFocused()
  await from.fill('2026年2月3日')
  await from.press('Enter')
  await expect(page).toHaveURL(/=2026-02-03%7E/)
  await context.close()
})

test('a visitor sees the form; searching asks for a login first', async ({ page }) => {
  await visit(page, '/comquery/')
  await group(page, '经营状态').getByLabel('状态').selectOption('active')
  await expect(effect(page)).toContainText('登录后可实时查看')
  await page.getByRole('button', { name: '查询企业' }).click()
  await expect(loginDialog(page)).toBeVisible()
  await visit(page, '/comquery/result?status.value=active')
  await expect(page.getByText('登录后即可查询')).toBeVisible()
})

test('without JavaScript the form submits, adds a row and finds', { tag: '@long' }, async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: portal })
  await holdSession(context, portal, roleToken('svip'))
  const page = await context.newPage()
  await page.goto('/comquery/')
  await group(page, '经营状态').getByLabel('状态').selectOption('active')
  await group(page, '注册人员').getByRole('button', { name: /添加/ }).click()
  await expect(group(page, '注册人员').getByLabel('注册类别')).toHaveCount(2)
  await expect(group(page, '经营状态').getByLabel('状态')).toHaveValue('active')
  await page.getByRole('button', { name: '查询企业' }).click()
  await expect(page.getByRole('article').first()).toBeVisible()
  await context.close()
})

for (const width of [360, 1280])
  test(`form and result are accessible and fit ${width} px`, { tag: width > 360 ? '@long' : [] }, async ({
    page,
    context,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await holdSession(context, portal, roleToken('svip'))
    for (const path of [
      '/comquery/?won.amount=x&add=people',
      '/comquery/result?status.value=active&won.times=1',
    ]) {
      await visit(page, path)
      await expectAccessible(page)
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(overflow).toBeLessThanOrEqual(0)
    }
  })
