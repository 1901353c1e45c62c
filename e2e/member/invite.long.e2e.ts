import { expect, test } from '@playwright/test'
import { fillSms, loggedIn } from '../support/login'
import { newMobile } from '../support/sandbox'
import { holdSession, PORTAL, roleToken, tokenOf } from '../support/session'
import { visit } from '../support/visit'
import { expectEqualsFreshLoad } from '../support/whole-screen'

const CENTRE = '/center/?index=17'

test('INV-01 INV-02 a member invites; a visitor logs in by the link and has the days; a friend claims them once', async ({
  page,
  browser,
}) => {
  await holdSession(page.context(), roleToken('svip'))
  await visit(page, CENTRE)
  await page.getByLabel('赠送天数').selectOption('3')
  await page.getByRole('button', { name: '创建邀请' }).click()
  await expect(page.getByText('邀请已创建，复制链接发给好友')).toBeVisible()
  const row = page.getByRole('article').first()
  await expect(row).toContainText('建筑管家 SVIP 3 天')
  await expect(row).toContainText('已领取 0 / 20 人')
  await expectEqualsFreshLoad(page)
  const link = (await row.locator('code').textContent()) ?? ''
  const { pathname, search } = new URL(link)
  expect(pathname + search).toMatch(/^\/\?acodes=[A-Z2-9]{12}$/)

  // A visitor: the login names the friend, and the claim follows automatically.
  const stranger = await browser.newPage()
  await visit(stranger, search)
  const login = stranger.getByRole('dialog', { name: '登录 / 注册' })
  await expect(login.getByText(/^您的好友「.+」邀请您注册$/)).toBeVisible()
  await fillSms(stranger, newMobile())
  await loggedIn(stranger)
  const gift = stranger.getByRole('dialog', { name: '好友赠礼' })
  await expect(gift.getByText('领取成功，会员权益已到账')).toBeVisible()
  await gift.getByRole('button', { name: '关闭' }).last().click()
  await expect(stranger).toHaveURL(`${PORTAL}/`)
  await visit(stranger, '/center/?index=10')
  await expect(stranger.getByRole('main')).toContainText('使用中')

  // A logged-in user decides, and can claim only once.
  const friend = await browser.newPage()
  await holdSession(friend.context(), await tokenOf(newMobile()))
  await visit(friend, search)
  const offer = friend.getByRole('dialog', { name: '好友赠礼' })
  await expect(offer.getByText(/^您的好友「.+」送您 3 天建筑管家 SVIP$/)).toBeVisible()
  await offer.getByRole('button', { name: '立即领取' }).click()
  await expect(offer.getByText('领取成功，会员权益已到账')).toBeVisible()
  await friend.keyboard.press('Escape')
  await expect(offer).toHaveCount(0)
  await visit(friend, search)
  await offer.getByRole('button', { name: '立即领取' }).click()
  await expect(offer.getByText('您已领取过该礼包')).toBeVisible()

  await visit(page, CENTRE)
  await expect(row).toContainText('已领取 2 / 20 人')
  await expect(row).toContainText('为您增加 6 天')
})
