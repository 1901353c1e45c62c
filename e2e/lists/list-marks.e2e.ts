import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from '../support/look'
import { gatewayNow } from '../support/sandbox'
import { call, holdNewMember } from '../support/session'
import { visit } from '../support/visit'

/* LST-04, LST-05, BID-09, BID-10: information in a list and its menus before anything is opened. */

const portal = process.env.PORTAL_URL ?? 'http://localhost:3000'
const DAY_MS = 86_400_000
const SCREEN = { width: 1366, height: 768 }

const rows = (page: Page) => page.getByRole('region', { name: '查询结果' }).getByRole('article')
const menu = (page: Page, label: string) =>
  page.getByRole('region', { name: '筛选' }).locator('details', { hasText: label })
const total = (page: Page) =>
  page.getByRole('region', { name: '查询结果' }).getByRole('heading', { level: 2 })

/** The positions of the rows and their names. */
const places = (page: Page) =>
  page
    .locator('.ledger :is(.row, .row-title > a)')
    .evaluateAll((all) =>
      all.map((one) => one.getBoundingClientRect()).map(({ x, y, height }) => [x, y, height]),
    )

async function chooseCompany(token: string): Promise<void> {
  const { records } = await call<{ records: Array<{ id: string }> }>(
    '/jian-butler-project-biz/company/search',
    { pageSize: 10, filters: { status: ['active'], qualification: ['D110'] } },
  )
  await call('/jian-butler-portal-biz/myCompany/saveMyCompany', { id: records[0]?.id }, token)
}

test('LST-04 each choice of a menu tells how many it finds, beside what is chosen in other menus', async ({
  page,
}) => {
  await page.setViewportSize(SCREEN)
  await visit(page, '/zhaobiao/?notice=tender')
  await menu(page, '所在地区').locator('summary').click()
  const choice = menu(page, '所在地区').getByRole('link', { name: '浙江', exact: true })
  await expect(choice.locator('small')).toHaveText(/^[\d,]+$/)
  const count = (await choice.locator('small').textContent()) ?? ''
  const isNone = await choice.getAttribute('data-none')
  expect(isNone).toBe(count === '0' ? 'true' : null)
  await expectAccessible(page)
  await choice.click()
  await expect(page).toHaveURL(/region=330000/)
  await expect(total(page)).toHaveText(new RegExp(`共 ${count} `))
  // A choice in a menu does not affect the counts of the menu's other choices.
  await menu(page, '所在地区').locator('summary').click()
  await expect(choice.locator('small')).toHaveText(count)
  const all = menu(page, '所在地区').getByRole('link', { name: '全国', exact: true })
  await expect(all.locator('small')).toHaveText(/^[\d,]+$/)
  await all.click()
  await expect(page).not.toHaveURL(/region/)
})

test('LST-04 counting needs no second look: the menu keeps its size when the counts come, and stands without them', {
  tag: '@long',
}, async ({ page }) => {
  await page.setViewportSize(SCREEN)
  let answer: () => void = () => undefined
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/search/distribution', async (route) => {
    await held
    await route.continue()
  })
  await visit(page, '/qiye/')
  await menu(page, '经营状态').locator('summary').click()
  const panel = menu(page, '经营状态').locator('.menu-panel')
  const first = panel.getByRole('link').nth(1)
  await expect(first).toBeVisible()
  const before = [await panel.boundingBox(), await first.boundingBox()]
  answer()
  await expect(first.locator('small')).toHaveText(/^[\d,]+$/)
  expect([await panel.boundingBox(), await first.boundingBox()]).toEqual(before)

  await page.unroute('**/search/distribution')
  await page.route('**/search/distribution', (route) => route.abort())
  await visit(page, '/qiye/')
  await menu(page, '经营状态').locator('summary').click()
  await expect(first).toBeVisible()
  await first.click()
  await expect(page).toHaveURL(/status=/)
})

test('LST-05 rows that came since the last visit have a dot and a word, and nothing moves', async ({
  page,
}) => {
  await page.setViewportSize(SCREEN)
  await visit(page, '/zhaobiao/')
  const stored = () => page.evaluate(() => localStorage.getItem('list-visits'))
  await expect.poll(stored).toContain('zhaobiao')
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
  const came = await rows(page).evaluateAll((all) => all.map(({ dataset }) => [dataset.at, dataset.new]))
  for (const [moment, isNew] of came) expect(isNew === '').toBe(Number(moment) > at)
  await expectAccessible(page)
  // Another page of the list is the same visit.
  await visit(page, '/zhaobiao/?sort=amount')
  await visit(page, '/zhaobiao/')
  await expect(rows(page).first()).toHaveAttribute('data-new', '')
})

test('BID-09 a member sees in a list of tenders for which their company can bid, and why not; a visitor is asked nothing', {
  tag: '@long',
}, async ({ page, context }) => {
  await page.setViewportSize(SCREEN)
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/myCompany/checkTenders')) asked.push(request.url())
  })
  await visit(page, '/zhaobiao/?due=open&notice=tender')
  await expect(page.locator('[data-fit]')).toHaveCount(0)
  const token = await holdNewMember(context, portal)
  await chooseCompany(token)

  let answer: () => void = () => undefined
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/myCompany/checkTenders', async (route) => {
    await held
    await route.continue()
  })
  await visit(page, '/zhaobiao/?due=open&notice=tender')
  const fits = rows(page).locator('[data-fit]')
  expect(await fits.count()).toBeGreaterThan(2)
  const before = await places(page)
  answer()
  await expect(fits.first()).toHaveText(/^(可投|差 \d+ 项|\d+ 项待定|未写明要求) ./)
  expect(await places(page)).toEqual(before)
  expect(asked).toHaveLength(1)
  await expectAccessible(page)

  // The page of a tender shows the same verdict.
  const verdict = (await fits.first().locator('b').textContent()) ?? ''
  await rows(page).first().locator('.row-title > a').click()
  await expect(page.locator('.decision-cell').filter({ hasText: '能不能投' })).toContainText(verdict)
  await expect(page.locator('#similar [data-of]').first()).toHaveText(/可投|差 \d+ 项|\d+ 项待定|未写明要求/)
})

test('BID-10 a price is tried below the histogram of the owner, by slider and by field', {
  tag: '@long',
}, async ({ page, browser }) => {
  const { records } = await call<{ records: Array<{ id: string }> }>(
    '/jian-butler-project-biz/zhaobiao/search',
    {
      pageSize: 50,
      filters: { due: ['open'] },
    },
  )
  const sheets = records.map(async ({ id }) => {
    const sheet = await call<{ owner: { discounts: number[] } | null }>(
      '/jian-butler-project-biz/zhaobiao/sheet',
      {
        id,
      },
    )
    return { id, cases: sheet.owner?.discounts.length ?? 0 }
  })
  const one = (await Promise.all(sheets)).find(({ cases }) => cases > 2)
  if (!one) throw new Error('no owner has a history')
  const path = `/zhaobiao/${one.id}.html`
  await visit(page, path)
  const slider = page.getByRole('slider', { name: '试算下浮率' })
  const field = page.getByRole('textbox', { name: /试算报价/ })
  const place = page.locator('.trial output')
  await expect(place).toContainText(String(one.cases))
  await slider.focus()
  await page.keyboard.press('End')
  await expect(page.locator('.trial-fields')).toContainText('下浮 22.0%')
  await expect(place).toContainText('低')
  const price = Number(await field.inputValue())
  await field.fill(String(price * 2))
  await expect(place).toContainText('高于控制价')
  await field.fill('')
  await expect(place).toContainText('请填写')
  await expectAccessible(page)

  const plain = await browser.newContext({ javaScriptEnabled: false })
  const still = await plain.newPage()
  await still.goto(`${portal}${path}`)
  await expect(still.locator('section#history figure').first()).toBeVisible()
  await expect(still.locator('.trial')).toBeHidden()
  await plain.close()
})
