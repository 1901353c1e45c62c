import AxeBuilder from '@axe-core/playwright'
import { type ConsoleMessage, expect, type Page, type Response } from '@playwright/test'
import { settled } from './visit'

/** Collects what goes wrong on a page until it is stopped. */
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

/** Sums up what moved while the page came in, and keeps what it was. */
const SHIFT = `(() => { window.__shift = { sum: 0, moved: [] }; new PerformanceObserver((list) => {
  for (const e of list.getEntries()) if (!e.hadRecentInput) {
    window.__shift.sum += e.value
    window.__shift.moved.push(...e.sources.map(({ node }) => node?.outerHTML?.slice(0, 80)))
  }
}).observe({ type: 'layout-shift', buffered: true }) })()`

/** Rows after the fourth, and links after the twelfth, are made as those before them. */
const SAME_AGAIN = ['.row:nth-of-type(n+5)', 'tbody tr:nth-child(n+5)', 'main li:nth-child(n+13)']

/** What axe finds wrong. Without frames the legacy mode sees as much, in a third of the time. */
export const violationsOn = async (page: Page): Promise<string[]> => {
  const axe = new AxeBuilder({ page })
    .options({
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
      resultTypes: ['violations'],
    })
    .setLegacyMode()
  for (const again of SAME_AGAIN) axe.exclude(again)
  const { violations } = await axe.analyze()
  return violations.map((v) => `${v.id}: ${v.nodes.map((n) => n.target.join(' ')).join(' | ')}`)
}

/** Makes a context's pages sum up their layout shifts, before `look`. */
export const watchShifts = (page: Page) => page.addInitScript(SHIFT)

/**
 * Opens a path and looks at it: status, title, no error in the console, no layout shift and, where `axe` asks for it,
 * no violation. What is found does not keep it from looking on.
 */
export const look = async (page: Page, path: string, { axe }: { axe: boolean }) => {
  const { problems, stop } = watch(page)
  const answer = await page.goto(path)
  expect(answer?.status(), path).toBe(200)
  await expect(page.locator('main#main'), path).toHaveCount(1)
  expect(await page.title(), path).toMatch(/筑数通/)
  await settled(page)
  if (axe) expect.soft(await violationsOn(page), `${path} axe`).toEqual([])
  // Looked at last: scripts and late pictures have had their time by now.
  stop()
  expect.soft(problems, path).toEqual([])
  const shift = (await page.evaluate('window.__shift')) as { sum: number; moved: string[] }
  expect.soft(shift.sum, `${path} shifts: ${shift.moved.join(' ')}`).toBeLessThan(0.01)
}
