import { expect, type Page, test } from '@playwright/test'
import { fillOwnCode, fillSms, loggedIn, logIn, loginDialog, loginLink } from '../support/login'
import { accounts, forward, newMobile } from '../support/sandbox'
import { visit } from '../support/visit'
import { expectEqualsFreshLoad } from '../support/whole-screen'

// Not parallel: some tests move the gateway's clock, and a QR code is valid for only two minutes.
test.describe.configure({ mode: 'default' })

const CODE = '微信扫码登录二维码'
/** Time in ms until a mobile can get its next SMS. */
const NEXT_SMS = 61_000

const showCode = async (page: Page): Promise<string> => {
  await visit(page, '/qiye/')
  await loginLink(page).click()
  const dialog = loginDialog(page)
  await dialog.getByRole('radio', { name: '扫码登录' }).check()
  await expect(dialog.getByRole('img', { name: CODE })).toBeVisible()
  return (await dialog.getByRole('link', { name: '在本机打开' }).getAttribute('href')) ?? ''
}

/** Scans the code on another device and chooses there. */
const scan = async (page: Page, url: string, choice: string, heading: string) => {
  const phone = await page.context().newPage()
  await phone.goto(url)
  await phone.getByRole('button', { name: choice }).click()
  // On another device the user sees the origin of the request.
  if (heading === '已确认登录') await phone.getByRole('button', { name: '是我本人，确认登录' }).click()
  await expect(phone.getByRole('heading', { name: heading })).toBeVisible()
  await phone.close()
}

test('LOG-04 a scanned code logs in the browser that showed it, no other, and scripts cannot read its token', async ({
  page,
  browser,
}) => {
  const callbackOf = (url: string) => `/gateway/wechat/callback${new URL(url).search}&code=sandbox-svip`
  const stranger = await browser.newPage()
  await stranger.goto(callbackOf(await showCode(page)))
  await expect(stranger.getByText('不是您本人在登录？请取消。')).toBeVisible()
  await stranger.getByRole('button', { name: '不是我，取消' }).click()
  await expect(stranger.getByRole('heading', { name: '已取消登录' })).toBeVisible()
  await stranger.close()

  const svip = (await accounts()).find(({ key }) => key === 'svip')
  const url = await showCode(page)
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

test('LOG-05 an unbound WeChat is bound to a mobile; leaving asks for confirmation', {
  tag: '@long',
}, async ({ page }) => {
  const url = await showCode(page)
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
  await expectEqualsFreshLoad(page)
})

const SECURITY = '/center/?index=11'

const openSecurity = async (page: Page, mobile: string) => {
  await visit(page, '/qiye/')
  await loginLink(page).click()
  await logIn(page, mobile)
  await visit(page, SECURITY)
}

test('the logins of an account are shown and ended', { tag: '@long' }, async ({ page, browser }) => {
  const mobile = newMobile()
  const other = await browser.newPage()
  await visit(other, '/qiye/')
  await loginLink(other).click()
  await logIn(other, mobile)
  await forward(NEXT_SMS)
  await openSecurity(page, mobile)
  const rows = page.getByRole('table', { name: '登录的设备' }).getByRole('row')
  await expect(rows).toHaveCount(3)
  await expect(rows.nth(1)).toContainText('当前设备')
  await expect(rows.nth(1)).toContainText('Linux · Chrome')

  await rows.nth(2).getByRole('button', { name: /^退出/ }).click()
  const question = page.getByRole('dialog', { name: '退出这台设备' })
  await question.getByRole('button', { name: '取消' }).click()
  await expect(rows).toHaveCount(3)
  await page.getByRole('button', { name: '退出其他设备' }).click()
  await page.getByRole('dialog', { name: '退出其他设备' }).getByRole('button', { name: '全部退出' }).click()
  await expect(rows).toHaveCount(2)
  await expectEqualsFreshLoad(page)
  await visit(other, '/center/')
  await expect(other.getByText('登录已失效').first()).toBeVisible()
  await other.close()
})

test('the mobile number is changed with a code of both numbers', { tag: '@long' }, async ({ page }) => {
  const [from, to] = [newMobile(), newMobile()]
  await openSecurity(page, from)
  await forward(NEXT_SMS)
  await page.getByRole('button', { name: '更换' }).click()
  const dialog = page.getByRole('dialog', { name: '更换手机号' })
  await dialog.getByRole('button', { name: '确认更换' }).click()
  await expect(dialog.getByText('请先获取验证码')).toHaveCount(2)
  await expect(dialog.getByText('请输入正确合法的手机号')).toBeVisible()
  await fillOwnCode(page, '现手机号收到的验证码', from, '/security/sendOwnCode')
  await page.getByRole('textbox', { name: '新手机号', exact: true }).fill(to)
  await fillOwnCode(page, '新手机号收到的验证码', to, '/sms/sendVerifySmsV2')
  await dialog.getByRole('button', { name: '确认更换' }).click()
  await expect(page.getByText('手机号已更换')).toBeVisible()
  await expect(page.getByRole('main')).toContainText(`${to.slice(0, 3)}****${to.slice(-4)}`)
  await expectEqualsFreshLoad(page)
})

test('LEG-03 closing an account is asked for with a code, and taken back', { tag: '@long' }, async ({
  page,
}) => {
  const mobile = newMobile()
  await openSecurity(page, mobile)
  await forward(NEXT_SMS)
  await page.getByRole('button', { name: '申请注销' }).click()
  const dialog = page.getByRole('dialog', { name: '注销账号' })
  await fillOwnCode(page, '本人手机号收到的验证码', mobile, '/security/sendOwnCode')
  await dialog.getByRole('button', { name: '申请注销' }).click()
  await expect(dialog.getByText('请先确认已了解注销的后果')).toBeVisible()
  await dialog.getByLabel('我已了解以上后果').check()
  await dialog.getByRole('button', { name: '申请注销' }).click()
  await expect(page.getByText('注销中')).toBeVisible()
  await expectEqualsFreshLoad(page)
  await page.getByRole('button', { name: '撤回申请' }).click()
  await page.getByRole('dialog', { name: '撤回注销申请' }).getByRole('button', { name: '撤回' }).click()
  await expect(page.getByRole('button', { name: '申请注销' })).toBeVisible()
  await expectEqualsFreshLoad(page)
})
