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
    const ends = (one: Animation) => one.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY
    const end = async () => {
      // A change of the colour scheme starts its transitions with the next frame.
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
      const running = document.getAnimations().filter(ends)
      await Promise.allSettled(running.map((one) => one.finished))
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
  const { violations } = await axe.analyze()
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
