import { expect, test } from '@playwright/test'
import { weightOf } from '../bench/lib/page-weight'
import { aCompany, detailOf } from './records'

/**
 * KB gz of scripts that a page of visitors loads at once: Next's own 132, and what we add. `npm run bench -- pages` has
 * the goal; this notices when a page draws in what belongs to a dialog or a form, which an import from a feature's
 * index does quickly.
 */
const MOST_SCRIPTS = 156
/** The same of the purchase page, which is a form from the first moment. */
const MOST_SCRIPTS_OF_TILL = 186
/** KB by brotli 5 of what is the same on every page. */
const MOST_SHELL = 7

test('pages of visitors load no scripts of dialogs and forms that nobody has opened', async ({ baseURL }) => {
  const pages = ['/', '/qiye/', detailOf(await aCompany()), '/about.html']
  const weights = await Promise.all(
    pages.map(async (path) => ({ path, ...(await weightOf(baseURL ?? '', path)) })),
  )
  for (const { path, script } of weights) expect(script, path).toBeLessThan(MOST_SCRIPTS)
  expect((await weightOf(baseURL ?? '', '/svip.html')).script).toBeLessThan(MOST_SCRIPTS_OF_TILL)
  expect(weights.find(({ path }) => path === '/about.html')?.shell).toBeLessThan(MOST_SHELL)
})
