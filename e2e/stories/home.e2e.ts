import { expect, type Page, test } from '@playwright/test'
import { loginDialog } from '../support/login'
import { expectAccessible } from '../support/look'
import { holdNewSvip } from '../support/members'
import { call } from '../support/session'
import { visit } from '../support/visit'
import { expectEqualsFreshLoad } from '../support/whole-screen'

const SEARCH = '/jian-butler-project-biz'

interface Tender {
  readonly region: string
}
interface Firm {
  readonly id: string
  readonly name: string
}
interface Due {
  readonly compared: number
  readonly fit: number
  readonly open: number
  readonly nearly: number
  readonly records: ReadonlyArray<{ readonly name: string }>
}

const main = (page: Page) => page.getByRole('main')
const card = (page: Page, title: string | RegExp) =>
  main(page).locator('section.card', { has: page.getByRole('heading', { level: 2, name: title }) })

test('SHL-01 SHL-15 a visitor finds one search for the chosen kind, three proofs, and no kind named twice', async ({
  page,
}) => {
  await visit(page, '/')
  await expect(page.getByRole('searchbox')).toHaveCount(1)
  for (const title of ['正在招标', '近 7 日最大中标']) {
    await expect(card(page, title).getByRole('listitem')).toHaveCount(5)
    await expect(card(page, title).getByRole('link', { name: /^全部 [\d,]+/ })).toBeVisible()
  }
  await expect(card(page, '各省招标').getByRole('link').first()).toHaveAttribute(
    'href',
    /\/zhaobiao\/\?region=\d{6}/,
  )
  // Names on the page and in the bar above it; the menu opens on a click and the footer is a site map.
  const names = await page.evaluate(() => {
    const named = document.querySelectorAll('main label, main nav a, [data-shell-tabs] a')
    return [...named].map((label) => label.textContent?.replace(/新$|\+\d.*$/, '') ?? '').filter(Boolean)
  })
  expect(names.length).toBeGreaterThan(20)
  expect(new Set(names).size).toBe(names.length)

  const box = page.getByRole('searchbox')
  await page.getByText('查招标', { exact: true }).first().click()
  await expect(box).toHaveAttribute('placeholder', '请输入招标项目名称')
  await box.fill('学校')
  await box.press('Enter')
  await expect(loginDialog(page)).toBeVisible()
})

/** A company that qualifies, or almost qualifies, for a tender due within seven days. */
async function aBidder(token: string): Promise<{ firm: Firm; due: Due }> {
  const soon = { pageSize: 100, filters: { due: ['7d'], notice: ['tender'] } }
  const { records } = await call<{ records: Tender[] }>(`${SEARCH}/zhaobiao/search`, soon, token)
  for (const province of new Set(records.map(({ region }) => `${region.slice(0, 2)}0000`))) {
    const near = { pageSize: 20, filters: { region: [province] }, sort: 'wins' }
    const firms = await call<{ records: Firm[] }>(`${SEARCH}/company/search`, near, token)
    for (const firm of firms.records.slice(0, 3)) {
      await call('/jian-butler-portal-biz/myCompany/saveMyCompany', { id: firm.id }, token)
      const due = await call<Due>('/jian-butler-portal-biz/myCompany/listDueTenders', {}, token)
      if (due.records.length > 0) return { firm, due }
    }
  }
  throw new Error('nobody can bid anything')
}

test('SHL-15 MYC-07 SUB-10 a member’s home is their day: what to bid, what rivals won', async ({
  page,
  context,
}) => {
  test.setTimeout(90_000)
  const token = await holdNewSvip(context)
  await visit(page, '/')
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('我的今天')
  await expect(main(page).getByLabel('企业全称或统一社会信用代码')).toBeVisible()
  await expect(main(page).getByRole('heading', { name: /正在招标$/ })).toBeVisible()
  await expectAccessible(page)

  const { firm, due } = await aBidder(token)
  const wins = { pageSize: 10, filters: { awarded: ['7d'] } }
  const lately = await call<{ records: Array<{ companyId: string }> }>(
    `${SEARCH}/zhongbiao/search`,
    wins,
    token,
  )
  const moduleId = lately.records[0]?.companyId
  const follow = { of: 'company', moduleId, name: '对手', frequency: 'daily' }
  await call('/jian-butler-portal-biz/subscription/addSubscription', follow, token)

  await visit(page, '/')
  await expect(main(page)).toContainText(`按 ${firm.name}`)
  const rows = main(page)
    .getByRole('table', { name: /7 天内截止/ })
    .locator('tbody tr')
  await expect(rows.locator('a:not([href*="#check"])')).toHaveText(due.records.map(({ name }) => name))
  await expect(main(page).locator('.day-figures a').first()).toContainText(`我能投${due.fit}`)
  await expect(main(page).locator('#rivals').getByRole('listitem').first()).toBeVisible()
  await expect(main(page).locator('#finds')).toContainText('对手')
  await expectAccessible(page)
  await expectEqualsFreshLoad(page)

  await main(page).locator('.day-figures a').nth(1).click()
  await expect(page).toHaveURL(/#rivals$/)
  await rows.first().getByRole('link').first().click()
  await expect(page).toHaveURL(/\/zhaobiao\/[^/]+\.html$/)
  await expect(main(page).locator('.decision-cell').first()).toContainText(/可投|待定|差 1 项/)
})
