import { expect, type Locator, type Page, test } from '@playwright/test'
import { expectAccessible } from '../support/look'
import { findBusyCompany } from '../support/records'
import { call, holdSession, roleToken } from '../support/session'
import { visit } from '../support/visit'

interface Insight {
  readonly byYear: ReadonlyArray<{ readonly key: string; readonly count: number }>
  readonly owner: { readonly total: number }
  readonly partner: { readonly total: number }
  readonly competitor: { readonly total: number }
}
interface Figures {
  readonly discountSteps: readonly number[]
  readonly total: {
    readonly bids: number
    readonly wins: number
    readonly discount: { readonly median: number } | null
  }
  readonly byOwner: { readonly total: number }
}

const BIZ = '/jian-butler-project-biz'

const loadInsight = (id: string) => call<Insight>(`${BIZ}/company/insight`, { id })
const loadFigures = (id: string) => call<Figures>(`${BIZ}/company/bidFigures`, { id })
const countOf = async (list: string, filters: object) =>
  (await call<{ total: number }>(`${BIZ}/${list}/search`, { filters })).total

const bar = (page: Page) => page.getByRole('navigation', { name: '本页内容' })
const line = (page: Page) => page.getByRole('region', { name: '结论与数字' })
const section = (page: Page, id: string) => page.locator(`section#${id}`)
const cell = (page: Page, label: string) =>
  page.getByLabel('一眼看懂').locator('section', { has: page.getByRole('heading', { name: label }) })

/** Opens the folded rows of a section, such as rates from few bids (FIG-11). */
const unfold = async (card: Locator) => {
  for (const summary of await card.locator('summary').all()) await summary.click()
}

/** The numbers in a column of a chart's table, opened by its summary. */
const readColumn = async (card: Locator, column: number) => {
  await card.getByText('看表格').click()
  const cells = card.locator(`details tbody tr > :nth-child(${column})`)
  await expect(cells.first()).toBeVisible()
  return (await cells.allInnerTexts()).map((text) => Number(text.replaceAll(',', '')))
}

test('a company’s head and tabs have the numbers of their evidence, its charts those of their lists', async ({
  page,
}) => {
  const { id } = await findBusyCompany()
  const { creditSummary } = await call<{ creditSummary: string }>(`${BIZ}/company/detail`, { id })
  const [insight, figures] = [await loadInsight(id), await loadFigures(id)]
  await visit(page, `/qiye/${id}/`)
  await expect(cell(page, '信用结论')).toContainText(creditSummary)
  await expect(cell(page, '中标率')).toContainText(`${figures.total.wins} 中 / ${figures.total.bids} 投`)
  await expect(cell(page, '常见下浮率')).toContainText(`${figures.total.discount?.median.toFixed(1)}`)
  await cell(page, '中标率').getByRole('link').click()
  await expect(page).toHaveURL(/#rates$/)

  await expect(bar(page).getByRole('link')).toHaveCount(7)
  for (const [name, count] of [
    ['业绩与中标', await countOf('zhongbiao', { company: [id] })],
    ['人员', await countOf('renyuan', { company: [id] })],
    ['合作与对手', insight.owner.total + insight.partner.total + insight.competitor.total],
  ] as const)
    await expect(bar(page).getByRole('link', { name }).locator('span')).toHaveText(
      count.toLocaleString('en-US'),
    )

  expect(await readColumn(section(page, 'discounts'), 2)).toEqual(figures.discountSteps)
  const years = section(page, 'trend')
  expect(await readColumn(years, 2)).toEqual(insight.byYear.map(({ count }) => count))
  const newest = insight.byYear.at(-1)
  await years.locator('.year-columns a').last().click()
  await expect(page).toHaveURL(new RegExp(`company=${id}`))
  await expect(page.getByText(new RegExp(`${newest?.count}\\s*条`)).first()).toBeVisible()
})

test('owners are named as far as their reader may see, and lead to all of them', async ({
  page,
  context,
}) => {
  const { id } = await findBusyCompany()
  const { byOwner } = await loadFigures(id)
  expect(byOwner.total).toBeGreaterThan(2)
  const rows = page.getByRole('table', { name: '按业主的中标率' }).locator('tbody tr')
  await visit(page, `/qiye/${id}/`)
  await unfold(section(page, 'rates'))
  await expect(rows).toHaveCount(2)
  await holdSession(context, roleToken('svip'))
  await visit(page, `/qiye/${id}/`)
  await unfold(section(page, 'rates'))
  await expect(rows).toHaveCount(Math.min(byOwner.total, 20))
  const { owner } = await loadInsight(id)
  const all = section(page, 'owners').getByRole('link', {
    name: `查看全部 ${owner.total.toLocaleString('en-US')} 家`,
  })
  await expect(all).toHaveAttribute('href', new RegExp(`^/companyAnalyze/\\?.*cid=${id}`))
})

/** Fully visible within its row. */
const isInside = async (outer: Locator, inner: Locator) => {
  const [around, box] = [await outer.boundingBox(), await inner.boundingBox()]
  if (!around || !box) return false
  return box.x >= around.x - 1 && box.x + box.width <= around.x + around.width + 1
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('a company opens on what decides, and its section bar follows the reader below the header', async ({
    page,
  }) => {
    const { id, name } = await findBusyCompany()
    const { total } = await loadFigures(id)
    await visit(page, `/qiye/${id}/`)
    // A company's page opens scrolled down (NAV-11).
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(400)
    await expect(line(page).getByText(name, { exact: true })).toBeInViewport({ ratio: 1 })
    await expect(line(page).getByRole('link').filter({ hasText: '中标率' })).toContainText(
      `${total.wins}/${total.bids}`,
    )
    expect((await line(page).boundingBox())?.height).toBe(40)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    await expectAccessible(page)

    const row = bar(page).locator('.scroll-row')
    const current = bar(page).locator('[aria-current]')
    const ids = await bar(page)
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')?.slice(1) ?? ''))
    const header = await page.evaluate(() =>
      Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue('--header-h')),
    )
    for (const target of [ids[3], ids[1]] as string[]) {
      await page.evaluate(
        (at) => document.getElementById(at)?.scrollIntoView({ behavior: 'instant' }),
        target,
      )
      // The line with the verdict is between header and bar.
      await expect.poll(async () => (await bar(page).boundingBox())?.y).toBeCloseTo(header + 40, 0)
      await expect(current).toHaveAttribute('href', `#${target}`)
      await expect.poll(() => isInside(row, current)).toBe(true)
      // The bar does not cover the target of a link.
      const [top, bottom] = [await page.locator(`#${target}`).boundingBox(), await bar(page).boundingBox()]
      expect(top?.y).toBeGreaterThanOrEqual((bottom?.y ?? 0) + (bottom?.height ?? 0) - 1)
    }
    await visit(page, `/qiye/${id}/#owners`)
    await expect(page.locator('#owners')).toBeInViewport()
    await expect(current).toHaveAttribute('href', '#network')
  })
})
