import type { Page } from '@playwright/test'

/** Waits until the page's scripts have run: before that links load pages instead of opening dialogs. */
export function settled(page: Page) {
  return page.evaluate(() => new Promise<void>((done) => requestIdleCallback(() => done())))
}

/** Opens a page and waits until it is interactive. */
export async function visit(page: Page, path: string) {
  await page.goto(path)
  await settled(page)
}

/** Counts the documents loaded from now on. */
export function countLoads(page: Page): { count: number } {
  const loads = { count: 0 }
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads.count += 1
  })
  return loads
}
