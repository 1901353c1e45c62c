import { expect, type Page, test } from '@playwright/test'
import { refusedOn, watchDocuments } from './support/look'
import { findBusyCompany } from './support/records'
import { cookieOf, holdSession, roleToken } from './support/session'
import { settled, visit } from './support/visit'

/*
 * The content security policy is on every page, as visitor (hashes) and as member (nonce), and blocks markup
 * of an attacker. screens.e2e.ts looks for violations by the portal's own pages.
 */

const gateway = process.env.GATEWAY_URL ?? 'http://localhost:4000'

declare global {
  interface Window {
    crafted?: string[]
  }
}

/** A page of each template, and the pages without a screen of their own. */
const TEMPLATES = ['/', '/qiye/', '/juheqiye/', '/comquery/', '/toutiao/n-deposits.html', '/svip.html']

test('every page has its policy, a member’s with a nonce; no page may be framed', async ({
  page,
  request,
  baseURL,
}) => {
  const paths = [...TEMPLATES, `/qiye/${(await findBusyCompany()).id}/`]
  const policyOf = async (path: string, headers: Record<string, string> = {}) =>
    (await request.get(path, { headers })).headers()['content-security-policy'] ?? ''
  const cookie = cookieOf('svip')
  for (const path of paths) {
    expect(await policyOf(path), path).toMatch(/'sha256-.*'sha256-.*frame-ancestors 'none'/)
    expect(await policyOf(path, { cookie }), path).toMatch(/'nonce-.*frame-ancestors 'none'/)
  }
  // The 404 page is the same for all.
  for (const who of ['', cookie])
    expect(await policyOf('/none/', { cookie: who })).toMatch(/'sha256-.*'sha256-.*frame-ancestors 'none'/)
  expect(await policyOf('/center/', { cookie })).toMatch(/'nonce-.*frame-ancestors 'none'/)
  await watchDocuments(page)
  for (const path of ['/sandbox', '/sandbox/cashier']) {
    expect(await policyOf(`${gateway}${path}`), path).toContain("frame-ancestors 'none'")
    await visit(page, `${gateway}${path}`)
    expect(await refusedOn(page), path).toEqual([])
  }

  await page.route('http://frames.test/', (route) =>
    route.fulfill({ contentType: 'text/html', body: `<iframe src="${baseURL}/about.html"></iframe>` }),
  )
  await page.goto('http://frames.test/')
  // Chromium's error page, shown instead of a page that refuses to be framed, has an origin of its own.
  await expect.poll(() => page.frames()[1]?.url()).toMatch(/^chrome-error:|^about:blank$/)
  expect(await page.frames()[1]?.locator('body').textContent()).not.toContain('筑数通')
})

/** Every way in which markup can contain a script. */
const CRAFTED = `
  <script>(window.crafted ??= []).push('script')</script>
  <script nonce="guess">(window.crafted ??= []).push('nonce')</script>
  <img src="data:," alt="" onerror="(window.crafted ??= []).push('handler')">
  <script src="data:text/javascript,(window.crafted??=[]).push('data')"></script>
  <a id="brought-in" href="javascript:(window.crafted??=[]).push('link')">x</a>`

/** Opens a page with an attacker's markup, under its own policy or none; returns what ran. */
const openCrafted = async (page: Page, withPolicy: boolean) => {
  await page.unroute('**/about.html')
  await page.route('**/about.html', async (route) => {
    const answer = await route.fetch()
    const policy = answer.headers()['content-security-policy'] ?? ''
    await route.fulfill({
      status: 200,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        ...(withPolicy && { 'content-security-policy': policy }),
      },
      body: (await answer.text()).replace('</body>', `${CRAFTED}</body>`),
    })
  })
  await visit(page, '/about.html')
  await page.evaluate(() => (document.querySelector('#brought-in') as HTMLAnchorElement | null)?.click())
  await settled(page)
  return page.evaluate(() => window.crafted ?? [])
}

test('an injected script does not run, as visitor and as member; without a policy it would', async ({
  page,
  context,
}) => {
  await watchDocuments(page)
  const expectRefused = async () => {
    expect(await openCrafted(page, true)).toEqual([])
    const refused = await refusedOn(page)
    expect(refused.filter((line) => line.startsWith('script-src')).length).toBeGreaterThanOrEqual(4)
  }
  await expectRefused()
  expect(await openCrafted(page, false)).toEqual(expect.arrayContaining(['script', 'nonce', 'handler']))
  await holdSession(context, roleToken('svip'))
  await expectRefused()
})
