import { expect, type Page, test } from '@playwright/test'
import { accountMenu, loginDialog } from './support/login'
import { holdNewSvip } from './support/members'
import { aCompany } from './support/records'
import { call, holdNewMember } from './support/session'
import { visit } from './support/visit'
import { expectEqualsFreshLoad } from './support/whole-screen'

const COLLECT = '/jian-butler-portal-biz/memberCollect/addMemberCollect'

const menu = (page: Page) => page.getByRole('navigation', { name: '个人中心' })

const goTo = async (page: Page, label: string) => {
  await menu(page).getByRole('link', { name: label }).click()
  await expect(menu(page).locator('[aria-current=page]')).toHaveText(label)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`个人中心 · ${label}`)
}

/** Counts the documents loaded from now on. */
const countLoads = (page: Page) => {
  const loads = { count: 0 }
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads.count += 1
  })
  return loads
}

const exportTimes = async (token: string, times: number) => {
  const base = '/jian-butler-project-biz/company/export'
  for (let made = 0; made < times; made++)
    await call(base, { filters: { region: ['500000'] }, format: 'csv', preview: false }, token)
}

test('deleting from a list shows the remaining rows, to the last one, without loading a document', async ({
  page,
  context,
  baseURL,
}) => {
  const token = await holdNewSvip(context, baseURL)
  await exportTimes(token, 3)
  await visit(page, '/center/?index=7')
  const loads = countLoads(page)
  const rows = page.getByRole('table', { name: '导出记录' }).getByRole('row').filter({ hasText: 'CSV' })
  await expect(rows.filter({ hasText: '已完成' })).toHaveCount(3, { timeout: 30_000 })
  await expectEqualsFreshLoad(page)
  for (const left of [2, 1, 0]) {
    await rows.first().getByRole('button', { name: /^删除/ }).click()
    await page.getByRole('dialog', { name: '删除导出' }).getByRole('button', { name: '删除' }).click()
    await expect(rows).toHaveCount(left)
    await expectEqualsFreshLoad(page)
  }
  await expect(page.getByText('暂无导出记录')).toBeVisible()
  expect(loads.count).toBe(0)
})

test('pages of the centre are navigated without loading a document, and dialogs open once on each', async ({
  page,
  context,
  baseURL,
}) => {
  const token = await holdNewMember(context, baseURL)
  const { id } = await aCompany()
  await call(COLLECT, { module: 'company', moduleId: id }, token)
  await visit(page, '/center/')
  const loads = countLoads(page)
  for (const label of ['我的订单', '我的收藏', '导出记录', '我的纠错', '消息通知', '账户总览']) {
    await goTo(page, label)
    await expectEqualsFreshLoad(page)
  }

  await accountMenu(page).click()
  await page.getByRole('button', { name: '退出登录' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await page.getByRole('dialog', { name: '提示' }).getByRole('button', { name: '取消' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)

  const box = page.getByRole('searchbox', { name: '搜索' })
  await box.fill('重庆')
  await expect(page.locator('[data-option]').first()).toBeVisible()
  await page.keyboard.press('Escape')
  expect(loads.count).toBe(0)
  await box.press('Enter')
  await expect(page).toHaveURL(/\?q=/)
})

test('stars work on a page that was reached without loading a document', { tag: '@long' }, async ({
  page,
  context,
  baseURL,
}) => {
  const token = await holdNewMember(context, baseURL)
  const { id, name } = await aCompany()
  await call(COLLECT, { module: 'company', moduleId: id }, token)
  await visit(page, '/center/')
  const loads = countLoads(page)
  const changes: string[] = []
  page.on('request', (request) => {
    const [, change] = /memberCollect\/(add|delete)/.exec(request.url()) ?? []
    if (change) changes.push(change)
  })
  const star = page.getByRole('article').locator('[data-collect]')

  await goTo(page, '我的收藏')
  await star.click()
  await expect(page.getByText('暂无收藏')).toBeVisible()
  await expectEqualsFreshLoad(page)

  await goTo(page, '我的订单')
  await call(COLLECT, { module: 'company', moduleId: id }, token)
  await goTo(page, '我的收藏')
  await expect(page.getByRole('article')).toContainText(name)
  await expect(star).toHaveAttribute('aria-pressed', 'true')
  await star.click()
  await expect(page.getByText('暂无收藏')).toBeVisible()
  await expectEqualsFreshLoad(page)
  expect(changes).toEqual(['delete', 'delete'])
  expect(loads.count).toBe(0)
})

test('after the last record of a page was removed the page before it is shown', { tag: '@long' }, async ({
  page,
  context,
  baseURL,
}) => {
  const token = await holdNewMember(context, baseURL)
  const found = { pageSize: 20 }
  const { records } = await call<{ records: { id: string }[] }>(
    '/jian-butler-project-biz/company/search',
    found,
  )
  for (const { id } of records.slice(0, 11)) await call(COLLECT, { module: 'company', moduleId: id }, token)
  await visit(page, '/center/?index=8&page=2')
  const rows = page.getByRole('article')
  await expect(rows).toHaveCount(1)
  await rows.locator('[data-collect]').click()
  await expect(rows).toHaveCount(10)
  await expect(page).toHaveURL(/\/center\/\?index=8$/)
  await expectEqualsFreshLoad(page)
  await visit(page, '/center/?index=8&kind=company&page=9')
  await expect(page).toHaveURL(/\/center\/\?index=8&kind=company$/)
  await expect(rows).toHaveCount(10)
})

test('the chosen theme is marked on every page', async ({ page, context, baseURL }) => {
  await holdNewMember(context, baseURL)
  await visit(page, '/center/')
  const loads = countLoads(page)
  const dark = page.getByRole('radio', { name: '深色' })
  await dark.evaluate((radio: HTMLInputElement) => radio.click())
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expectEqualsFreshLoad(page)
  await goTo(page, '我的订单')
  await expect(dark).toBeChecked()
  await expectEqualsFreshLoad(page)
  expect(loads.count).toBe(0)
})

const follow = async (page: Page, href: string) => {
  await page.evaluate((to) => {
    const { next } = window as unknown as { next: { router: { push: (to: string) => void } } }
    next.router.push(to)
  }, href)
  await expect(page).toHaveURL(href)
}

test('lists navigated without loading a document each load their stars once', { tag: '@long' }, async ({
  page,
  context,
  baseURL,
}) => {
  await holdNewMember(context, baseURL)
  const asked = { count: 0 }
  page.on('request', (request) => {
    if (request.url().endsWith('/listMemberCollected')) asked.count += 1
  })
  await visit(page, '/zhaobiao/')
  const loads = countLoads(page)
  const star = page.getByRole('article').nth(1).locator('[data-collect]')
  await star.click()
  await expect(star).toHaveAttribute('aria-pressed', 'true')
  const kept = (await star.getAttribute('data-collect')) ?? ''
  await expect.poll(() => asked.count).toBe(1)

  for (const [way, href] of ['/zhaobiao/p2.html', '/zhaobiao/?size=20', '/zhaobiao/?size=50'].entries()) {
    await follow(page, href)
    await expect.poll(() => asked.count).toBe(way + 2)
    await expectEqualsFreshLoad(page)
  }
  await expect(page.locator(`[data-collect="${kept}"]`)).toHaveAttribute('aria-pressed', 'true')
  expect(loads.count).toBe(0)
})

test('a visitor who navigates to a further page without loading a document is asked to log in', async ({
  page,
}) => {
  await visit(page, '/qiye/')
  const loads = countLoads(page)
  await expect(loginDialog(page)).toHaveCount(0)
  await follow(page, '/qiye/p2.html')
  await expect(loginDialog(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(loginDialog(page)).toHaveCount(0)
  expect(loads.count).toBe(0)
})
