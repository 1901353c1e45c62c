import { expect, type Page, test } from '@playwright/test'
import { accountMenu, loginDialog } from './support/login'
import { aCompany, detailOf } from './support/records'
import { call, holdNewMember, PORTAL } from './support/session'
import { countLoads, settled, visit } from './support/visit'
import { expectEqualsFreshLoad } from './support/whole-screen'

const COLLECT = '/jian-butler-portal-biz/memberCollect/addMemberCollect'

const menu = (page: Page) => page.getByRole('navigation', { name: '个人中心' })
const scrollTop = (page: Page) => page.evaluate(() => scrollY)

const goTo = async (page: Page, label: string) => {
  await menu(page).getByRole('link', { name: label }).click()
  await expect(menu(page).locator('[aria-current=page]')).toHaveText(label)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`个人中心 · ${label}`)
}

test('the centre is navigated without loading a document; its theme, dialogs and search stay whole', async ({
  page,
  context,
}) => {
  await holdNewMember(context)
  await visit(page, '/center/')
  const loads = countLoads(page)
  const dark = page.getByRole('radio', { name: '深色' })
  await dark.evaluate((radio: HTMLInputElement) => radio.click())
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  for (const label of ['我的订单', '我的收藏', '账号总览']) await goTo(page, label)
  await expect(dark).toBeChecked()
  await expectEqualsFreshLoad(page)

  await accountMenu(page).click()
  await page.getByRole('button', { name: '退出登录' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await page.getByRole('dialog', { name: '提示' }).getByRole('button', { name: '取消' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const box = page.getByRole('searchbox', { name: '搜索' })
  await box.fill('重庆')
  await expect(page.getByRole('region', { name: '搜索联想与历史' }).getByRole('link').first()).toBeVisible()
  await page.keyboard.press('Escape')
  expect(loads.count).toBe(0)
  await box.press('Enter')
  await expect(page).toHaveURL(/\?q=/)
})

test('NAV-11 NAV-15 a company opens 463 px down, the way back keeps the place, the last tab click wins', async ({
  page,
}) => {
  await visit(page, '/#anything')
  await expect(page).toHaveURL(new URL('/', PORTAL).href)
  await visit(page, detailOf(await aCompany()))
  await expect.poll(() => scrollTop(page)).toBe(463)
  await page.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }))
  await expect.poll(() => scrollTop(page)).toBe(700)
  await visit(page, '/zhaobiao/')
  expect(await scrollTop(page)).toBe(0)
  await page.goBack()
  await settled(page)
  await expect.poll(() => scrollTop(page)).toBe(700)
  await page.reload()
  await settled(page)
  await expect.poll(() => scrollTop(page)).toBe(700)

  await visit(page, '/zhaobiao/')
  await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }))
  const queries: (string | null)[] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (pathname.startsWith('/query')) queries.push(searchParams.get('name'))
  })
  await page.evaluate(() => {
    for (const href of ['/qiye/', '/xinyong/'])
      document.querySelector<HTMLElement>(`[data-shell-tabs] a[href="${href}"]`)?.click()
  })
  await expect(page).toHaveURL(/\/xinyong\/$/)
  expect(new Set(queries)).toEqual(new Set(['xinyong']))
  expect(await scrollTop(page)).toBe(0)
  await expectEqualsFreshLoad(page)
})

/** True when the menu at the right edge covers content. */
const isCovered = (page: Page) =>
  page.evaluate(() => {
    const floating = document.querySelector('.floating')
    const shown = [...(floating?.querySelectorAll('.floating-menu, .floating-round') ?? [])]
    const boxes = shown.map((part) => part.getBoundingClientRect()).filter(({ width }) => width > 0)
    const around = [...document.querySelectorAll('main, header > *, footer > *')]
      .filter((part) => part.matches('main') || part.classList.contains('wrap'))
      .map((part) => part.getBoundingClientRect())
    return boxes.some((a) =>
      around.some((b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom),
    )
  })

test('SHL-04 SHL-07 the service menu covers nothing, leads up, and its panels stay on a phone’s screen', async ({
  page,
}) => {
  await visit(page, '/zhongbiao/')
  for (const [width, height] of [
    [1280, 800],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height })
    for (const top of [0, 900, 100_000]) {
      await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top)
      expect(await isCovered(page), `${width} px, scrolled by ${top}`).toBe(false)
    }
  }
  for (const word of ['客服', '热线', '公众号']) {
    await page.locator('.floating-item', { hasText: word }).click()
    const panel = page.locator('.floating .popover-panel:popover-open')
    await expect(panel).toBeInViewport({ ratio: 1 })
    await page.keyboard.press('Escape')
  }
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }))
  await page.getByRole('button', { name: '返回顶部' }).click()
  await expect.poll(() => scrollTop(page)).toBe(0)
  await page.getByRole('button', { name: '查询服务' }).first().click()
  const services = page.getByRole('navigation', { name: '查询服务' })
  const second = services.getByRole('link', { name: '安全三类人员' })
  await expect(second).toBeHidden()
  await services.getByText('全部查询、服务与内容').click()
  await expect(second).toBeVisible()
})

/** Presses a control as a visitor; the login opens. */
const expectLogin = async (page: Page, path: string, press: () => Promise<unknown>) => {
  await visit(page, path)
  await press()
  await expect(loginDialog(page), path).toBeVisible()
}

test('what a visitor may not do opens the login', async ({ page }) => {
  const button = (name: string) =>
    page.getByRole('button', { name, exact: true }).first().click({ timeout: 10_000 })
  await expectLogin(page, '/qiye/?region=500000', () => button('导出'))
  await expectLogin(page, '/workerList/', () => button('发布求职'))
  await expectLogin(page, '/comquery/?status.value=active', () => button('查询企业'))
  await expectLogin(page, detailOf(await aCompany()), () => button('数据纠错'))
  await expectLogin(page, '/zhaobiao/', async () => {
    const opener = page.getByRole('button', { name: '快捷服务' })
    if (await opener.isVisible()) await opener.click()
    await button('AI 商机助手')
  })
})

test('removing the last record of a page shows the page before it', { tag: '@long' }, async ({
  page,
  context,
}) => {
  const token = await holdNewMember(context)
  const { records } = await call<{ records: { id: string }[] }>('/jian-butler-project-biz/company/search', {
    pageSize: 20,
  })
  for (const { id } of records.slice(0, 11)) await call(COLLECT, { module: 'company', moduleId: id }, token)
  await visit(page, '/center/?index=8&page=2')
  const rows = page.getByRole('article')
  await expect(rows).toHaveCount(1)
  await rows.getByRole('button', { name: /^收藏|^已收藏/ }).click()
  await expect(rows).toHaveCount(10)
  await expect(page).toHaveURL(/\/center\/\?index=8$/)
  await expectEqualsFreshLoad(page)
  await visit(page, '/center/?index=8&kind=company&page=9')
  await expect(page).toHaveURL(/\/center\/\?index=8&kind=company$/)
  await expect(rows).toHaveCount(10)
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
}) => {
  await holdNewMember(context)
  const stars = { count: 0 }
  page.on('request', (request) => {
    if (request.url().endsWith('/listMemberCollected')) stars.count += 1
  })
  await visit(page, '/zhaobiao/')
  const loads = countLoads(page)
  const star = page
    .getByRole('article')
    .nth(1)
    .getByRole('button', { name: /^收藏|^已收藏/ })
  await star.click()
  await expect(star).toHaveAttribute('aria-pressed', 'true')
  const name = (await star.locator('.sr-only').textContent()) ?? ''
  await expect.poll(() => stars.count).toBe(1)
  for (const [way, href] of ['/zhaobiao/p2.html', '/zhaobiao/?size=20', '/zhaobiao/?size=50'].entries()) {
    await follow(page, href)
    await expect.poll(() => stars.count).toBe(way + 2)
    await expectEqualsFreshLoad(page)
  }
  const row = page.getByRole('article').filter({ hasText: name.slice(1) })
  const sameStar = row.getByRole('button', { name: /^收藏|^已收藏/ })
  await expect(sameStar).toHaveAttribute('aria-pressed', 'true')
  expect(loads.count).toBe(0)
})
