import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { accountMenu, loginDialog, loginLink } from '../support/login'
import { findUnlockLink, order, purchaseDialog, qr } from '../support/purchase'
import { aCompany, detailOf } from '../support/records'
import { holdNewMember } from '../support/session'
import { settled, visit } from '../support/visit'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

/**
 * Checks that nothing is wider than the screen, and no tap target is smaller than 24 px without space
 * around it.
 */
const expectTappable = async (page: Page, name: string) => {
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width, `${name} is as wide as the screen`).toBeLessThanOrEqual(390)
  const { violations } = await new AxeBuilder({ page }).withRules(['target-size']).setLegacyMode().analyze()
  const small = violations.flatMap((v) => v.nodes.map((n) => n.target.join(' ')))
  expect(small, `${name} has targets too small to tap`).toEqual([])
}

/** Checks that a dialog stays on the screen, or scrolls inside. */
const expectOnScreen = async (page: Page, name: string | RegExp) => {
  const box = await page.getByRole('dialog', { name }).boundingBox()
  expect(box?.x).toBeGreaterThanOrEqual(0)
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390)
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(845)
}

test('a list on a phone: cards, and the filters in a sheet', async ({ page }) => {
  await visit(page, '/qiye/')
  expect((await page.getByRole('banner').boundingBox())?.height).toBeLessThanOrEqual(96)
  const tab = page.getByRole('navigation', { name: '查询类别' }).locator('[aria-current=page]')
  await expect(tab).toBeInViewport({ ratio: 0.98 })
  const [first, second] = await Promise.all([0, 1].map((i) => page.getByRole('article').nth(i).boundingBox()))
  expect(second?.y).toBeGreaterThanOrEqual((first?.y ?? 0) + (first?.height ?? 0) - 1)
  expect(first?.width).toBeGreaterThan(330)
  await expectTappable(page, 'the list')

  // Each filter opens as a sheet at the lower edge; a tap on the page behind closes it.
  const menu = page.getByRole('region', { name: '筛选' }).locator('.menu', { hasText: '经营状态' })
  const choice = menu.getByRole('link', { name: '存续' })
  await menu.locator('> button').tap()
  await expect(choice).toBeInViewport()
  await expectTappable(page, 'the sheet')
  await page.touchscreen.tap(200, 120)
  await expect(choice).toBeHidden()
  await menu.locator('> button').tap()
  await choice.tap()
  await expect(page).toHaveURL(/status=active/)
  await expect(menu.locator('> button')).toContainText('存续')
  await expect(choice).toBeHidden()
})

test('on a phone a user opens the login, and a member gets to the QR code', async ({ page, context }) => {
  await visit(page, detailOf(await aCompany()))
  await expectTappable(page, 'the detail')
  await loginLink(page).tap()
  await expect(loginDialog(page)).toBeVisible()
  await expectOnScreen(page, '登录 / 注册')
  await expectTappable(page, 'the login')
  await holdNewMember(context)
  await page.reload()
  await settled(page)

  await findUnlockLink(page).tap()
  const guide = page.getByRole('dialog', { name: '开通建筑管家 SVIP，查看完整信息' })
  await expectOnScreen(page, '开通建筑管家 SVIP，查看完整信息')
  await guide.getByRole('button', { name: '立即开通' }).tap()
  const dialog = purchaseDialog(page)
  await expect(dialog.getByRole('radio', { name: /一年/ })).toBeVisible()
  await expectOnScreen(page, /开通建筑管家 SVIP$/)
  await expectTappable(page, 'the purchase')
  await order(page)
  await expect(qr(page)).toBeInViewport()
  await expect(dialog.getByRole('button', { name: '打开微信支付' })).toBeVisible()
  await expectTappable(page, 'the code')
  await dialog.getByRole('button', { name: '关闭' }).tap()
  await expect(accountMenu(page)).toBeVisible()
})
