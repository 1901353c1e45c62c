import AxeBuilder from '@axe-core/playwright'
import { type ConsoleMessage, expect, type Page, type Response } from '@playwright/test'
import { settled } from './visit'

/** Collects errors on a page until it is stopped. */
const watch = (page: Page) => {
  const problems: string[] = []
  const onConsole = (message: ConsoleMessage) => {
    if (message.type() === 'error') problems.push(`console: ${message.text()}`)
  }
  const onScript = (error: Error) => problems.push(`script: ${error.message}`)
  const onResponse = (response: Response) => {
    if (response.status() >= 500) problems.push(`${response.status()} ${response.url()}`)
  }
  page.on('console', onConsole).on('pageerror', onScript).on('response', onResponse)
  const stop = () => page.off('console', onConsole).off('pageerror', onScript).off('response', onResponse)
  return { problems, stop }
}

/** Adds up layout shifts during loading, and stores their sources. */
const SHIFT = `(() => { window.__shift = { sum: 0, moved: [] }; new PerformanceObserver((list) => {
  for (const e of list.getEntries()) if (!e.hadRecentInput) {
    window.__shift.sum += e.value
    window.__shift.moved.push(...e.sources.map(({ node }) => node?.outerHTML?.slice(0, 80)))
  }
}).observe({ type: 'layout-shift', buffered: true }) })()`

/** Rows after the fourth, and links after the twelfth, have the same markup as those before. */
const SAME_AGAIN = ['.row:nth-of-type(n+5)', 'tbody tr:nth-child(n+5)', 'main li:nth-child(n+13)']

/** Collects violations of the content security policy. */
const REFUSALS = `(() => { window.__refused = []; addEventListener('securitypolicyviolation', (e) =>
  window.__refused.push([e.effectiveDirective, e.blockedURI, e.sample].join(' ')), true)
})()`

/** Waits until no colour or position is in transition: axe would judge an intermediate state. */
async function motionEnded(page: Page) {
  await page.evaluate(async () => {
    const ends = (animation: Animation) =>
      animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY
    const end = async () => {
      // A change of the colour scheme starts its transitions with the next frame.
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
      const running = document.getAnimations().filter(ends)
      await Promise.allSettled(running.map(({ finished }) => finished))
    }
    // A page in the background may get no frame, so that its animations may never end.
    await Promise.race([end(), new Promise((done) => setTimeout(done, 5000))])
  })
}

/** Legacy mode (no frames) finds the same here in a third of the time. */
const axeOf = (page: Page, options: { readonly runOnly?: string[] }) =>
  new AxeBuilder({ page }).options({ ...options, resultTypes: ['violations'] }).setLegacyMode()

/** Asserts that axe finds no violation on the whole page in its present state. */
export async function expectAccessible(page: Page) {
  await motionEnded(page)
  const { violations } = await axeOf(page, {}).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html} ${nodes[0]?.failureSummary}`)).toEqual(
    [],
  )
}

export async function violationsOn(page: Page): Promise<string[]> {
  await motionEnded(page)
  const axe = axeOf(page, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] })
  for (const again of SAME_AGAIN) axe.exclude(again)
  // The sticky bar of a scrolled page hides a part of what is below it, which is no fault of its target's size.
  const from = await page.evaluate(() => {
    const { scrollY } = window
    window.scrollTo({ top: 0, behavior: 'instant' })
    return scrollY
  })
  const { violations } = await axe.analyze()
  await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), from)
  return violations.map((v) => `${v.id}: ${v.nodes.map((n) => n.target.join(' ')).join(' | ')}`)
}

/** Makes a page record its layout shifts and policy violations; call it before `look`. */
export async function watchDocuments(page: Page) {
  await page.addInitScript(SHIFT)
  await page.addInitScript(REFUSALS)
}

/** The violations of the content security policy on the page; requires `watchDocuments` before. */
export function refusedOn(page: Page): Promise<string[]> {
  return page.evaluate('window.__refused')
}

/**
 * The texts of main that overflow a box around them, up to the first box that scrolls or ends in an
 * ellipsis, and the figures of a list that are cut (LST-07).
 */
function overflowing(page: Page): Promise<string[]> {
  return page.evaluate(() => {
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
    const problems = document.documentElement.scrollWidth > innerWidth ? ['the page scrolls sideways'] : []
    while (walker.nextNode()) {
      const text = walker.currentNode as Text
      const box = text.data.trim() ? leftBox(text) : undefined
      if (box)
        problems.push(
          `${text.data.trim().slice(0, 20)} in ${box.tagName} ${box.className} ${box.clientWidth}`,
        )
    }
    for (const figure of document.querySelectorAll('.row > .figure'))
      if (figure.scrollWidth > figure.clientWidth) problems.push(`cut: ${figure.textContent}`)
    return problems
  })
}

/** Asserts that on none of these widths a text overflows its box; restores the window's size. */
export async function expectFits(page: Page, widths: readonly number[]) {
  const size = page.viewportSize()
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    expect.soft(await overflowing(page), `${page.url()} at ${width} px`).toEqual([])
  }
  if (size) await page.setViewportSize(size)
}

/**
 * Opens a path and checks it: status, title, no error in the console, no policy violation, no layout shift
 * and, with `axe`, no axe violation. All checks run even if one fails.
 */
export async function look(page: Page, path: string, { axe }: { axe: boolean }) {
  const { problems, stop } = watch(page)
  const answer = await page.goto(path)
  expect(answer?.status(), path).toBe(200)
  await expect(page.locator('main#main'), path).toHaveCount(1)
  expect(await page.title(), path).toMatch(/筑数通/)
  await settled(page)
  if (axe) expect.soft(await violationsOn(page), `${path} axe`).toEqual([])
  // Checked last, when scripts and late images have had time to load.
  stop()
  expect.soft(problems, path).toEqual([])
  expect.soft(await refusedOn(page), `${path} against its policy`).toEqual([])
  const shift = (await page.evaluate('window.__shift')) as { sum: number; moved: string[] }
  expect.soft(shift.sum, `${path} shifts: ${shift.moved.join(' ')}`).toBeLessThan(0.01)
}
