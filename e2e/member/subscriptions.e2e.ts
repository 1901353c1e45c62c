import { expect, type Page, test } from '@playwright/test'
import { logIn, loginDialog } from '../support/login'
import { expectAccessible } from '../support/look'
import { aCompany, detailOf } from '../support/records'
import { newMobile } from '../support/sandbox'
import { holdNewMember } from '../support/session'
import { visit } from '../support/visit'
import { expectEqualsFreshLoad } from '../support/whole-screen'

const portal = process.env.PORTAL_URL ?? 'http://localhost:3000'

const dialog = (page: Page) => page.getByRole('dialog', { name: /^订阅/ })
const rows = (page: Page) => page.getByRole('main').getByRole('article')
const subscribe = (page: Page) => page.getByRole('button', { name: '订阅', exact: true }).first()

test('SUB-01 a visitor who subscribes to a list logs in, and finds it in the centre', {
  tag: '@long',
}, async ({ page }) => {
  await visit(page, '/zhaobiao/?region=500000')
  await subscribe(page).click()
  await expect(loginDialog(page)).toBeVisible()
  await logIn(page, newMobile())
  await expect(dialog(page)).toBeVisible()
  await expect(dialog(page).getByLabel('名称')).toHaveValue(/重庆.*招标/)
  await expectAccessible(page)
  await dialog(page).getByLabel('名称').fill(' ')
  await dialog(page).getByRole('button', { name: '订阅' }).click()
  await expect(dialog(page).getByText('请填写名称')).toBeVisible()
  await dialog(page).getByLabel('名称').fill('重庆招标')
  await dialog(page).getByLabel('通知频率').selectOption('weekly')
  await dialog(page).getByRole('button', { name: '订阅' }).click()
  await expect(page.getByText('已订阅，有新数据会通知您')).toBeVisible()
  await visit(page, '/center/?index=13')
  await expect(rows(page)).toHaveCount(1)
  await expect(rows(page)).toContainText('每周一 8:00')
  await rows(page).getByRole('link', { name: '查看 重庆招标' }).click()
  await expect(page).toHaveURL(/\/zhaobiao\/\?region=500000/)
})

test('SUB-01 SUB-02 a member follows a company, renames, pauses, goes on with and deletes it', async ({
  page,
  context,
}) => {
  await holdNewMember(context, portal)
  await visit(page, detailOf(await aCompany()))
  await page.getByRole('button', { name: '关注动态' }).first().click()
  await dialog(page).getByRole('button', { name: '订阅' }).click()
  await expect(dialog(page)).toHaveCount(0)

  await visit(page, '/center/?index=556')
  await expect(page.getByText('功能建设中')).toBeVisible()
  await page.getByRole('link', { name: '我关注的企业' }).click()
  await expect(page).toHaveURL(/index=13&kind=company/)
  await expect(rows(page)).toHaveCount(1)
  await expectAccessible(page)

  await page.getByRole('button', { name: /^修改/ }).click()
  const edit = page.getByRole('dialog', { name: '修改订阅' })
  await edit.getByLabel('名称').fill('老对手')
  await edit.getByLabel('通知频率').selectOption('instant')
  await edit.getByLabel('提醒').selectOption('yes')
  await edit.getByRole('button', { name: '保存' }).click()
  await expect(rows(page)).toContainText('老对手')
  await expect(rows(page)).toContainText('免打扰')
  await expectEqualsFreshLoad(page)
  await page.getByRole('button', { name: '暂停 老对手' }).click()
  await expect(rows(page)).toContainText('已暂停')
  await expectEqualsFreshLoad(page)
  await page.getByRole('button', { name: '恢复 老对手' }).click()
  await expect(rows(page).getByText('已暂停')).toHaveCount(0)
  await page.getByRole('button', { name: '删除 老对手' }).click()
  await page.getByRole('dialog', { name: '删除订阅' }).getByRole('button', { name: '删除' }).click()
  await expect(rows(page)).toHaveCount(0)
  await expectEqualsFreshLoad(page)
})

test('SUB-01 SUB-03 a channel, and the fourth that an account without a membership may not have', {
  tag: '@long',
}, async ({ page, context }) => {
  await holdNewMember(context, portal)
  await visit(page, '/policy2/all/')
  await subscribe(page).click()
  await dialog(page).getByRole('button', { name: '订阅' }).click()
  await expect(dialog(page)).toHaveCount(0)
  for (const list of ['/zhaobiao/', '/zhongbiao/']) {
    await visit(page, list)
    await subscribe(page).click()
    await dialog(page).getByRole('button', { name: '订阅' }).click()
    await expect(dialog(page)).toHaveCount(0)
  }
  await visit(page, '/zhaobiao/?region=500000')
  await subscribe(page).click()
  await dialog(page).getByRole('button', { name: '订阅' }).click()
  await expect(dialog(page).getByText('未开通会员最多 3 个订阅，开通会员后不限')).toBeVisible()
  await visit(page, '/center/?index=13')
  await expect(rows(page)).toHaveCount(3)
})
