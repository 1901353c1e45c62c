import { expect, test } from '@playwright/test'
import { findBusyCompany } from './support/records'
import { call, holdSession, roleToken } from './support/session'

test.use({ javaScriptEnabled: false })

test('without scripts the search, the menus of a list and the forms work', async ({ page, context }) => {
  await page.goto('/')
  await page.getByText('查招标', { exact: true }).first().click()
  await page.getByRole('searchbox').fill('学校')
  await page.getByRole('button', { name: '搜索' }).click()
  await expect(page).toHaveURL(`/zhaobiao/?q=${encodeURIComponent('学校')}`)
  await expect(page.getByRole('main')).toContainText('登录后即可搜索')

  await page.goto('/qiye/')
  const menu = page.getByRole('region', { name: '筛选' }).locator('.menu', { hasText: '企业资质' })
  await menu.locator('> button').click()
  await menu.getByRole('link', { name: '显示全部选项' }).click()
  await menu.locator('> button').click()
  await menu.getByRole('link', { name: '一级' }).click()
  await expect(page).toHaveURL(/\/qiye\/\?grade=A$/)

  await holdSession(context, roleToken('svip'))
  await page.goto('/comquery/')
  const group = (name: string) => page.getByRole('group', { name })
  await group('经营状态').getByLabel('状态').selectOption('active')
  await group('注册人员').getByRole('button', { name: /添加/ }).click()
  await expect(group('注册人员').getByLabel('注册类别')).toHaveCount(2)
  await expect(group('经营状态').getByLabel('状态')).toHaveValue('active')
  await page.getByRole('button', { name: '查询企业' }).click()
  await expect(page.getByRole('article').first()).toBeVisible()
})

test('REL-06 ACC-02 on a phone without scripts a visitor sees relations as lists, and prices as locks', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const { id } = await findBusyCompany({ qualification: ['D101', 'D110'] })
  const insight = await call<{
    competitor: { total: number; records: Array<{ name: string; times: number }> }
  }>('/jian-butler-project-biz/company/insight', { id, years: 3 }, roleToken('svip'))
  const [rival] = insight.competitor.records
  if (!rival) throw new Error('the company has no competitor')
  await page.goto(`/companyAnalyze/?cid=${id}`)
  await expect(page.getByRole('group', { name: /关系图/ })).toBeHidden()
  await page
    .getByRole('navigation', { name: '关系种类' })
    .getByRole('link', { name: /竞争对手/ })
    .click()
  const list = page.locator('#competitor')
  await expect(list).toBeVisible()
  await expect(page.locator('#owner')).toBeHidden()
  await expect(list.getByRole('link')).toHaveCount(Math.min(2, insight.competitor.total))
  await list.getByRole('link', { name: rival.name }).click()
  const meetings = page.locator('#meetings')
  await expect(meetings.getByRole('heading')).toContainText(`${rival.times} 次同场`)
  await expect(meetings.locator('a.locked').first()).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
})
