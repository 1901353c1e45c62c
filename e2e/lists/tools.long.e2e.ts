import { expect, test } from '@playwright/test'
import { findBusyCompany } from '../support/records'
import { call, holdSession, roleToken } from '../support/session'
import { visit } from '../support/visit'

test('the relation chain starts with a company search', async ({ page, context }) => {
  await holdSession(context, roleToken('non-member'))
  const company = await findBusyCompany({ qualification: ['D101', 'D110'] })
  await visit(page, '/companyAnalyze/')
  await page.getByLabel('企业名称').fill(company.name.slice(0, 15))
  await page.getByRole('button', { name: '查看关系' }).click()
  await page.getByRole('link', { name: company.name, exact: true }).click()
  await expect(page).toHaveURL(new RegExp(`cid=${company.id}`))
  // Five of each type by name; the rest is for members (ACC-02).
  await expect(page.getByText(/开通建筑管家 SVIP/).first()).toBeVisible()
})

test('ACC-05 the missing-staff check asks for a login, then for its service, then shows whom a company lacks', async ({
  page,
  context,
}) => {
  const company = await findBusyCompany({ qualification: ['D101', 'D110'] })
  await visit(page, '/renyuans/')
  await page.getByLabel('注册单位名称').fill(company.name.slice(0, 15))
  await page.getByRole('button', { name: '检测', exact: true }).click()
  await expect(page.getByRole('dialog').getByText('登录').first()).toBeVisible()

  await holdSession(context, roleToken('svip'))
  await visit(page, `/renyuans/?cid=${company.id}`)
  await expect(page.getByRole('table')).toHaveCount(0)
  await page.getByRole('main').getByRole('link', { name: '立即开通' }).first().click()
  await expect(page.getByRole('dialog')).toContainText('人员缺口检测')

  await context.clearCookies()
  await holdSession(context, roleToken('staff_vacancy'))
  await visit(page, `/renyuans/?cid=${company.id}`)
  await expect(page.getByRole('columnheader', { name: '缺口（人）' }).first()).toBeVisible()
  await expect(page.getByRole('rowheader', { name: /注册建造师/ }).first()).toBeVisible()
})

test('a member goes from a planned project and from a single work to their documents and projects', async ({
  page,
  context,
}) => {
  const token = roleToken('svip')
  await holdSession(context, token)
  await visit(page, '/nijian/')
  await page.locator('article.row h3 a').first().click()
  await expect(page).toHaveURL(/\/nijian\/[0-9a-f-]+_[123]\.html/)
  for (const title of ['项目概况', '审批信息', '审批记录'])
    await expect(page.getByRole('heading', { name: title }).first()).toBeVisible()

  const { records } = await call<{
    records: ReadonlyArray<{ id: string; managerName?: string | null; projectName: string }>
  }>('/jian-butler-project-biz/engineering/search', { pageSize: 10 }, token)
  const unit = records.find(({ managerName }) => managerName)
  await visit(page, `/engineering/${unit?.id}.html`)
  await expect(page.locator('main')).toContainText(String(unit?.managerName))
  await page.locator('main').getByRole('link', { name: unit?.projectName, exact: true }).first().click()
  await expect(page).toHaveURL(/\/project\/[0-9a-f-]+_[123]\.html$/)
  await expect(page.locator('main')).toContainText('发布招标公告')
})

test('a highway section handed over more than five years ago is opened as an expired record', async ({
  page,
}) => {
  await visit(page, '/gonglu/?handover=~2019-12-31')
  const row = page.locator('article.row').first()
  await expect(row).toContainText('已超五年')
  await expect(row.locator('h3 a').first()).toHaveAttribute('href', /^\/gonglu\/1\/[\w-]+\.html$/)
})
