import { test } from '@playwright/test'
import { holdSession, roleToken, tokenOf } from './session'
import { newMobile } from './sandbox'
import { loginConsole } from './staff'
import { visit } from './visit'

const portal = process.env.PORTAL_URL ?? ''
const OUT = '/tmp/look'
const SIZES = [
  ['1280', 1280, 900],
  ['390', 390, 844],
] as const

const PAGES: readonly (readonly [string, string, string | null])[] = [
  ['svip', '/svip.html', 'non-member'],
  ['svip-member', '/svip.html', 'svip'],
  ['enterprise', '/svip.html?product=enterprise', 'non-member'],
  ['orders', '/center/?index=4', 'svip'],
  ['seats', '/center/?index=18', 'enterprise'],
  ['boss', '/boss/', 'boss'],
  ['bossLogin', '/bossLogin', null],
]
for (const [name, path, role] of PAGES)
  test(name, async ({ browser }) => {
    test.setTimeout(180_000)
    for (const [size, width, height] of SIZES)
      for (const colorScheme of ['light', 'dark'] as const) {
        const context = await browser.newContext({ baseURL: portal, viewport: { width, height }, colorScheme })
        if (role) await holdSession(context, portal, roleToken(role))
        const page = await context.newPage()
        await visit(page, path)
        await page.waitForTimeout(800)
        await page.screenshot({ path: `${OUT}/${name}-${size}-${colorScheme}.png`, fullPage: size === '1280' && name !== 'svip' })
        await context.close()
      }
  })
