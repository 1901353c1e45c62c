import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from '../support/look'
import { call, holdNewMember } from '../support/session'
import { loginConsole } from '../support/staff'
import { visit } from '../support/visit'
import { expectEqualsFreshLoad } from '../support/whole-screen'

const bell = (page: Page, name: string | RegExp) => page.getByRole('banner').getByRole('link', { name })
const rows = (page: Page) => page.getByRole('main').getByRole('article')

const ask = async (token: string): Promise<string> => {
  const asked = { topic: 'zzfw', name: '张工', mobile: '', region: '500000', message: '能升一级吗' }
  const path = '/jian-butler-portal-biz/customizedConsultationData/add'
  return (await call<{ number: string }>(path, asked, token)).number
}

/** Answers consultations like a staff member, in the back office's own session. */
const answer = async (page: Page, numbers: readonly string[]) => {
  await loginConsole(page, 'service')
  for (const id of numbers) {
    const code = await page.evaluate(async (consultationId) => {
      const body = JSON.stringify({ id: consultationId, answer: '可以，先补齐业绩。' })
      const headers = { 'content-type': 'application/json' }
      const answer = await fetch('/console/api/consultation/answer', { method: 'POST', headers, body })
      return ((await answer.json()) as { statusCode: string }).statusCode
    }, id)
    expect(code).toBe('00000')
  }
}

test('MSG-02 MSG-03 a member sees how many messages are unread, opens one, and marks the rest as read', async ({
  page,
  context,
  browser,
}) => {
  test.slow()
  const token = await holdNewMember(context)
  await visit(page, '/center/?index=5')
  await expect(page.getByText('暂无消息')).toBeVisible()
  const office = await browser.newContext()
  await answer(await office.newPage(), [await ask(token), await ask(token), await ask(token)])
  await office.close()

  await visit(page, '/qiye/')
  await expect(bell(page, '消息，3 条未读')).toBeVisible()
  await bell(page, /^消息/).click()
  await expect(page).toHaveURL(/\/center\/\?index=5$/)
  await expect(rows(page)).toHaveCount(3)
  await expect(rows(page).getByText('未读：')).toHaveCount(3)
  await expectAccessible(page)

  await rows(page).first().getByRole('link', { name: '顾问已答复您的咨询' }).click()
  await expect(page).toHaveURL(/index=16/)
  await expect(page.getByText('可以，先补齐业绩。').first()).toBeVisible()
  await visit(page, '/center/?index=5')
  await expect(rows(page).getByText('未读：')).toHaveCount(2)
  await page.getByRole('link', { name: '未读 2' }).click()
  await expect(rows(page)).toHaveCount(2)

  await visit(page, '/center/?index=5')
  await expect(bell(page, '消息，2 条未读')).toBeVisible()
  await page.getByRole('button', { name: '全部已读' }).click()
  await expect(rows(page).getByText('未读：')).toHaveCount(0)
  await expect(page.getByRole('button', { name: '全部已读' })).toHaveCount(0)
  await expect(bell(page, '消息')).toHaveAccessibleName('消息')
  await expectEqualsFreshLoad(page)
})
