import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { findKind, type RecordKind } from '../packages/domain/src/records'
import { firstRow } from './support/catalogue'
import { loginDialog, loginLink, newPuzzle } from './support/login'
import { refusedOn, watchDocuments } from './support/look'
import { holdSession, roleToken } from './support/session'
import { settled, visit } from './support/visit'

/*
 * The content security policy lets every page work, as visitor (hashes) and as member (nonce), and blocks
 * markup injected by an attacker.
 */

const gateway = process.env.GATEWAY_URL ?? 'http://localhost:4000'

declare global {
  interface Window {
    crafted?: string[]
  }
}

const ROLES = ['visitor', 'svip'] as const

const enter = async (role: (typeof ROLES)[number], context: BrowserContext, portal = '') => {
  if (role !== 'visitor') await holdSession(context, portal, roleToken(role))
}

/** A page of each template: each screen, and each static page. */
const templatePaths = async (): Promise<string[]> => {
  const { id } = await firstRow(findKind('company') as RecordKind)
  return [
    '/qiye/',
    `/qiye/${id}/`,
    '/juheqiye/',
    '/companyAnalyze/',
    `/companyAnalyze/?cid=${id}`,
    '/renyuans/',
    `/renyuans/?cid=${id}`,
    '/comquery/',
    '/comquery/result/',
    '/about.html',
    '/dailyLog/',
    '/disclaimer.html',
    '/help.html',
    '/privacy.html',
    '/sitemap.html',
    '/svip.html',
    '/userAgreement.html',
  ]
}

/** Pages outside the crawl (crawl-browser.e2e.ts), which makes the same checks on every other page. */
const NOT_CRAWLED = ['/', '/toutiao/n-deposits.html', '/auth/login/', '/nothing/here/']

for (const role of ROLES)
  test(`no page of the portal meets its own policy, as ${role}`, async ({ page, context, baseURL }) => {
    test.setTimeout(180_000)
    await enter(role, context, baseURL)
    await watchDocuments(page)
    const own = role === 'visitor' ? [] : ['/center/', '/center/?index=7']
    const expectPolicy = (
      path: string,
      answer: { status(): number; headers(): Record<string, string> } | null,
    ) => {
      expect(answer?.status(), path).toBeLessThan(500)
      const policy = answer?.headers()['content-security-policy'] ?? ''
      expect(policy, path).toContain("frame-ancestors 'none'")
      // The login redirects members; every other page for members is rendered per request.
      expect(policy, path).toMatch(role === 'visitor' ? /'sha256-.*'sha256-/ : /'nonce-/)
    }
    for (const path of [...(await templatePaths()), ...own]) expectPolicy(path, await page.request.get(path))
    for (const path of NOT_CRAWLED) {
      expectPolicy(path, await page.goto(path))
      await settled(page)
      expect(await refusedOn(page), path).toEqual([])
    }
  })

test('the pictures of the slider are within the policy', async ({ page }) => {
  await watchDocuments(page)
  await visit(page, '/')
  await loginLink(page).click()
  await expect(loginDialog(page)).toBeVisible()
  await page.getByLabel('手机号').fill('12300000001')
  await newPuzzle(page, () => page.getByRole('button', { name: '点击完成安全验证' }).click())
  await expect(page.getByRole('slider')).toBeVisible()
  const width = () =>
    page.getByAltText('带有几个缺口的验证图片').evaluate((image) => (image as HTMLImageElement).naturalWidth)
  await expect.poll(width).toBeGreaterThan(0)
  expect(await refusedOn(page)).toEqual([])
})

test('no page of the gateway meets its own policy', async ({ page }) => {
  await watchDocuments(page)
  for (const path of ['/sandbox', '/sandbox/accounts', '/sandbox/cashier', '/sandbox/clock']) {
    const answer = await page.goto(`${gateway}${path}`)
    expect(answer?.headers()['content-security-policy'], path).toContain("frame-ancestors 'none'")
    await settled(page)
    expect(await refusedOn(page), path).toEqual([])
  }
})

/** Every way in which markup can contain a script. */
const CRAFTED = `
  <script>(window.crafted ??= []).push('script')</script>
  <script nonce="guess">(window.crafted ??= []).push('nonce')</script>
  <img src="data:," alt="" onerror="(window.crafted ??= []).push('handler')">
  <script src="data:text/javascript,(window.crafted??=[]).push('data')"></script>
  <a id="brought-in" href="javascript:(window.crafted??=[]).push('link')">x</a>`

/** Opens a page with an attacker's markup, under its own policy or none. */
const openCrafted = async (page: Page, withPolicy: boolean) => {
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

for (const role of ROLES)
  test(`a script that was brought into a page does not run, as ${role}`, async ({
    page,
    context,
    baseURL,
  }) => {
    await enter(role, context, baseURL)
    await watchDocuments(page)
    expect(await openCrafted(page, true)).toEqual([])
    const refused = await refusedOn(page)
    expect(refused.filter((one) => one.startsWith('script-src')).length).toBeGreaterThanOrEqual(4)
  })

test('without a policy it would run', async ({ page }) => {
  expect(await openCrafted(page, false)).toEqual(expect.arrayContaining(['script', 'nonce', 'handler']))
})

test('another site cannot show the portal in a frame', async ({ page, baseURL }) => {
  await page.route('http://frames.test/', (route) =>
    route.fulfill({ contentType: 'text/html', body: `<iframe src="${baseURL}/about.html"></iframe>` }),
  )
  await page.goto('http://frames.test/')
  // Chromium's error page, shown instead of a page that refuses to be framed, has an origin of its own.
  await expect.poll(() => page.frames()[1]?.url()).toMatch(/^chrome-error:|^about:blank$/)
  expect(await page.frames()[1]?.locator('body').textContent()).not.toContain('筑数通')
})
