import { expect, type Page, test } from '@playwright/test'
import { company, KINDS } from '../../packages/domain/src/records'
import { detailPaths, firstRow } from '../support/catalogue'
import { holdNewSvip } from '../support/members'
import { gatewayNow } from '../support/sandbox'
import { call } from '../support/session'
import { visit } from '../support/visit'

const WIDTHS = [360, 390, 768, 800, 1024]
const BIZ = '/jian-butler-project-biz'

/**
 * The texts of main that overflow a box around them, up to the first box that scrolls or ends in an
 * ellipsis.
 */
const overflowing = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const holds = ({ overflowX, textOverflow, position }: CSSStyleDeclaration) =>
      overflowX === 'auto' || overflowX === 'scroll' || textOverflow === 'ellipsis' || position === 'absolute'
    const isBox = ({ display }: CSSStyleDeclaration) => display !== 'inline' && display !== 'contents'
    /** The nearest box that a text overflows. */
    const leftBox = (text: Text): Element | undefined => {
      if (!text.parentElement?.checkVisibility()) return undefined
      // A closing bracket may hang over the end of a line.
      const hang = Number.parseFloat(getComputedStyle(text.parentElement).fontSize) / 5
      const range = document.createRange()
      range.selectNodeContents(text)
      const { left, right, width } = range.getBoundingClientRect()
      if (width === 0) return undefined
      for (
        let at: HTMLElement | null = text.parentElement;
        at && at !== document.body;
        at = at.parentElement
      ) {
        const style = getComputedStyle(at)
        if (isBox(style)) {
          const box = at.getBoundingClientRect()
          // A text for screen readers is one pixel wide.
          if (box.width <= 1 || holds(style)) return undefined
          if (left < box.left - hang || right > box.right + hang) return at
        }
      }
      return undefined
    }
    const walker = document.createTreeWalker(document.querySelector('main') as Element, NodeFilter.SHOW_TEXT)
    const found = document.documentElement.scrollWidth > innerWidth ? ['the page scrolls sideways'] : []
    while (walker.nextNode()) {
      const text = walker.currentNode as Text
      const box = text.data.trim() ? leftBox(text) : undefined
      if (box)
        found.push(`${text.data.trim().slice(0, 20)} in ${box.tagName} ${box.className} ${box.clientWidth}`)
    }
    return found
  })

/** An open tender, whose head has the longest text. */
const openTender = async (): Promise<string> => {
  const { records } = await call<{ records: { id: string; bidDeadline: number }[] }>(
    `${BIZ}/zhaobiao/search`,
    { pageSize: 50, filters: { qualification: ['D110', 'D101'], due: ['30d'], notice: ['tender'] } },
  )
  const now = await gatewayNow()
  const open = records.find(({ bidDeadline }) => bidDeadline > now) ?? records[0]
  return `/zhaobiao/${open?.id}.html`
}

const lookAtWidths = async (page: Page, paths: readonly string[]) => {
  for (const path of paths) {
    await visit(page, path)
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 })
      expect.soft(await overflowing(page), `${path} at ${width} px`).toEqual([])
    }
  }
}

test.describe.configure({ timeout: 240_000 })

test('no label and no figure of a record runs out of its box, on any width', { tag: '@long' }, async ({
  page,
  baseURL,
}) => {
  const token = await holdNewSvip(page.context(), baseURL)
  await call('/jian-butler-portal-biz/myCompany/saveMyCompany', { id: (await firstRow(company)).id }, token)
  const rows = await Promise.all(KINDS.map(async (kind) => detailPaths(kind, await firstRow(kind))))
  const paths = [await openTender(), ...rows.flat()]
  expect(paths.length).toBeGreaterThan(20)
  await lookAtWidths(page, paths)
})

test('no label and no figure of a list runs out of its box, on any width', { tag: '@long' }, async ({
  page,
  baseURL,
}) => {
  await holdNewSvip(page.context(), baseURL)
  const lists = KINDS.filter(({ onlySubLists }) => !onlySubLists).map(({ segment }) => `/${segment}/`)
  await lookAtWidths(page, [...lists, '/center/'])
})

test('LST-07 no figure of a list is cut', { tag: '@long' }, async ({ page, baseURL }) => {
  await holdNewSvip(page.context(), baseURL)
  for (const { segment } of KINDS.filter(({ onlySubLists }) => !onlySubLists)) {
    await visit(page, `/${segment}/`)
    const cut = await page
      .locator('.row > .figure')
      .evaluateAll((cells) =>
        cells.filter((cell) => cell.scrollWidth > cell.clientWidth).map((cell) => cell.textContent),
      )
    expect.soft(cut, segment).toEqual([])
  }
})
