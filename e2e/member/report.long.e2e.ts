import { expect, type Page, test } from '@playwright/test'
import { aCompany, detailOf } from '../support/records'
import { call, holdNewMember } from '../support/session'
import { visit } from '../support/visit'
import { expectEqualsFreshLoad } from '../support/whole-screen'

const button = (page: Page) => page.getByRole('button', { name: '数据纠错' })
const dialog = (page: Page) => page.getByRole('dialog', { name: '数据纠错' })

test('a member reports wrong data and follows its state', async ({ page, context }) => {
  const token = await holdNewMember(context)
  const company = await aCompany()
  await visit(page, detailOf(company))
  await expect(page.getByText('您的纠错')).toBeHidden()
  await button(page).click()
  await expect(dialog(page)).toContainText(company.name)
  await dialog(page).getByRole('button', { name: '提交' }).click()
  await expect(dialog(page).getByText('请选择有误的内容')).toBeVisible()
  await expect(dialog(page).getByText('请填写正确的内容')).toBeVisible()
  await expect(dialog(page).getByLabel('有误的内容')).toBeFocused()

  await dialog(page).getByLabel('有误的内容').selectOption({ label: '法定代表人' })
  await dialog(page).getByLabel('正确的内容').fill('王小明')
  await dialog(page).getByLabel('来源链接（选填）').fill('www.gov.cn')
  await dialog(page).getByRole('button', { name: '提交' }).click()
  await expect(dialog(page).getByText('请填写以 http:// 或 https:// 开头的完整网址')).toBeVisible()
  await dialog(page).getByLabel('来源链接（选填）').fill('https://www.gov.cn/1')
  await dialog(page).getByRole('button', { name: '提交' }).click()
  await expect(dialog(page)).toHaveCount(0)
  await expect(page.getByText('您的纠错：已提交')).toBeVisible()
  await expectEqualsFreshLoad(page)
  await expect(page.getByText('您的纠错：已提交')).toBeVisible()
  await page.getByText('您的纠错：已提交').click()
  await expect(page).toHaveURL(/index=9/)
  const row = page.getByRole('article')
  await expect(row).toContainText(company.name)
  await expect(row).toContainText('法定代表人应为：王小明')
  await expect(row).toContainText('已提交')
  const { records } = await call<{ records: { contact?: string }[] }>(
    '/jian-butler-portal-biz/recordReport/pageRecordReport',
    {},
    token,
  )
  expect(records).toHaveLength(1)
})
