import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './look'
import { call, holdSession, roleToken } from './session'
import { visit } from './visit'

interface Figures {
  readonly total: {
    readonly bids: number
    readonly wins: number
    readonly discount: { median: number } | null
  }
  readonly byOwner: { readonly total: number }
}

interface Busy {
  readonly id: string
  readonly name: string
  readonly creditSummary: string
}

/** The company with most wins: its figures are of many cases. */
const busyCompany = async (): Promise<Busy> => {
  const { records } = await call<{ records: Busy[] }>('/jian-butler-project-biz/company/search', {
    sort: 'wins',
  })
  const [first] = records
  if (!first) throw new Error('there is no company')
  return call<Busy>('/jian-butler-project-biz/company/detail', { id: first.id })
}

const figuresOf = (id: string) => call<Figures>('/jian-butler-project-biz/company/bidFigures', { id })
const cell = (page: Page, label: string) =>
  page.getByLabel('一眼看懂').locator('section', { has: page.getByRole('heading', { name: label }) })

test('a company’s head answers first: credit, wins, win rate, discount, each with its evidence', async ({
  page,
}) => {
  const { id, creditSummary } = await busyCompany()
  const { total } = await figuresOf(id)
  await visit(page, `/qiye/${id}/`)
  await expect(cell(page, '信用结论')).toContainText(creditSummary)
  const rate = cell(page, '中标率')
  await expect(rate).toContainText(`${total.wins} 中 / ${total.bids} 投`)
  await expect(cell(page, '常见下浮率')).toContainText(`${total.discount?.median.toFixed(1)}`)
  await expectAccessible(page)
  await rate.getByRole('link').click()
  await expect(page).toHaveURL(/#rates$/)
  await expect(page.getByRole('table', { name: '按工程类型的中标率' })).toBeVisible()
})

test('owners are named as far as their reader may see', async ({ page, context, baseURL }) => {
  const { id } = await busyCompany()
  const { byOwner } = await figuresOf(id)
  expect(byOwner.total).toBeGreaterThan(2)
  const rows = page.getByRole('table', { name: '按业主的中标率' }).locator('tbody tr')
  await visit(page, `/qiye/${id}/`)
  await expect(rows).toHaveCount(2)
  await holdSession(context, baseURL ?? '', roleToken('svip'))
  await visit(page, `/qiye/${id}/`)
  await expect(rows).toHaveCount(Math.min(byOwner.total, 20))
})

test('the bar takes on the name and the star once the head is gone', async ({ page }) => {
  const { id, name } = await busyCompany()
  await visit(page, `/qiye/${id}/#rates`)
  const bar = page.getByRole('navigation', { name: '本页内容' })
  await expect(bar.getByText(name, { exact: true })).toBeVisible()
  await expect(bar.getByRole('button', { name: /收藏/ })).toBeVisible()
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await expect(bar.getByText(name, { exact: true })).toHaveCount(0)
})

test('win rates by region and type are pages of their own', async ({ page, request }) => {
  await visit(page, '/zhongbiaolv/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('全国中标率与下浮率')
  await page.getByRole('navigation', { name: '类型' }).getByRole('link', { name: '市政' }).click()
  await expect(page).toHaveURL(/\/zhongbiaolv\/\?type=municipal$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('市政中标率与下浮率')
  await page.getByRole('navigation', { name: '地区' }).getByRole('link', { name: '重庆' }).click()
  await expect(page).toHaveURL(/\/zhongbiaolv\/\?region=500000&type=municipal$/)
  await expect(
    page.getByText(/^\d{4}-\d{2}-\d{2} 至 \d{4}-\d{2}-\d{2} 已收录的中标结果，共 [\d,]+ 项。$/),
  ).toBeVisible()
  await expectAccessible(page)
  expect(await (await request.get('/sitemap.html')).text()).toContain('/zhongbiaolv/')
})
