import { expect, type Locator, type Page, test } from '@playwright/test'
import { expectAccessible } from '../support/look'
import { call, holdSession, roleToken } from '../support/session'
import { visit } from '../support/visit'

interface Insight {
  readonly byYear: ReadonlyArray<{ readonly key: string; readonly count: number }>
  readonly byRegion: ReadonlyArray<{ readonly key: string; readonly count: number }>
  readonly owner: { readonly total: number }
  readonly partner: { readonly total: number }
  readonly competitor: { readonly total: number }
}
interface Figures {
  readonly discountSteps: readonly number[]
  readonly total: { readonly discount: { readonly count: number } | null }
  readonly sites: { readonly free: number; readonly busy: number } | null
}

const BIZ = '/jian-butler-project-biz'

/** The companies with the most wins, so that their figures have many cases. */
const busyCompanies = async (): Promise<string[]> => {
  const { records } = await call<{ records: { id: string }[] }>(`${BIZ}/company/search`, { sort: 'wins' })
  return records.map(({ id }) => id)
}

const busyCompany = async (): Promise<string> => {
  const [first] = await busyCompanies()
  if (!first) throw new Error('there is no company')
  return first
}

const figuresOf = (id: string) => call<Figures>(`${BIZ}/company/bidFigures`, { id })

/** A company with constructors, and the numbers of free and busy ones. */
const companyWithSites = async () => {
  for (const id of await busyCompanies()) {
    const { sites } = await figuresOf(id)
    if (sites && sites.free > 0) return { id, sites }
  }
  throw new Error('no company has a constructor without a work under way')
}

const totalOf = async (list: string, filters: object) =>
  (await call<{ total: number }>(`${BIZ}/${list}/search`, { filters })).total

const bar = (page: Page) => page.getByRole('navigation', { name: '本页内容' })
const section = (page: Page, id: string) => page.locator(`section#${id}`)

/** The numbers in a column of a chart's table, opened by its summary. */
const tableNumbers = async (card: Locator, column: number) => {
  await card.getByText('看表格').click()
  const cells = card.locator(`details tbody tr > :nth-child(${column})`)
  await expect(cells.first()).toBeVisible()
  return (await cells.allInnerTexts()).map((text) => Number(text.replaceAll(',', '')))
}
const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)

test('a company’s page has seven tabs whose numbers are those of its lists', async ({ page }) => {
  const id = await busyCompany()
  const insight = await call<Insight>(`${BIZ}/company/insight`, { id })
  const wins = await totalOf('zhongbiao', { company: [id] })
  const people = await totalOf('renyuan', { company: [id] })
  await visit(page, `/qiye/${id}/`)
  await expect(bar(page).getByRole('link')).toHaveCount(7)
  const count = (name: string) => bar(page).getByRole('link', { name }).locator('span')
  const relations = insight.owner.total + insight.partner.total + insight.competitor.total
  for (const [name, all] of [
    ['业绩与中标', wins],
    ['人员', people],
    ['合作与对手', relations],
  ] as const)
    await expect(count(name)).toHaveText(all.toLocaleString('en-US'))
  await bar(page).getByRole('link', { name: '合作与对手' }).click()
  await expect(page).toHaveURL(/#network$/)
  await expect(section(page, 'owners')).toBeInViewport()
  await expectAccessible(page)
})

test('charts have the numbers of their tables and of what they lead to', async ({ page }) => {
  const id = await busyCompany()
  const insight = await call<Insight>(`${BIZ}/company/insight`, { id })
  const figures = await figuresOf(id)
  await visit(page, `/qiye/${id}/`)

  const years = section(page, 'trend')
  expect(await tableNumbers(years, 2)).toEqual(insight.byYear.map(({ count }) => count))
  const newest = insight.byYear.at(-1)
  await expect(years.locator('.year-columns b').last()).toHaveText(String(newest?.count))

  const regions = section(page, 'regions')
  expect(await tableNumbers(regions, 2)).toEqual(insight.byRegion.map(({ count }) => count))
  await expect(regions.locator('.tile-map a, p > a')).toHaveCount(insight.byRegion.length)

  const discounts = await tableNumbers(section(page, 'discounts'), 2)
  expect(discounts).toEqual(figures.discountSteps)
  expect(sum(discounts)).toBe(figures.total.discount?.count)

  const qualifications = await section(page, 'qualification').locator('header span').first().textContent()
  expect(sum(await tableNumbers(section(page, 'qualificationMix'), 3))).toBe(Number(qualifications))

  await years.locator('.year-columns a').last().click()
  await expect(page).toHaveURL(new RegExp(`company=${id}`))
  expect(
    await totalOf('zhongbiao', { company: [id], awarded: [`${newest?.key}-01-01~${newest?.key}-12-31`] }),
  ).toBe(newest?.count)
  await expect(page.getByText(new RegExp(`${newest?.count}\\s*条`)).first()).toBeVisible()
})

test('the head says who of the constructors is free, and leads to these', async ({ page }) => {
  const { id, sites } = await companyWithSites()
  expect(await totalOf('renyuan', { company: [id], site: ['free'] })).toBe(sites.free)
  await visit(page, `/qiye/${id}/`)
  const cell = page.getByLabel('一眼看懂').locator('section', { hasText: '空闲建造师' })
  await expect(cell).toContainText(`/ ${sites.free + sites.busy} 人`)
  await cell.getByRole('link', { name: '空闲建造师' }).click()
  await expect(page).toHaveURL(/\/renyuan\/\?.*site=free/)
})

test('owners, partners and rivals are short lists with the way to all of them', async ({
  page,
  context,
  baseURL,
}) => {
  const id = await busyCompany()
  await holdSession(context, baseURL ?? '', roleToken('svip'))
  const { owner } = await call<Insight>(`${BIZ}/company/insight`, { id })
  await visit(page, `/qiye/${id}/`)
  const owners = section(page, 'owners')
  expect(await owners.locator('tbody tr').count()).toBeLessThanOrEqual(5)
  const all = owners.getByRole('link', { name: `查看全部 ${owner.total.toLocaleString('en-US')} 家` })
  await expect(all).toHaveAttribute('href', new RegExp(`^/companyAnalyze/\\?.*cid=${id}`))
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true })

  test('the page is as wide as the screen, and nothing moves once it is shown', async ({ page }) => {
    await page.addInitScript(() => {
      Object.assign(window, { shift: 0 })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[])
          if (!entry.hadRecentInput)
            Object.assign(window, { shift: (window as never as { shift: number }).shift + entry.value })
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await visit(page, `/qiye/${await busyCompany()}/`)
    const { scroll, width, shift } = await page.evaluate(() => ({
      scroll: document.documentElement.scrollWidth,
      width: innerWidth,
      shift: (window as never as { shift: number }).shift,
    }))
    expect(scroll).toBeLessThanOrEqual(width)
    expect(shift).toBe(0)
    await expectAccessible(page)
  })
})
