import { randomInt } from 'node:crypto'
import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from '../support/look'
import { forward, mailsTo } from '../support/sandbox'
import { holdNewMember, PORTAL } from '../support/session'
import { loginConsole } from '../support/staff'
import { visit } from '../support/visit'
import { expectEqualsFreshLoad } from '../support/whole-screen'

const MINUTE_MS = 60_000
const run = Date.now().toString(36)

const main = (page: Page) => page.getByRole('main')
const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name })

const publish = async (page: Page) => {
  const field = (name: string) => page.getByRole('textbox', { name, exact: true })
  const bar = page.getByRole('region', { name: '状态与操作' })
  await loginConsole(page, 'editor')
  await page.goto('/console/article/new')
  await field('标题').fill(`资质改革新动向 ${run}`)
  await page.getByRole('combobox', { name: '栏目' }).selectOption('new')
  await field('编号').fill(`e2e-mail-${run}`)
  await field('正文').fill('征求意见稿已公布。')
  await bar.getByRole('button', { name: '保存', exact: true }).click()
  await expect(page).toHaveURL(`/console/article/e2e-mail-${run}`)
  await bar.getByRole('button', { name: '发布', exact: true }).click()
  await page.getByRole('dialog', { name: '发布' }).getByRole('button', { name: '发布' }).click()
  await expect(bar).toContainText('已发布')
}

/** Waits for a mail to an address with a matching subject. */
const waitForMail = async (address: string, subject: RegExp) => {
  await expect
    .poll(async () => (await mailsTo(address)).some((mail) => subject.test(mail.subject)), {
      timeout: 60_000,
    })
    .toBe(true)
  const received = (await mailsTo(address)).find((mail) => subject.test(mail.subject))
  if (!received) throw new Error(`no mail ${subject}`)
  return received
}

test('PRF-01 SUB-05 SUB-08 a member confirms an address, gets a digest by mail, and ends the mails by its link', async ({
  page,
  context,
  browser,
}) => {
  test.setTimeout(240_000)
  await holdNewMember(context)
  const address = `reader${randomInt(1e9)}@example.com`
  await visit(page, '/center/?index=10')
  await page.getByRole('navigation', { name: '个人中心' }).getByRole('link', { name: '个人资料' }).click()
  await expect(main(page).getByText('未填写')).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: '填写 邮箱' }).click()
  const form = dialog(page, '填写邮箱')
  await form.getByRole('textbox', { name: /^邮箱/ }).first().fill('nobody')
  await form.getByRole('button', { name: '获取验证码' }).click()
  await expect(form.getByText('请输入正确的邮箱地址')).toBeVisible()
  await form.getByRole('textbox', { name: /^邮箱/ }).first().fill(address)
  await form.getByRole('button', { name: '获取验证码' }).click()
  await expect(form.getByText('验证码已发到邮箱')).toBeVisible()
  const code = /\d{6}/.exec((await waitForMail(address, /验证码/)).subject)?.[0] ?? ''
  const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0')
  await form.getByLabel('邮箱收到的验证码').fill(wrong)
  await form.getByRole('button', { name: '确认邮箱' }).click()
  await expect(form.getByText('邮箱验证码错误')).toBeVisible()
  await expectAccessible(page)
  await form.getByLabel('邮箱收到的验证码').fill(code)
  await form.getByRole('button', { name: '确认邮箱' }).click()
  await expect(main(page).getByText('已确认', { exact: true })).toBeVisible()
  await expect(main(page).getByText(address)).toHaveCount(0)
  await expectEqualsFreshLoad(page)

  await visit(page, '/new/all.html')
  await page.getByRole('button', { name: '订阅', exact: true }).first().click()
  const subscribe = dialog(page, /^订阅/)
  await subscribe.getByLabel('通知频率').selectOption('instant')
  await expect(subscribe.getByRole('checkbox', { name: /短信/ })).toBeDisabled()
  await subscribe.getByRole('checkbox', { name: /邮件/ }).check()
  await expectAccessible(page)
  await subscribe.getByRole('button', { name: '订阅' }).click()
  await expect(subscribe).toHaveCount(0)
  await visit(page, '/center/?index=13')
  await expect(main(page).getByRole('article')).toContainText('站内消息、邮件')

  const office = await browser.newContext()
  await publish(await office.newPage())
  await office.close()
  // Notifications contain articles released at least a minute ago (ADR 15).
  await forward(3 * MINUTE_MS)
  const mail = await waitForMail(address, /条新数据/)
  expect(mail.text).toContain(`资质改革新动向 ${run}`)
  const link = /^https?:\/\/\S+unsubscribe\S+$/m.exec(mail.text)?.[0] ?? ''
  const { pathname, search } = new URL(link)
  // Without a login, as from a mail program.
  await context.clearCookies()
  await page.goto(`${PORTAL}${pathname}${search}`)
  await expect(page.getByText(/不再用邮件通知/)).toBeVisible()
  await page.getByRole('button', { name: '取消邮件通知' }).click()
  await expect(page.getByRole('heading', { name: '已取消邮件通知' })).toBeVisible()
})
