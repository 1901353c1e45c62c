import { expect, test } from '@playwright/test'
import { weightOf } from '../bench/lib/page-weight'
import { aCompany, detailOf } from './support/records'

/**
 * Maximum KB gz of the scripts that a visitor's page loads at once: 132 of Next, the rest of the portal.
 * `npm run bench -- pages` has the goal; this test detects a page that loads the code of a dialog or a
 * form, as an import from a feature's index easily causes.
 */
const MAX_SCRIPTS = 163
/** The same for the purchase page, which shows a form from the start. */
const MAX_TILL_SCRIPTS = 192
/** Maximum KB by brotli 5 of the markup common to every page. */
const MAX_SHELL = 7

test('pages of visitors load no scripts of dialogs and forms that nobody has opened', async ({ baseURL }) => {
  const pages = ['/', '/qiye/', detailOf(await aCompany()), '/about.html']
  const weights = await Promise.all(
    pages.map(async (path) => ({ path, ...(await weightOf(baseURL ?? '', path)) })),
  )
  for (const { path, script } of weights) expect(script, path).toBeLessThan(MAX_SCRIPTS)
  expect((await weightOf(baseURL ?? '', '/svip.html')).script).toBeLessThan(MAX_TILL_SCRIPTS)
  expect(weights.find(({ path }) => path === '/about.html')?.shell).toBeLessThan(MAX_SHELL)
})
