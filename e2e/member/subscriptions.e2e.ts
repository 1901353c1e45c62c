import { expect, type Page, test } from '@playwright/test'
import { aCompany, detailOf } from '../support/records'
import { holdNewMember } from '../support/session'
import { visit } from '../support/visit'
import { expectEqualsFreshLoad } from '../support/whole-screen'

const dialog = (page: Page) => page.getByRole('dialog', { name: /^订阅/ })
const rows = (page: Page) => page.getByRole('main').getByRole('article')

test('SUB-01 SUB-02 SUB-11 a member follows a company, finds it monitored, renames, pauses, goes on with and deletes it', {
  tag: '@long',
}, async ({ page, context }) => {
  await holdNewMember(context)
  await visit(page, detailOf(await aCompany()))
  await page.getByRole('button', { name: '关注动态' }).first().click()
  await dialog(page).getByRole('button', { name: '订阅' }).click()
  await expect(dialog(page)).toHaveCount(0)

  await visit(page, '/center/?index=556')
  await expect(page.getByText('今天没有动态')).toBeVisible()
  await page.getByRole('link', { name: '查看近 7 天' }).click()
  await expect(page.getByText('近 7 天没有动态')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: '企业 1' }).click()
  await expect(page).toHaveURL(/index=13&kind=company/)
  await expect(rows(page)).toHaveCount(1)

  await page.getByRole('button', { name: /^修改/ }).click()
  const edit = page.getByRole('dialog', { name: '修改订阅' })
  await edit.getByLabel('名称').fill('老对手')
  await edit.getByLabel('通知频率').selectOption('instant')
  await edit.getByLabel('提醒').selectOption('yes')
  await edit.getByRole('button', { name: '保存' }).click()
  await expect(rows(page)).toContainText('老对手')
  await expect(rows(page)).toContainText('免打扰')
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
