import { expect, test } from '@playwright/test'
import { accountMenu, drag, loggedIn, loginDialog, newPuzzle, slide } from '../support/login'
import { refusedOn, watchDocuments } from '../support/look'
import { aCompany, detailOf } from '../support/records'
import { newMobile, smsCode } from '../support/sandbox'
import { visit } from '../support/visit'
import { expectEqualsFreshLoad } from '../support/whole-screen'

const wrong = (code: string) => (code === '111111' ? '222222' : '111111')

test('a visitor’s star registers them by SMS, is set then, and the new user is offered the membership', async ({
  page,
}) => {
  const mobile = newMobile()
  const company = await aCompany()
  await watchDocuments(page)
  await visit(page, '/zhaobiao/')
  const star = page
    .getByRole('article')
    .first()
    .getByRole('button', { name: /^收藏|^已收藏/ })
  await star.click()
  const dialog = loginDialog(page)
  const submit = dialog.getByRole('button', { name: '登录 / 注册' })
  const field = page.getByLabel('手机号')

  await field.fill('11000000000')
  await field.blur()
  await expect(dialog.getByText('请输入正确合法的手机号')).toBeVisible()
  await field.fill(mobile)
  await expect(dialog.getByText('请输入正确合法的手机号')).toHaveCount(0)

  // The pictures of the puzzle are within the content security policy.
  const answer = await newPuzzle(page, () => dialog.getByRole('button', { name: '点击完成安全验证' }).click())
  // A puzzle accepts one answer; the next puzzle arrives with the message.
  const next = await newPuzzle(page, () => drag(page, answer > 130 ? answer - 30 : answer + 30))
  await expect(dialog.getByText('没有对准形状相同的缺口，已换一张新图').first()).toBeVisible()
  expect(await refusedOn(page)).toEqual([])
  await drag(page, next)
  await expect(dialog.getByText('验证通过', { exact: true })).toBeVisible()

  await dialog.getByRole('button', { name: '获取验证码' }).click()
  await expect(dialog.getByRole('button', { name: /^[56]\d s 后重发$/ })).toBeDisabled()
  const code = await smsCode(mobile)
  await page.getByLabel('验证码').fill(wrong(code))
  await expect(dialog.getByRole('alert')).toContainText('验证码错误')
  await expect(page.getByLabel('验证码')).toHaveValue('')
  await expect(submit).toBeDisabled()

  await slide(page)
  await page.getByLabel('验证码').fill(code)
  await expect(dialog.getByText('登录成功')).toBeVisible()
  await loggedIn(page)
  await expect(star).toHaveAttribute('aria-pressed', 'true')
  await expectEqualsFreshLoad(page)
  await accountMenu(page).click()
  await expect(page.getByRole('banner').getByText('普通用户')).toBeVisible()

  await visit(page, '/qiye/')
  const keyword = company.name.slice(2, 6)
  const box = page.getByRole('searchbox', { name: '搜索' })
  await box.fill(keyword)
  await box.press('Enter')
  await expect(page).toHaveURL(/q=/)
  await expect(page.getByRole('article').first().locator('mark').first()).toBeVisible()
  await expect(page.getByRole('article').first().locator('h3 mark').first()).toHaveText(/./)

  await visit(page, detailOf(company))
  await expect(page.getByText(company.contactPhone)).toHaveCount(0)
  await page.locator('main a.locked').first().click()
  await expect(page.getByRole('dialog', { name: '开通建筑管家 SVIP，查看完整信息' })).toBeVisible()
})
