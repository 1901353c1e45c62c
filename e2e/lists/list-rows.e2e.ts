import { expect, type Page, test } from '@playwright/test'
import { findArrival, type RecordPage, type RecordView, tender } from '../../packages/domain/src/records'
import { runsAll } from '../../scripts/lib/breadth.mjs'
import { expectAccessible } from '../support/look'
import { gatewayNow } from '../support/sandbox'
import { call, holdNewMember, holdSession, roleToken } from '../support/session'
import { visit } from '../support/visit'
import { expectEqualsFreshLoad } from '../support/whole-screen'

/* LST-01, LST-05: rows that can be read, walked and recognised without scrolling. */

/** Lists with different columns; with LONG=all those of every kind. */
const SHORT = ['qiye', 'renyuan', 'zhaobiao', 'nijian']
const LONG = [
  ...SHORT,
  ...[
    'siku',
    'shengting',
    'zhongbiao',
    'shuili',
    'shuilijg',
    'gonglu',
    'proxy',
    'owner',
    'xinyong',
    'project',
  ],
  ...['engineering', 'tdcr', 'ydys', 'jsyd', 'jsgcghxk', 'hjpg', 'zzwinning', 'dthc/tz', 'zzdq', 'axdq'],
]

const DAY_MS = 86_400_000
const SCREEN = { width: 1366, height: 768 }

const rows = (page: Page) => page.getByRole('region', { name: '查询结果' }).getByRole('article')

/** The top of the first row, the number of rows fully visible on the screen, and the heights. */
const measure = (page: Page) =>
  page.locator('.ledger .row').evaluateAll((all) => {
    const boxes = all.map((row) => row.getBoundingClientRect())
    return {
      first: boxes[0]?.top ?? Number.NaN,
      inView: boxes.filter(({ bottom }) => bottom <= innerHeight).length,
      heights: [...new Set(boxes.map(({ height }) => Math.round(height)))],
      isWide: document.documentElement.scrollWidth > innerWidth,
    }
  })

test('LST-01 on an office screen a list begins in the upper third; its row height is chosen for all lists', async ({
  page,
  context,
}) => {
  test.setTimeout(240_000)
  await page.setViewportSize(SCREEN)
  await holdSession(context, roleToken('svip'))
  for (const list of runsAll('LONG') ? LONG : SHORT) {
    await visit(page, `/${list}/`)
    const { first, inView, heights, isWide } = await measure(page)
    expect.soft(first, `${list}: the first row`).toBeLessThanOrEqual(260)
    const shown = Math.min(8, await rows(page).count())
    expect.soft(inView, `${list}: rows in view`).toBeGreaterThanOrEqual(shown)
    expect.soft(heights, `${list}: heights`).toEqual([56])
    expect.soft(isWide, `${list}: scrolls sideways`).toBe(false)
  }
  await page.getByRole('button', { name: /行高/ }).click()
  await expect.poll(async () => (await measure(page)).heights).toEqual([40])
  await visit(page, '/qiye/')
  expect((await measure(page)).heights).toEqual([40])
  await expectEqualsFreshLoad(page)
})

test('a list is walked by keys: skip link, down, up, a star, the record; the way back keeps the row', async ({
  page,
  context,
}) => {
  await holdNewMember(context)
  await visit(page, '/zhaobiao/')
  const names = page.locator('.ledger .row-title > a')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: '跳到查询结果' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(names.first()).toBeFocused()
  // The keys are loaded after the page: on a busy machine the first press may come before them.
  await expect(async () => {
    await names.first().focus()
    await page.keyboard.press('j')
    await expect(names.nth(1)).toBeFocused({ timeout: 500 })
  }).toPass()
  await page.keyboard.press('k')
  await expect(names.first()).toBeFocused()
  await page.keyboard.press('s')
  await expect(
    rows(page)
      .first()
      .getByRole('button', { name: /^收藏|^已收藏/ }),
  ).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('?')
  const help = page.getByRole('dialog', { name: '快捷键' })
  await expect(help).toContainText('下一条')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(help).toBeHidden()
  await names.nth(2).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/zhaobiao\/.+\.html$/)
  await expect(page.getByRole('navigation', { name: '本页内容' })).toBeVisible()
  await expectEqualsFreshLoad(page)
  await page.goBack()
  await expect(rows(page).nth(2)).toHaveAttribute('data-visited', '')
  await expect(rows(page).nth(1)).not.toHaveAttribute('data-visited', '')
  // The keys continue from the same row.
  await expect(names.nth(2)).toBeFocused()
  await page.keyboard.press('j')
  await expect(names.nth(3)).toBeFocused()
})

/** The positions of the rows and their names. */
const places = (page: Page) =>
  page
    .locator('.ledger :is(.row, .row-title > a)')
    .evaluateAll((all) =>
      all.map((part) => part.getBoundingClientRect()).map(({ x, y, height }) => [x, y, height]),
    )

test('LST-05 rows newer than the last visit have a dot and a word, and nothing moves', async ({ page }) => {
  await page.setViewportSize(SCREEN)
  await visit(page, '/zhaobiao/')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('list-visits'))).toContain('zhaobiao')
  await expect(page.locator('[data-new]')).toHaveCount(0)
  const before = await places(page)

  const at = (await gatewayNow()) - 60 * DAY_MS
  await page.evaluate((then) => {
    localStorage.setItem('list-visits', JSON.stringify({ zhaobiao: { at: then, before: null } }))
  }, at)
  await visit(page, '/zhaobiao/')
  await expect(rows(page).first()).toHaveAttribute('data-new', '')
  await expect(rows(page).first().getByRole('heading', { level: 3 })).toHaveText(/^新：/)
  expect(await places(page)).toEqual(before)
  const { records } = await call<RecordPage<RecordView>>('/jian-butler-project-biz/zhaobiao/search', {})
  const marks = await rows(page).evaluateAll((all) => all.map(({ dataset }) => dataset.new === ''))
  expect(marks).toEqual(records.map((record) => (findArrival(tender, record) ?? 0) > at))
  // Another page of the list is the same visit.
  await visit(page, '/zhaobiao/?sort=amount')
  await visit(page, '/zhaobiao/')
  await expect(rows(page).first()).toHaveAttribute('data-new', '')
})
