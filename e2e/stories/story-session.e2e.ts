import { expect, type Page, type Response, test } from '@playwright/test'
import { accountMenu, fillSms, loggedIn, loginDialog, loginLink, slide } from '../support/login'
import { aCompany, detailOf } from '../support/records'
import { accounts } from '../support/sandbox'
import { call, forgetful, holdNewMember, holdSession } from '../support/session'
import { visit } from '../support/visit'
import { expectEqualsFreshLoad } from '../support/whole-screen'

/** Every response text of the page from now on, by address. */
const listen = (page: Page) => {
  const bodies: Promise<{ url: string; text: string }>[] = []
  const read = async (response: Response) => ({
    url: response.url(),
    // A redirect, or a response abandoned by the page, has no body.
    text: await response.text().catch(() => ''),
  })
  page.on('response', (response) => bodies.push(read(response)))
  return () => Promise.all(bodies)
}

const cookieNames = async (page: Page) => (await page.context().cookies()).map(({ name }) => name)

const fillPassword = async (page: Page, mobile: string, password: string) => {
  await page.getByLabel('手机号或账号').fill(mobile)
  await page.getByLabel('密码', { exact: true }).fill(password)
  await slide(page)
}

const submitPassword = (page: Page) =>
  loginDialog(page).getByRole('button', { name: '登录', exact: true }).click()

test('a wrong password is an error, the right one logs in out of reach of scripts, logging out asks first', async ({
  page,
  context,
}) => {
  const svip = (await accounts()).find(({ key }) => key === 'svip')
  if (!svip) throw new Error('the sandbox has no SVIP')
  const company = await aCompany()
  const readBodies = listen(page)
  await visit(page, detailOf(company))
  for (const { url, text } of await readBodies())
    for (const secret of [company.contactPhone, company.contactEmail])
      expect(text.includes(secret), `${url} contains a closed value`).toBe(false)
  await loginLink(page).click()
  const dialog = loginDialog(page)
  await dialog.getByRole('radio', { name: '密码登录' }).check()
  await fillPassword(page, svip.mobile, 'wrong12345')
  await submitPassword(page)
  await expect(dialog.getByRole('alert')).toContainText('用户名或密码错误')
  await expect(dialog.getByRole('button', { name: '点击完成安全验证' })).toBeVisible()
  await expect(dialog.getByRole('button', { name: '登录', exact: true })).toBeDisabled()

  await fillPassword(page, svip.mobile, svip.password)
  await submitPassword(page)
  await loggedIn(page)
  await expect(page.getByText(company.contactPhone).first()).toBeVisible()
  const cookie = (await context.cookies()).find(({ name }) => name === 'JGJTK')
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax' })
  const token = decodeURIComponent(cookie?.value ?? '')
  expect(token.length).toBeGreaterThan(20)
  // SES-06: scripts can read no token and nothing of the member.
  const readable = await page.evaluate(() => ({
    cookies: document.cookie.split('; ').filter((pair) => pair.startsWith('JGJ')),
    stored: JSON.stringify([{ ...localStorage }, { ...sessionStorage }]),
  }))
  expect(readable.cookies).toEqual(['JGJLOGIN=1'])
  const member = (await accountMenu(page).textContent())?.trim() ?? ''
  expect(member.length).toBeGreaterThan(0)
  for (const secret of [token, member, svip.mobile]) expect(readable.stored).not.toContain(secret)
  expect(readable.stored).not.toMatch(/(?<!\d)1\d{2}(\*{4}\d{4}|\d{8})(?!\d)/)
  for (const { url, text } of await readBodies()) {
    expect(text.includes(token), `${url} contains the token`).toBe(false)
    if (!url.includes('/_next/')) expect(text, url).not.toContain('access_token')
  }

  const logout = page.getByRole('button', { name: '退出登录' })
  const question = page.getByRole('dialog', { name: '提示' })
  await accountMenu(page).click()
  await logout.click()
  await expect(question).toContainText('确定要退出登录吗？')
  await question.getByRole('button', { name: '取消' }).click()
  await expect(question).toHaveCount(0)
  await expect(accountMenu(page)).toBeVisible()

  if (!(await logout.isVisible())) await accountMenu(page).click()
  await logout.click()
  await question.getByRole('button', { name: '退出' }).click()
  await expect(loginLink(page)).toBeVisible()
  await expect(page.getByText(company.contactPhone)).toHaveCount(0)
  await expect(page.locator('main a.locked').first()).toBeVisible()
  await expectEqualsFreshLoad(page)
  for (const name of ['JGJTK', 'JGJLOGIN']) expect(await cookieNames(page)).not.toContain(name)
})

test('a forgotten password is reset and logs in', { tag: '@long' }, async ({ page }) => {
  const { mobile, mayAskAgainAt } = forgetful()
  const wait = Math.max(0, mayAskAgainAt - Date.now())
  test.setTimeout(60_000 + wait)
  await new Promise((done) => setTimeout(done, wait))

  await visit(page, '/qiye/')
  await loginLink(page).click()
  const dialog = loginDialog(page)
  await dialog.getByRole('radio', { name: '密码登录' }).check()
  await dialog.getByRole('button', { name: '忘记密码？' }).click()
  await fillSms(page, mobile)
  const password = page.getByLabel('新密码')
  await password.fill('12345678')
  await password.blur()
  await expect(dialog.getByText('请输入8-20位字母和数字密码组合')).toBeVisible()
  await expect(dialog.getByRole('button', { name: '确认修改' })).toBeDisabled()
  await password.fill('mima2026new')
  await dialog.getByRole('button', { name: '确认修改' }).click()
  await expect(dialog.getByText('修改成功')).toBeVisible()
  await dialog.getByRole('radio', { name: '密码登录' }).check()

  await fillPassword(page, mobile, 'mima2026new')
  await submitPassword(page)
  await loggedIn(page)
  await expectEqualsFreshLoad(page)
})

test('a page left open follows a login elsewhere; a session ended elsewhere is reported on the next page', async ({
  page,
  context,
}) => {
  await visit(page, '/help.html')
  await expect(loginLink(page)).toBeVisible()
  const token = await holdNewMember(context)
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(accountMenu(page)).toBeVisible()
  await call('/authCenter/logOutByAnything', {}, token)

  await visit(page, '/about.html')
  const expired = page.getByRole('dialog', { name: '登录失效' })
  await expect(expired).toContainText('由于您长时间未操作，页面已失效，请重新登录')
  await expect.poll(() => cookieNames(page)).not.toContain('JGJTK')
  await expired.getByRole('button', { name: '重新登录' }).click()
  await expect(loginDialog(page)).toBeVisible()
  await expect(expired).toHaveCount(0)

  await holdSession(context, token)
  await visit(page, '/center/')
  await expired.getByRole('button', { name: '返回首页' }).click()
  await expect(page).toHaveURL(/\/$/)
  await expect(loginLink(page)).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})
