import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from '../support/look'
import { holdNewMember } from '../support/session'
import { loginConsole } from '../support/staff'
import { visit } from '../support/visit'
import { expectEqualsFreshLoad } from '../support/whole-screen'

const run = Date.now().toString(36)

const chatOf = (page: Page) => page.getByRole('dialog', { name: '在线咨询' })

const openMenu = async (page: Page) => {
  const opener = page.getByRole('button', { name: '快捷服务' })
  if (await opener.isVisible()) await opener.click()
  await page.getByRole('button', { name: '在线咨询' }).click()
}

test('ASK-05 a member asks in the chat, the staff answer there, and an answer that came later is unread', async ({
  page,
  context,
  browser,
}) => {
  test.setTimeout(180_000)
  await holdNewMember(context)
  await visit(page, '/center/?index=16')
  await openMenu(page)
  const chat = chatOf(page)
  await expect(chat.getByText('请问有什么可以帮您')).toBeVisible()
  await expectAccessible(page)
  await chat.getByRole('button', { name: '发送', exact: true }).click()
  await expect(chat.getByText('请输入内容')).toBeVisible()
  await chat.getByLabel('消息').fill(`怎样开发票 ${run}`)
  await chat.getByLabel('消息').press('Enter')
  await expect(chat.getByRole('log')).toContainText(`怎样开发票 ${run}`)
  await chat.getByLabel('选择图片').setInputFiles({
    name: 'a.png',
    mimeType: 'image/png',
    buffer: Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    ),
  })
  const picture = chat.getByRole('img', { name: '会话中的图片' })
  await expect(picture).toBeVisible()
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)

  const staff = await browser.newPage()
  await loginConsole(staff, 'service')
  await staff.goto('/console/chat')
  await expect(staff.getByText('在线，会员可见')).toBeVisible()
  await staff.getByRole('searchbox').fill(run)
  await staff.getByRole('searchbox').press('Enter')
  await staff.getByRole('row').filter({ hasText: '待答复' }).getByRole('link').first().click()
  const panel = staff.getByRole('dialog', { name: '在线咨询' })
  await expect(panel.getByRole('log')).toContainText(`怎样开发票 ${run}`)
  await expect(panel.getByRole('img', { name: '会话中的图片' })).toBeVisible()
  await expectAccessible(staff)
  await panel.getByLabel('答复').fill('在“我的发票”里申请')
  await panel.getByRole('button', { name: '发送', exact: true }).click()
  await expect(panel.getByRole('log')).toContainText('在“我的发票”里申请')

  // Both sides are online: the answer appears without a reload.
  await expect(chat.getByText('客服在线')).toBeVisible({ timeout: 15_000 })
  await expect(chat.getByRole('log')).toContainText('在“我的发票”里申请', { timeout: 15_000 })
  await chat.getByRole('button', { name: '关闭' }).click()

  await panel.getByLabel('答复').fill('三个工作日内开出')
  await panel.getByRole('button', { name: '发送', exact: true }).click()
  await expect(panel.getByRole('log')).toContainText('三个工作日内开出')
  await page.reload()
  await expect(page.getByText('1 条未读答复')).toBeVisible()
  await page.getByRole('button', { name: '查看答复' }).click()
  await expect(chat.getByText('未读答复', { exact: true })).toBeVisible()
  await expect(chat.getByRole('log')).toContainText('三个工作日内开出')
  await chat.getByRole('button', { name: '关闭' }).click()
  await page.reload()
  await expect(page.getByRole('button', { name: '打开会话' })).toBeVisible()
  await expectEqualsFreshLoad(page)
  await staff.context().close()
})

test('ASK-04 a chat that cannot be opened says so, and can be tried again', async ({ page, context }) => {
  await holdNewMember(context)
  const gen = '**/gateway/jian-butler-data-biz/customer/rtc/gen'
  await page.route(gen, (route) => route.abort())
  await visit(page, '/')
  await openMenu(page)
  await expect(chatOf(page).getByText('加载客服sdk失败')).toBeVisible({ timeout: 20_000 })
  await page.unroute(gen)
  await chatOf(page).getByRole('button', { name: '重试' }).click()
  await expect(chatOf(page).getByLabel('消息')).toBeVisible()
})
