import { expect, type Page, test } from '@playwright/test'
import { fillSms, loggedIn, loginDialog, loginLink } from './login'
import { accounts, newMobile } from './sandbox'
import { visit } from './visit'

const CODE = '微信扫码登录二维码'

/** Opens the login by code, and returns the address in the code. */
const askForCode = async (page: Page): Promise<string> => {
  await visit(page, '/qiye/')
  await loginLink(page).click()
  const dialog = loginDialog(page)
  await dialog.getByRole('button', { name: '扫码登录' }).click()
  await expect(dialog.getByRole('img', { name: CODE })).toBeVisible()
  return (await dialog.getByRole('link', { name: '在本机打开' }).getAttribute('href')) ?? ''
}

/** Scans the code on another device and chooses there. */
const scan = async (page: Page, url: string, choice: string, told: string) => {
  const phone = await page.context().newPage()
  await phone.goto(url)
  await phone.getByRole('button', { name: choice }).click()
  await expect(phone.getByRole('heading', { name: told })).toBeVisible()
  await phone.close()
}

test('LOG-04 a scanned code logs in, and scripts cannot read its token', async ({ page }) => {
  const svip = (await accounts()).find(({ key }) => key === 'svip')
  const url = await askForCode(page)
  const answers: string[] = []
  page.on('response', async (response) => {
    if (response.url().endsWith('/registerLoginWx')) answers.push(await response.text())
  })
  await scan(page, url, `以「${svip?.role}」登录`, '已确认登录')
  await expect(page.getByText('登录成功')).toBeVisible()
  await loggedIn(page)
  expect(answers.join('')).toContain('"confirmed"')
  expect(answers.join('')).not.toContain('access_token')
  expect((await page.context().cookies()).map(({ name }) => name)).toContain('JGJTK')
})

test('LOG-04 a code that was cancelled on the phone is refreshed by a click', async ({ page }) => {
  const url = await askForCode(page)
  await scan(page, url, '取消', '已取消登录')
  const dialog = loginDialog(page)
  await dialog.getByRole('button', { name: /已在手机上取消/ }).click()
  await expect(dialog.getByRole('img', { name: CODE })).toBeVisible()
  expect(await dialog.getByRole('link', { name: '在本机打开' }).getAttribute('href')).not.toBe(url)
})

test('LOG-05 an unbound WeChat is bound to a mobile; leaving asks for confirmation', async ({ page }) => {
  const url = await askForCode(page)
  await scan(page, url, '用没有绑定账号的微信', '已确认登录')
  const dialog = loginDialog(page)
  await expect(dialog.getByText('绑定手机号').first()).toBeVisible()
  await fillSms(page, newMobile())
  await dialog.getByRole('button', { name: '关闭' }).first().click()
  const question = page.getByRole('dialog', { name: '提示' })
  await expect(question).toContainText('请问是否确定退出手机号验证？')
  await question.getByRole('button', { name: '取消' }).click()
  await dialog.getByRole('button', { name: '绑定手机号' }).click()
  await expect(page.getByText('登录成功')).toBeVisible()
  await loggedIn(page)
})

test('the login keeps its height and reports one error at a time', async ({ page }) => {
  await visit(page, '/qiye/')
  await loginLink(page).click()
  const dialog = loginDialog(page)
  const height = async () => (await dialog.boundingBox())?.height ?? 0
  const before = await height()
  await page.getByLabel('手机号').fill('123')
  await dialog.getByRole('button', { name: '点击完成安全验证' }).click()
  await expect(dialog.getByText('请输入正确合法的手机号')).toBeVisible()
  await expect(page.getByRole('slider')).toHaveCount(0)
  await dialog.getByRole('button', { name: '获取验证码' }).click()
  await expect(dialog.getByText('请输入正确手机号!')).toBeVisible()
  await expect(dialog.getByText('请输入正确合法的手机号')).toHaveCount(0)
  // One line below the field, and no more.
  expect((await height()) - before).toBeLessThan(30)

  await page.getByLabel('手机号').fill(newMobile())
  await dialog.getByRole('button', { name: '点击完成安全验证' }).click()
  await expect(page.getByRole('slider')).toBeFocused()
  expect(await height()).toBe(before)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('slider')).toHaveCount(0)
  await expect(dialog).toBeVisible()
  await expect(dialog.getByRole('button', { name: '点击完成安全验证' })).toBeFocused()
})
