import { expect, type Page, test } from '@playwright/test'
import { runsAll } from '../../scripts/lib/breadth.mjs'
import { expectAccessible } from '../support/look'
import { call, holdNewMember, holdSession, roleToken } from '../support/session'
import { visit } from '../support/visit'
import { expectEqualsFreshLoad } from '../support/whole-screen'

/* LST-01 to LST-03: every list is a ledger that can be read, filtered and paged without scrolling. */

/** The lists of every kind of record; for a kind with only sub-lists, one of them. */
const LISTS = [
  'qiye',
  'renyuan',
  'siku',
  'shengting',
  'zhongbiao',
  'shuili',
  'shuilijg',
  'gonglu',
  'zhaobiao',
  'proxy',
  'owner',
  'xinyong',
  'project',
  'engineering',
  'nijian',
  'tdcr',
  'ydys',
  'jsyd',
  'jsgcghxk',
  'hjpg',
  'zzwinning',
  'dthc/tz',
  'zzdq',
  'axdq',
  'recruitList',
  'workerList',
]

const SCREEN = { width: 1366, height: 768 }

const rows = (page: Page) => page.getByRole('region', { name: '查询结果' }).getByRole('article')
const menu = (page: Page, label: string) =>
  page.getByRole('region', { name: '筛选' }).locator('details', { hasText: label })
const open = (page: Page, label: string) => menu(page, label).locator('summary').click()

/**
 * The positions of the rows: the top of the first, the number fully visible on the screen, and the heights.
 */
const geometry = (page: Page) =>
  page.locator('.ledger .row').evaluateAll((all) => {
    const boxes = all.map((row) => row.getBoundingClientRect())
    return {
      first: boxes[0]?.top ?? Number.NaN,
      inView: boxes.filter(({ bottom }) => bottom <= innerHeight).length,
      heights: [...new Set(boxes.map(({ height }) => Math.round(height)))],
      isWide: document.documentElement.scrollWidth > innerWidth,
    }
  })

/** Visitor and SVIP take turns; with CRAWL=all each opens every list. */
const isWhole = runsAll('CRAWL')

for (const role of ['visitor', 'svip'] as const)
  test(`LST-01 on an office screen every list begins in the upper third, for a ${role}`, {
    tag: role === 'svip' ? [] : '@long',
  }, async ({ page, context, baseURL }) => {
    test.setTimeout(240_000)
    await page.setViewportSize(SCREEN)
    if (role === 'svip') await holdSession(context, baseURL ?? '', roleToken('svip'))
    const isOwn = (_: string, i: number) => (i % 2 === 0) === (role === 'visitor')
    for (const list of isWhole ? LISTS : LISTS.filter(isOwn)) {
      await visit(page, `/${list}/`)
      const { first, inView, heights, isWide } = await geometry(page)
      expect.soft(first, `${list}: the first row`).toBeLessThanOrEqual(260)
      const shown = Math.min(8, await rows(page).count())
      expect.soft(inView, `${list}: rows in view`).toBeGreaterThanOrEqual(shown)
      expect.soft(heights, `${list}: heights`).toEqual([56])
      expect.soft(isWide, `${list}: scrolls sideways`).toBe(false)
    }
  })

test('LST-01 the height of the rows is chosen once, for all lists', async ({ page }) => {
  await page.setViewportSize(SCREEN)
  await visit(page, '/zhaobiao/')
  await page.getByRole('button', { name: /行高/ }).click()
  await expect.poll(async () => (await geometry(page)).heights).toEqual([40])
  await visit(page, '/qiye/')
  expect((await geometry(page)).heights).toEqual([40])
  await expectEqualsFreshLoad(page)
  await page.getByRole('button', { name: /行高/ }).click()
  await expect.poll(async () => (await geometry(page)).heights).toEqual([56])
})

test('a list is narrowed by its menus, and each condition can be removed', async ({ page }) => {
  await visit(page, '/zhaobiao/')
  await expect(page.getByRole('link', { name: '浙江', exact: true })).toHaveCount(0)
  await open(page, '所在地区')
  await menu(page, '所在地区').getByRole('link', { name: '浙江', exact: true }).click()
  await expect(page).toHaveURL(/\/zhaobiao\/\?region=330000$/)
  await expect(menu(page, '所在地区').locator('summary')).toContainText('浙江')
  await open(page, '预算金额')
  await menu(page, '预算金额').getByLabel('预算金额不低于').fill('500')
  await menu(page, '预算金额').getByRole('button', { name: '确定' }).click()
  await expect(page).toHaveURL(/region=330000&amount=5000000/)
  await expectEqualsFreshLoad(page)
  await page.getByRole('link', { name: '移除条件：浙江' }).click()
  await expect(page).not.toHaveURL(/region/)
  await page.locator('.sorts summary').click()
  await page.getByRole('navigation', { name: '排序' }).getByRole('link', { name: '最先截止' }).click()
  await expect(page).toHaveURL(/sort=soonest/)
  await expectAccessible(page)
})

test('a menu closes by Esc, and without scripts its choices are part of another page', async ({
  page,
  browser,
}) => {
  await visit(page, '/qiye/')
  await open(page, '企业资质')
  await expect(menu(page, '企业资质').getByRole('link', { name: '一级' })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(menu(page, '企业资质').getByRole('link', { name: '一级' })).toBeHidden()
  await expect(menu(page, '企业资质').locator('summary')).toBeFocused()

  const plain = await browser.newContext({ javaScriptEnabled: false })
  const still = await plain.newPage()
  await still.goto(page.url())
  await open(still, '企业资质')
  await menu(still, '企业资质').getByRole('link', { name: '显示全部选项' }).click()
  await open(still, '企业资质')
  await menu(still, '企业资质').getByRole('link', { name: '一级' }).click()
  await expect(still).toHaveURL(/\/qiye\/\?grade=A$/)
  await plain.close()
})

test('LST-03 beside a list stands how its result divides; a part narrows it to just that many', async ({
  page,
}) => {
  await page.setViewportSize(SCREEN)
  const { data } = {
    data: await call<{
      total: number
      facets: { filter: string; parts: { count: number }[]; other: number }[]
    }>('/jian-butler-project-biz/search/distribution', { type: 'zhongbiao' }, roleToken('svip')),
  }
  for (const { filter, parts, other } of data.facets)
    expect(
      parts.reduce((sum, { count }) => sum + count, other),
      filter,
    ).toBe(data.total)
  await visit(page, '/zhongbiao/')
  const rail = page.getByRole('complementary', { name: '结果分布' })
  const tile = rail.getByRole('link', { name: /^重庆 / })
  const count = (await tile.getAttribute('aria-label'))?.replace(/\D/g, '') ?? ''
  await tile.click()
  await expect(page).toHaveURL(/\/zhongbiao\/\?region=500000$/)
  const total = page.getByRole('region', { name: '查询结果' }).getByRole('heading', { level: 2 })
  await expect(total).toHaveText(new RegExp(`共 ${Number(count).toLocaleString('en-US')} `))
  await expect(rail.getByRole('link', { name: /[区县]/ }).first()).toBeVisible()
})

test('a list is walked by keys: down, up, a star, the record; what was read is no longer bold', async ({
  page,
  context,
}) => {
  await holdNewMember(context, process.env.PORTAL_URL ?? 'http://localhost:3000')
  await visit(page, '/zhaobiao/')
  const names = page.locator('.ledger .row-title > a')
  await expect(async () => {
    await page.keyboard.press('j')
    await expect(names.first()).toBeFocused({ timeout: 500 })
  }).toPass()
  await page.keyboard.press('j')
  await expect(names.nth(1)).toBeFocused()
  await page.keyboard.press('k')
  await expect(names.first()).toBeFocused()
  await page.keyboard.press('s')
  await expect(rows(page).first().locator('[data-collect]')).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('?')
  const help = page.getByRole('dialog', { name: '快捷键' })
  await expect(help).toContainText('下一条')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(help).toBeHidden()
  await names.nth(2).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/zhaobiao\/.+\.html$/)
  await page.goBack()
  await expect(rows(page).nth(2)).toHaveAttribute('data-visited', '')
  await expect(rows(page).nth(1)).not.toHaveAttribute('data-visited', '')
  // The keys continue from the same row.
  await expect(names.nth(2)).toBeFocused()
  await page.keyboard.press('j')
  await expect(names.nth(3)).toBeFocused()
})

test('the first result is two keys away', async ({ page }) => {
  await visit(page, '/qiye/')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: '跳到查询结果' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.locator('.ledger .row-title > a').first()).toBeFocused()
})
