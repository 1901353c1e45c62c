import { expect, type Page } from '@playwright/test'
import { settled } from './visit'

/** Runs in the page: the visible text of a screen, line by line, without toasts and dialogs. */
const readScreen = () => {
  // Relative times change between two reads.
  const settle = (line: string) => line.replace(/刚刚|\d+ ?(秒|分钟|小时)前/g, '刚刚').trim()
  const all = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)].filter((element) => !element.closest('dialog'))
  const main = document.querySelector<HTMLElement>('main')
  const states = ['aria-pressed', 'aria-current', 'aria-selected']
  const fields = all('input, select, textarea') as (HTMLInputElement | HTMLSelectElement)[]
  return [
    `title: ${document.title}`,
    `theme: ${document.documentElement.dataset.theme ?? 'system'}`,
    // Header menus may be open or closed; their content is the same.
    `header: ${document.querySelector('header')?.textContent}`,
    // biome-ignore lint/performance/useDomNodeTextContent: only what is shown counts.
    ...(main?.innerText.split('\n') ?? []).map((line) => `main: ${settle(line)}`),
    ...states.flatMap((state) =>
      all(`[${state}]`).map((element) => `${state}=${element.getAttribute(state)}: ${element.textContent}`),
    ),
    ...all('main a[href]').map((link) => `link: ${link.getAttribute('href')}`),
    ...fields.map((field) => {
      const chosen = field instanceof HTMLInputElement && /^(radio|checkbox)$/.test(field.type)
      return `field: ${field.name} ${field.value}${chosen ? ` ${field.checked}` : ''}`
    }),
  ]
}

/**
 * Asserts after a change that the screen equals a fresh load of its address, in text, links, states and
 * fields. Both are read until they agree, because the change may need time.
 */
export async function expectEqualsFreshLoad(page: Page) {
  const fresh = await page.context().newPage()
  const size = page.viewportSize()
  if (size) await fresh.setViewportSize(size)
  await expect(async () => {
    await fresh.goto(page.url())
    await settled(fresh)
    // The bar may name a section that is scrolled out of view.
    await fresh.evaluate((top) => scrollTo(0, top), await page.evaluate(() => scrollY))
    // Stars are loaded after the page.
    await expect
      .poll(() => fresh.evaluate(readScreen), { timeout: 3000 })
      .toEqual(await page.evaluate(readScreen))
  }).toPass({ timeout: 15_000 })
  await fresh.close()
}
