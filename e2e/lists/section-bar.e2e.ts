import { expect, type Locator, type Page, test } from '@playwright/test'
import { call } from '../support/session'
import { visit } from '../support/visit'

/**
 * A company with so many sections that the bar groups them; on a phone their links do not fit side by side.
 */
const aBusyCompany = async (): Promise<string> => {
  const { records } = await call<{ records: { id: string }[] }>('/jian-butler-project-biz/company/search', {
    sort: 'wins',
  })
  const [first] = records
  if (!first) throw new Error('there is no company')
  return `/qiye/${first.id}/`
}

const bar = (page: Page) => page.getByRole('navigation', { name: '本页内容' })
const row = (page: Page) => bar(page).locator('.scroll-row')
const current = (page: Page) => bar(page).locator('[aria-current]')

const scrollTo = (page: Page, id: string) =>
  page.evaluate((at) => document.getElementById(at)?.scrollIntoView({ behavior: 'instant' }), id)

/** Fully visible within its row. */
const standsIn = async (outer: Locator, inner: Locator) => {
  const [around, box] = [await outer.boundingBox(), await inner.boundingBox()]
  if (!around || !box) return false
  return box.x >= around.x - 1 && box.x + box.width <= around.x + around.width + 1
}

const offset = (page: Page) => row(page).evaluate((element) => element.scrollLeft)

for (const [what, options] of [
  ['a wide screen', { viewport: { width: 1280, height: 800 } }],
  ['a phone', { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }],
] as const) {
  test.describe(`the section bar on ${what}`, () => {
    test.use(options)

    test('stays below the header and keeps the current section in view', async ({ page }) => {
      await visit(page, await aBusyCompany())
      const ids = await bar(page)
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')?.slice(1) ?? ''))
      expect(ids).toHaveLength(7)
      const header = await page.evaluate(() =>
        Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue('--header-h')),
      )
      // The height of the line with the verdict and the figures, between header and bar.
      const line = 40
      for (const id of [ids[3], ids.at(-4), ids[1]] as string[]) {
        await scrollTo(page, id)
        await expect.poll(async () => (await bar(page).boundingBox())?.y).toBeCloseTo(header + line, 0)
        await expect(current(page)).toHaveAttribute('href', `#${id}`)
        await expect.poll(() => standsIn(row(page), current(page))).toBe(true)
        // The bar does not cover the target of a link.
        const [top, bottom] = await Promise.all([
          page.locator(`#${id}`).boundingBox(),
          bar(page).boundingBox(),
        ])
        expect(top?.y).toBeGreaterThanOrEqual((bottom?.y ?? 0) + (bottom?.height ?? 0) - 1)
      }
    })

    test('marks the group of the section in the address', async ({ page }) => {
      await visit(page, `${await aBusyCompany()}#owners`)
      await expect(page.locator('#owners')).toBeInViewport()
      await expect(current(page)).toHaveAttribute('href', '#network')
      await expect.poll(() => standsIn(row(page), current(page))).toBe(true)
    })
  })
}

test.describe('the section bar of a narrow window', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('shows that there are more links than fit', async ({ page }) => {
    await visit(page, await aBusyCompany())
    await expect(row(page)).toHaveAttribute('data-hides', 'end')
    const mask = await row(page).evaluate((element) => getComputedStyle(element).maskImage)
    expect(mask).toContain('100% - 32px')
    await row(page).evaluate((element) => {
      element.scrollLeft = element.scrollWidth
    })
    await expect(row(page)).toHaveAttribute('data-hides', 'start')
  })

  test('follows a click on the visible part of a link at its edge', async ({ page }) => {
    await visit(page, await aBusyCompany())
    // Hovers until the bar is in its place: a company's page opens scrolled down (NAV-11).
    await bar(page).hover()
    const edge = await row(page).evaluate((element) => {
      const { right, top, height } = element.getBoundingClientRect()
      const links = [...element.querySelectorAll('a')]
      const index = links.findIndex((link) => link.getBoundingClientRect().right > right)
      const [link, next] = [links[index], links[index + 1]]
      // So far to the right that the link leaves the pointer when the row moves.
      element.scrollLeft += (link?.getBoundingClientRect().left ?? 0) - right + 40
      return {
        x: right - 4,
        y: top + height / 2,
        href: link?.getAttribute('href'),
        hasNext: next !== undefined,
      }
    })
    expect(edge.hasNext).toBe(true)
    await page.mouse.click(edge.x, edge.y)
    await expect(page).toHaveURL(new RegExp(`${edge.href}$`))
  })

  test('works by keyboard', async ({ page }) => {
    await visit(page, await aBusyCompany())
    const last = bar(page).getByRole('link').last()
    expect(await standsIn(row(page), last)).toBe(false)
    await bar(page).getByRole('link').first().focus()
    for (const _ of await bar(page).getByRole('link').all()) {
      const focused = bar(page).locator(':focus')
      await expect.poll(() => standsIn(row(page), focused)).toBe(true)
      if (await last.evaluate((link) => link === document.activeElement)) return
      await page.keyboard.press('Tab')
    }
    throw new Error('Tab did not reach the last link')
  })

  test('the section bar scrolls by wheel, and lets the page scroll at its end', async ({ page }) => {
    await visit(page, await aBusyCompany())
    await bar(page).hover()
    // A company's page opens scrolled down (NAV-11).
    const top = await page.evaluate(() => scrollY)
    await page.mouse.wheel(0, 200)
    await expect.poll(() => offset(page)).toBeGreaterThan(100)
    expect(await page.evaluate(() => scrollY)).toBe(top)
    await row(page).evaluate((element) => {
      element.scrollLeft = element.scrollWidth
    })
    await page.mouse.wheel(0, 200)
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(top)
  })
})
