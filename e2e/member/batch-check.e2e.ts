import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'
import { expectAccessible, expectFits } from '../support/look'
import { holdNewSvip } from '../support/members'
import { findBusyCompanies } from '../support/records'
import { visit } from '../support/visit'

const main = (page: Page) => page.getByRole('main')

test('BAT-01 BAT-02 BAT-03 a member pastes a list, sees what a check takes, checks, saves and follows all', async ({
  page,
  context,
}) => {
  const [first, second] = await findBusyCompanies()
  if (!first || !second) throw new Error('there are no two companies')
  await holdNewSvip(context)
  await visit(page, '/center/?index=26')
  await main(page).getByRole('button', { name: '匹配企业' }).click()
  await expect(main(page)).toContainText('请粘贴企业名称或统一社会信用代码')
  const list = ['序号\t企业名称', `1\t${first.name}`, `2\t${second.name}`, '3\t从未有过的建设有限公司']
  await main(page).getByLabel('企业名单').fill(list.join('\n'))
  await main(page).getByRole('button', { name: '匹配企业' }).click()
  await expect(main(page)).toContainText('已匹配 2 · 暂未收录 1')
  await expect(main(page)).toContainText('核查将使用今日阅读额度 2 条')
  await main(page).getByRole('button', { name: '核查 2 家' }).click()
  const row = main(page).getByRole('row').filter({ hasText: first.name })
  await expect(main(page).getByRole('columnheader', { name: '中标趋势' })).toBeVisible()
  await expect(row.locator('.tag').first()).toBeVisible()
  await expectAccessible(page)
  await expectFits(page, [390])

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    main(page).getByRole('button', { name: '导出表格' }).click(),
  ])
  const file = await readFile(await download.path(), 'utf8')
  expect(file.trim().split('\r\n')).toHaveLength(4)
  expect(file).toContain(first.name)

  await main(page).getByRole('button', { name: '全部关注' }).click()
  await expect(page.getByText('已关注 2 家')).toBeVisible()
  await visit(page, '/center/?index=13')
  await expect(main(page)).toContainText(second.name)
})

test('a list sent before the scripts of its page have run stays', async ({ page, context }) => {
  await holdNewSvip(context)
  await page.route('**/_next/static/chunks/**', (route) => route.abort())
  await page.goto('/center/?index=26')
  await main(page).getByLabel('企业名单').fill('某某建设有限公司')
  await main(page).getByRole('button', { name: '匹配企业' }).click()
  await expect(page).toHaveURL(/\?index=26$/)
  await expect(main(page).getByLabel('企业名单')).toHaveValue('某某建设有限公司')
})
