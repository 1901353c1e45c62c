import type { Page } from '@playwright/test'

/** Waits until the page's scripts have run: before that links load pages instead of opening dialogs. */
export const settled = (page: Page) =>
  page.evaluate(() => new Promise<void>((done) => requestIdleCallback(() => done())))

/** Opens a page and waits until it is interactive. */
export const visit = async (page: Page, path: string) => {
  await page.goto(path)
  await settled(page)
}
