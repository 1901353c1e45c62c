import { expect, type Locator, type Page, test } from '@playwright/test'
import { loggedIn, loginDialog, newPuzzle } from '../support/login'
import { findUnlockLink, orderMadeBy, purchaseDialog, qr } from '../support/purchase'
import { aCompany, detailOf } from '../support/records'
import { newMobile, smsCode } from '../support/sandbox'
import { holdNewMember } from '../support/session'
import { visit } from '../support/visit'

const press = (page: Page, key: string) => page.keyboard.press(key)

/** Presses Tab until an element has the focus, because keyboard users have no other way. */
const tabTo = async (page: Page, target: Locator, most = 80) => {
  for (let step = 0; step < most; step++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await press(page, 'Tab')
  }
  throw new Error(`Tab does not lead to ${target}`)
}

/** Moves the slider by keyboard: big steps, small steps, Enter. */
const slideByKeys = async (page: Page) => {
  const x = await newPuzzle(page, async () => {
    await tabTo(page, page.getByRole('button', { name: '点击完成安全验证' }), 5)
    await press(page, 'Enter')
  })
  const handle = page.getByRole('slider')
  await tabTo(page, handle, 3)
  await press(page, 'Home')
  for (let leap = 0; leap < Math.floor(x / 20); leap++) await press(page, 'PageUp')
  for (let step = 0; step < Math.round((x % 20) / 2); step++) await press(page, 'ArrowRight')
  // The gateway rejects a solution that is faster than a human.
  await page.waitForTimeout(250)
  await press(page, 'ArrowRight')
  await press(page, 'Enter')
  await expect(page.getByText('验证通过', { exact: true })).toBeVisible()
}

test('the keyboard alone searches from home, logs in and follows a suggestion', async ({ page }) => {
  const mobile = newMobile()
  const company = await aCompany()
  await visit(page, '/')
  await tabTo(page, page.getByRole('main').getByRole('searchbox'))
  await page.keyboard.type(company.name.slice(0, 6))
  await press(page, 'Enter')
  await expect(loginDialog(page)).toBeVisible()
  await expect(page.getByLabel('手机号')).toBeFocused()
  await page.keyboard.type(mobile)
  await slideByKeys(page)
  await tabTo(page, page.getByRole('button', { name: '获取验证码' }), 4)
  await press(page, 'Enter')
  const code = await smsCode(mobile)
  // The gateway sends the code before the page shows it.
  await expect(loginDialog(page).getByText('验证码已发送')).toBeVisible()
  await page.keyboard.press('Shift+Tab')
  await expect(page.getByLabel('验证码')).toBeFocused()
  // The last digit submits the login.
  await page.keyboard.type(code)
  await expect(page).toHaveURL(/\/qiye\/\?q=/)
  await loggedIn(page)

  await press(page, '/')
  await expect(page.getByRole('searchbox', { name: '搜索' })).toBeFocused()
  await page.keyboard.type(company.name)
  const suggestions = page.getByRole('region', { name: '搜索联想与历史' })
  const link = suggestions.getByRole('link', { name: company.name }).first()
  await expect(link).toBeVisible()
  await press(page, 'ArrowDown')
  await expect(suggestions.getByRole('link').first()).toBeFocused()
  await press(page, 'ArrowDown')
  await press(page, 'ArrowUp')
  await press(page, 'Enter')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page).toHaveURL(/\/qiye\/[^/]+\/$/)
})

test('the keyboard alone buys up to the QR code; Esc closes and restores the focus', {
  tag: '@long',
}, async ({ page, context }) => {
  await holdNewMember(context)
  await visit(page, detailOf(await aCompany()))
  const opener = findUnlockLink(page)
  await opener.focus()
  await press(page, 'Enter')
  const guide = page.getByRole('dialog', { name: '开通建筑管家 SVIP，查看完整信息' })
  await expect(guide.getByRole('button', { name: '立即开通' })).toBeFocused()
  await press(page, 'Escape')
  await expect(guide).toHaveCount(0)
  await expect(opener).toBeFocused()

  await press(page, 'Enter')
  await expect(guide.getByRole('button', { name: '立即开通' })).toBeFocused()
  await press(page, 'Enter')
  const dialog = purchaseDialog(page)
  const first = dialog.getByRole('radio', { name: /一年/ })
  await expect(first).toBeVisible()
  await tabTo(page, first, 4)
  await press(page, 'ArrowRight')
  await expect(dialog.getByRole('radio', { name: /半年/ })).toBeChecked()
  await tabTo(page, dialog.getByRole('button', { name: '立即支付' }), 6)
  await press(page, 'Enter')
  const question = page.getByRole('dialog', { name: '产品购买及使用协议' })
  await expect(question.getByRole('button', { name: '不同意' })).toBeFocused()
  await press(page, 'Tab')
  await expect(question.getByRole('button', { name: '同意并购买' })).toBeFocused()
  await orderMadeBy(page, () => press(page, 'Enter'))
  await expect(qr(page)).toBeVisible()
  const isInside = () => dialog.evaluate((element) => element.contains(document.activeElement))
  expect(await isInside()).toBe(true)
  await press(page, 'Escape')
  await expect(dialog).toHaveCount(0)
  await expect(opener).toBeFocused()
})
