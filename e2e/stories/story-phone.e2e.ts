import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { accountMenu, logIn, loginDialog, loginLink } from '../support/login'
import { order, purchaseDialog, qr } from '../support/purchase'
import { aCompany, detailOf } from '../support/records'
import { newMobile } from '../support/sandbox'
import { visit } from '../support/visit'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

/**
 * Checks that nothing is wider than the screen, and no tap target is smaller than 24 px without space
 * around it.
 */
const fits = async (page: Page, what: string) => {
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width, `${what} is as wide as the screen`).toBeLessThanOrEqual(390)
  const { violations } = await new AxeBuilder({ page }).withRules(['target-size']).setLegacyMode().analyze()
  const small = violations.flatMap((v) => v.nodes.map((n) => n.target.join(' ')))
  expect(small, `${what} has targets too small to tap`).toEqual([])
}

/** Checks that a dialog stays on the screen, or scrolls inside. */
const isOnScreen = async (page: Page, name: string | RegExp) => {
  const box = await page.getByRole('dialog', { name }).boundingBox()
  expect(box?.x).toBeGreaterThanOrEqual(0)
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390)
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(845)
}

test('a list on a phone: cards, and the filters in a sheet', async ({ page }) => {
  await visit(page, '/qiye/')
  const [first, second] = await Promise.all([0, 1].map((i) => page.getByRole('article').nth(i).boundingBox()))
  expect(second?.y).toBeGreaterThanOrEqual((first?.y ?? 0) + (first?.height ?? 0) - 1)
  expect(first?.width).toBeGreaterThan(330)
  await fits(page, 'the list')

  // Each filter opens as a sheet at the lower edge; a tap on the page behind closes it.
  const menu = page.getByRole('region', { name: '筛选' }).locator('details', { hasText: '经营状态' })
  const choice = menu.getByRole('link', { name: '存续' })
  await menu.locator('summary').tap()
  await expect(choice).toBeInViewport()
  await fits(page, 'the sheet')
  await page.touchscreen.tap(200, 120)
  await expect(choice).toBeHidden()
  await menu.locator('summary').tap()
  await choice.tap()
  await expect(page).toHaveURL(/status=active/)
  await expect(menu.locator('summary')).toContainText('存续')
  await expect(choice).toBeHidden()
})

test('on a phone a user logs in and gets to the QR code', async ({ page }) => {
  await visit(page, detailOf(await aCompany()))
  await fits(page, 'the detail')
  await loginLink(page).tap()
  await expect(loginDialog(page)).toBeVisible()
  await isOnScreen(page, '登录 / 注册')
  await fits(page, 'the login')
  await logIn(page, newMobile())

  await page.locator('.lockbar a:not([data-guide])', { hasText: '立即开通' }).first().tap()
  const guide = page.getByRole('dialog', { name: '开通建筑管家 SVIP，查看完整信息' })
  await isOnScreen(page, '开通建筑管家 SVIP，查看完整信息')
  await guide.getByRole('button', { name: '立即开通' }).tap()
  const dialog = purchaseDialog(page)
  await expect(dialog.getByRole('radio', { name: /一年/ })).toBeVisible()
  await isOnScreen(page, /开通建筑管家 SVIP$/)
  await fits(page, 'the purchase')
  await order(page)
  await expect(qr(page)).toBeInViewport()
  await expect(dialog.getByRole('button', { name: '打开微信支付' })).toBeVisible()
  await fits(page, 'the code')
  await dialog.getByRole('button', { name: '关闭' }).tap()
  await expect(accountMenu(page)).toBeVisible()
})

test('no page is wider than a phone', { tag: '@long' }, async ({ page }) => {
  for (const path of ['/', '/renyuan/', '/zhaobiao/', '/svip.html', '/help.html', '/sitemap.html']) {
    await visit(page, path)
    await fits(page, path)
  }
})
