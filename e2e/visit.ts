import type { Page } from '@playwright/test'

/** Waits until the page's scripts have had their turn: before that its links lead where they say, to no dialog. */
export const settled = (page: Page) =>
  page.evaluate(() => new Promise<void>((done) => requestIdleCallback(() => done())))

/** Opens a page and waits until it can be worked with. */
export const visit = async (page: Page, path: string) => {
  await page.goto(path)
  await settled(page)
}
