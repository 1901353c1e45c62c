import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from '../support/look'
import { findBusyCompanies } from '../support/records'
import { call, holdSession, roleToken } from '../support/session'
import { visit } from '../support/visit'

interface Sheet {
  readonly name: string
  readonly summary: string
  readonly checks: ReadonlyArray<{ readonly key: string; readonly label: string; readonly title: string }>
}

const finding = (page: Page, label: string) => page.locator('.due-check').filter({ hasText: label })

test('a visitor checks a company before an award: each finding with its evidence, and what is not covered', async ({
  page,
}) => {
  const [company] = await findBusyCompanies()
  if (!company) throw new Error('there is no company')
  await visit(page, `/qiye/${company.id}/`)
  await page.getByRole('link', { name: '尽调表' }).first().click()
  await expect(page).toHaveURL(`/qiye/${company.id}/jindiao/`)
  const sheet = await call<Sheet>('/jian-butler-project-biz/company/dueDiligence', { id: company.id })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${sheet.name}尽调表`)
  for (const { label, title } of sheet.checks) await expect(finding(page, label).first()).toContainText(title)
  await expect(page.getByRole('main')).toContainText('诉讼、仲裁与执行案件')
  expect(await page.locator('meta[name="robots"]').getAttribute('content')).toContain('noindex')
  await expectAccessible(page)
  await finding(page, '中标趋势').getByRole('link').click()
  await expect(page).toHaveURL(new RegExp(`/zhongbiao/\\?.*company=${company.id}`))
})

test('a member issues a sheet as a file for a recipient; a number that was never issued shows nothing', async ({
  page,
  context,
  browser,
}) => {
  const [company] = await findBusyCompanies()
  if (!company) throw new Error('there is no company')
  await holdSession(context, roleToken('svip'))
  await visit(page, `/qiye/${company.id}/jindiao/`)
  await page.getByRole('link', { name: '出具 PDF' }).click()
  const dialog = page.getByRole('dialog', { name: '出具尽调表' })
  await dialog.getByLabel('出具给').fill('12345678901')
  await dialog.getByRole('button', { name: '生成 PDF' }).click()
  await expect(dialog).toContainText('不要填写号码')
  await dialog.getByLabel('出具给').fill('某某银行渝北支行')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: '生成 PDF' }).click(),
  ])
  const path = await download.path()
  expect((await readFile(path)).subarray(0, 4).toString()).toBe('%PDF')
  await expect(dialog).toContainText('已生成')

  const stranger = await (await browser.newContext()).newPage()
  await visit(stranger, '/heyan.html')
  await stranger.getByLabel('编号').fill('JD20261128-222222')
  await stranger.getByLabel('校验码').fill('22222222')
  await stranger.getByRole('button', { name: '核验' }).click()
  await expect(stranger.getByRole('main')).toContainText('没有这份尽调表')
  await expectAccessible(stranger)
  await stranger.context().close()
})
