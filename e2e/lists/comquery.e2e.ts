import { expect, type Page, test } from '@playwright/test'
import { holdSession, roleToken } from '../support/session'
import { visit } from '../support/visit'

const group = (page: Page, name: string) => page.getByRole('group', { name })
const effect = (page: Page) => page.getByRole('region', { name: '各条件命中数' }).last()

test('conditions are counted while typing, and companies come with the matching records', async ({
  page,
  context,
}) => {
  await holdSession(context, roleToken('svip'))
  await visit(page, '/comquery/')
  await group(page, '经营状态').getByLabel('状态').selectOption('active')
  await group(page, '中标业绩').getByLabel('单项金额不低于').fill('100')
  await group(page, '注册人员').getByLabel('注册类别').selectOption({ index: 1 })
  await expect(effect(page)).toContainText('经营状态为存续')
  await expect(effect(page)).toContainText(/全部满足\s*[\d,超万]+ 家/)

  await group(page, '企业资质').getByRole('button', { name: /添加/ }).click()
  await expect(group(page, '企业资质').getByLabel('资质类别')).toHaveCount(2)
  await page.getByRole('button', { name: '查询企业' }).click()
  await expect(page).toHaveURL(/\/comquery\/result\/?\?.*won\.amount=100/)
  expect(page.url()).not.toContain('qualification')
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(page.getByText(/\d+ 项中标/).first()).toBeVisible()
  await expect(page.getByText(/\d+ 名人员/).first()).toBeVisible()
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)

  await page.getByRole('link', { name: '修改条件' }).first().click()
  await expect(group(page, '中标业绩').getByLabel('单项金额不低于')).toHaveValue('100')
})
