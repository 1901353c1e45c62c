import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from '../support/look'
import { call, holdSession, roleToken } from '../support/session'
import { visit } from '../support/visit'

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

/** The company with the most wins, so that its figures have many cases. */
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

const line = (page: Page) => page.getByRole('region', { name: '结论与数字' })

test('the name, the verdict and the figures stay in sight once the head is gone', async ({ page }) => {
  const { id, name } = await busyCompany()
  await visit(page, `/qiye/${id}/#rates`)
  const bar = page.getByRole('navigation', { name: '本页内容' })
  await expect(line(page).getByText(name, { exact: true })).toBeInViewport()
  await expect(bar.getByRole('button', { name: /收藏/ })).toBeVisible()
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await expect(line(page)).toHaveCount(0)
  await expect(bar.getByRole('button', { name: /收藏/ })).toHaveCount(0)
})

/** A busy company with the verdict watch or risk, whose text is the longest. */
const watchedCompany = async (): Promise<Busy> => {
  const { records } = await call<{ records: Array<Busy & { creditVerdict: string }> }>(
    '/jian-butler-project-biz/company/search',
    { sort: 'wins', pageSize: 100 },
    roleToken('svip'),
  )
  const watched = records.find(({ creditVerdict }) => creditVerdict === 'watch' || creditVerdict === 'risk')
  if (!watched) throw new Error('no busy company is watched')
  return call<Busy>('/jian-butler-project-biz/company/detail', { id: watched.id })
}

for (const [width, height] of [
  [1366, 768],
  [1280, 720],
  [390, 844],
] as const)
  test(`a company opens on what decides, ${width} px wide`, {
    tag: width === 390 ? [] : '@long',
  }, async ({ page }) => {
    const { id, name, creditSummary } = await watchedCompany()
    const { total } = await figuresOf(id)
    await page.setViewportSize({ width, height })
    await visit(page, `/qiye/${id}/`)
    // A company's page opens scrolled down (NAV-11).
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(400)
    const verdict = line(page).getByRole('link', { name: creditSummary })
    await expect(line(page).getByText(name, { exact: true })).toBeInViewport({ ratio: 1 })
    await expect(verdict).toBeInViewport({ ratio: width < 768 ? 0.5 : 1 })
    const ink = await page.evaluate(() => getComputedStyle(document.body).color)
    expect(await verdict.evaluate((link) => getComputedStyle(link).color)).not.toBe(ink)
    const figures = line(page).getByRole('link').filter({ hasNotText: creditSummary })
    await expect(figures).toHaveCount(5)
    await expect(figures.filter({ hasText: '中标率' })).toContainText(`${total.wins}/${total.bids}`)
    for (const figure of await figures.all()) {
      // On a phone the row of figures is scrollable.
      if (width < 768)
        await figure.evaluate((link: HTMLElement) =>
          link.parentElement?.scrollTo({ left: link.offsetLeft - 170 }),
        )
      await expect(figure).toBeInViewport({ ratio: 0.9 })
    }
    expect((await line(page).boundingBox())?.height).toBe(40)
    await expectAccessible(page)
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
