import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from '../support/look'
import { findBusyCompanies } from '../support/records'
import { call, holdSession, roleToken } from '../support/session'
import { visit } from '../support/visit'
import { expectEqualsFreshLoad } from '../support/whole-screen'

interface Figures {
  readonly total: { readonly bids: number; readonly wins: number }
}

const table = (page: Page) => page.getByRole('region', { name: '企业对比' })
const columns = (page: Page) => table(page).locator('thead th')
const row = (page: Page, label: string) =>
  table(page)
    .locator('tr')
    .filter({ has: page.getByRole('rowheader', { name: label }) })

test('a visitor puts companies side by side: figures with their cases, each with its evidence, one removed again', {
  tag: '@long',
}, async ({ page }) => {
  const [a, b, c] = await findBusyCompanies()
  if (!a || !b || !c) throw new Error('there are no three companies')
  await visit(page, '/qiye/')
  const picks = page.getByRole('checkbox', { name: /^选入对比/ })
  await picks.first().check()
  await picks.nth(1).check()
  await page.getByRole('link', { name: '对比', exact: true }).click()
  await expect(page).toHaveURL(/\/qiyeduibi\/\?ids=[^,]+,[^,]+$/)
  await expect(columns(page)).toHaveCount(2)
  await visit(page, `/qiyeduibi/?ids=${a.id},${b.id},${c.id},${a.id}`)
  await expect(columns(page)).toHaveCount(3)
  for (const [i, { id, creditSummary }] of [a, b, c].entries()) {
    const { total } = await call<Figures>('/jian-butler-project-biz/company/bidFigures', { id })
    await expect(row(page, '信用结论').locator('td').nth(i)).toContainText(creditSummary)
    await expect(row(page, '中标率').locator('td').nth(i)).toContainText(
      `${total.wins} 中 / ${total.bids} 投`,
    )
  }
  await expect(row(page, '联系电话').locator('.locked').first()).toContainText('登录后查看完整信息')
  expect(await page.locator('meta[name="robots"]').getAttribute('content')).toContain('noindex')
  await expectAccessible(page)

  await table(page)
    .getByRole('link', { name: new RegExp(`^移除 ?${b.name}$`) })
    .click()
  await expect(page).toHaveURL(`/qiyeduibi/?ids=${a.id},${c.id}`)
  await expect(columns(page)).toHaveCount(2)
  await expectEqualsFreshLoad(page)

  await row(page, '中标率').getByRole('link').first().click()
  await expect(page).toHaveURL(new RegExp(`/qiye/${a.id}/#rates$`))
})

test('a member adds companies by name: one that fits is added, an unknown one and a fifth are refused with words', {
  tag: '@long',
}, async ({ page, context }) => {
  await holdSession(context, roleToken('svip'))
  const companies = await findBusyCompanies()
  const [a, b] = companies
  if (!a || !b) throw new Error('there are no two companies')
  await visit(page, `/qiye/${a.id}/`)
  await page.getByRole('link', { name: '对比', exact: true }).click()
  await expect(page).toHaveURL(`/qiyeduibi/?ids=${a.id}`)

  const name = page.getByRole('textbox', { name: '要添加的企业名称' })
  await name.fill('没有这样的企业名')
  await page.getByRole('button', { name: '添加对比' }).click()
  await expect(page.getByText('没有找到这家企业')).toBeVisible()
  await expectEqualsFreshLoad(page)

  await name.fill(b.name.slice(0, 18))
  await page.getByRole('button', { name: '添加对比' }).click()
  const choice = page.getByRole('main').getByRole('link', { name: b.name, exact: true })
  await expect(choice.or(columns(page).nth(1)).first()).toBeVisible()
  if ((await columns(page).count()) < 2) await choice.first().click()
  await expect(page).toHaveURL(`/qiyeduibi/?ids=${a.id},${b.id}`)
  await expectEqualsFreshLoad(page)

  const four = companies.slice(0, 4).map(({ id }) => id)
  await visit(page, `/qiyeduibi/?ids=${four.join(',')}`)
  await expect(page.getByText('最多对比 4 家')).toBeVisible()
  await expect(name).toHaveCount(0)
})

test('a member saves a company’s page as PDF; a visitor logs in first', { tag: '@long' }, async ({
  page,
  context,
}) => {
  const [a] = await findBusyCompanies()
  if (!a) throw new Error('there is no company')
  await visit(page, `/qiye/${a.id}/`)
  await page.getByRole('link', { name: '导出 PDF' }).click()
  await expect(page.getByRole('dialog', { name: /登录/ })).toBeVisible()

  await holdSession(context, roleToken('svip'))
  await visit(page, `/qiye/${a.id}/`)
  const downloading = page.waitForEvent('download')
  await page.getByRole('link', { name: '导出 PDF' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/-\d{4}-\d{2}-\d{2}\.pdf$/)
  expect(download.suggestedFilename()).toContain(a.name)
  const bytes = await readFile(await download.path())
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
  await expect(page.getByRole('dialog')).toContainText('计入本月导出额度 1 条')
})
