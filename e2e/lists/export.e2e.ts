import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'
import { buy, holdNewSvip } from '../support/members'
import { codeBroughtBy } from '../support/purchase'
import { pay } from '../support/sandbox'
import { call, holdNewMember } from '../support/session'
import { visit } from '../support/visit'
import { expectEqualsFreshLoad } from '../support/whole-screen'

const LIST = '/qiye/?region=500000'

const exportDialog = (page: Page) => page.getByRole('dialog', { name: '导出数据' })
const openExport = async (page: Page) => {
  await visit(page, LIST)
  await page.getByRole('button', { name: '导出', exact: true }).click()
}

/** Runs an action that downloads a file, and returns its name and bytes. */
const fileOf = async (page: Page, act: () => Promise<unknown>) => {
  const downloaded = page.waitForEvent('download')
  await act()
  const download = await downloaded
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) }
}

const countIn = async (page: Page): Promise<number> => {
  const line = await exportDialog(page)
    .getByText(/^[\d,]+ 条$/)
    .first()
    .textContent()
  return Number(line?.replace(/\D/g, ''))
}

/** Counts the documents loaded from now on. */
const countLoads = (page: Page) => {
  const loads = { count: 0 }
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads.count += 1
  })
  return loads
}

test('a non-member is offered the membership; an SVIP exports a filtered list, finds the files and deletes them', {
  tag: '@long',
}, async ({ page, context }) => {
  const token = await holdNewMember(context)
  await openExport(page)
  await expect(page.getByRole('dialog', { name: '开通建筑管家 SVIP，查看完整信息' })).toBeVisible()
  await expect(exportDialog(page)).toHaveCount(0)

  await buy('svip-month', token)
  await openExport(page)
  const dialog = exportDialog(page)
  await expect(dialog.getByText('免费', { exact: true })).toBeVisible()
  const items = await countIn(page)
  expect(items).toBeGreaterThan(0)
  await dialog.getByText('CSV（UTF-8）').click()
  await dialog.getByRole('button', { name: '开始导出' }).click()
  const link = dialog.getByRole('link', { name: '下载文件' })
  await expect(link).toBeVisible({ timeout: 20_000 })
  const csv = await fileOf(page, () => link.click())
  expect(csv.name).toMatch(/^企业 \d{8}\.csv$/)
  const lines = csv.bytes.toString('utf8').trimEnd().split('\r\n')
  expect(lines[0]).toMatch(
    /^\ufeff企业名称,.*注册资本（元）.*,来源,来源链接,采集时间,核验时间,数据日期,记录网址,待核实$/,
  )
  expect(lines).toHaveLength(items + 1)
  for (const line of lines.slice(1)) expect(line).toContain('重庆')

  await openExport(page)
  await dialog.getByRole('button', { name: '开始导出' }).click()
  await dialog.getByRole('link', { name: '查看导出记录' }).click()
  await expect(page).toHaveURL(/\/center\/\?index=7$/)
  const rows = page.getByRole('row').filter({ hasText: '企业 · 重庆' })
  await expect(rows.filter({ hasText: '已完成' })).toHaveCount(2, { timeout: 20_000 })
  await expect(page.getByText(`已使用 ${(2 * items).toLocaleString('en-US')} 条`)).toBeVisible()
  const workbook = await fileOf(page, () =>
    rows.filter({ hasText: 'Excel' }).getByRole('link', { name: /^下载/ }).click(),
  )
  expect(workbook.name).toMatch(/^企业 \d{8}\.xlsx$/)
  expect(workbook.bytes.subarray(0, 4).toString('latin1')).toBe('PK\u0003\u0004')

  const loads = countLoads(page)
  const question = page.getByRole('dialog', { name: '删除导出' })
  await rows.first().getByRole('button', { name: /^删除/ }).click()
  await question.getByRole('button', { name: '取消' }).click()
  await expect(rows).toHaveCount(2)
  for (const left of [1, 0]) {
    await rows.first().getByRole('button', { name: /^删除/ }).click()
    await question.getByRole('button', { name: '删除' }).click()
    await expect(rows).toHaveCount(left)
    await expectEqualsFreshLoad(page)
  }
  await expect(page.getByText('暂无导出记录')).toBeVisible()
  expect(loads.count).toBe(0)
})

/** Uses all free items of the month, so that the next export has a price. */
const useUpMonth = async (token: string) => {
  for (let left = 1; left > 0; ) {
    const quota = await call<{ left: number; free: number }>(
      '/jian-butler-project-biz/renyuan/export',
      { format: 'csv', preview: false },
      token,
    )
    left = quota.left - quota.free
  }
}

test('a member pays for items beyond the quota and gets the file', { tag: '@long' }, async ({
  page,
  context,
}) => {
  const token = await holdNewSvip(context)
  await useUpMonth(token)
  await openExport(page)
  const dialog = exportDialog(page)
  const items = await countIn(page)
  await expect(dialog.getByText(`${items.toLocaleString('en-US')} 条 × 0.1 元`)).toBeVisible()

  const code = await codeBroughtBy(page, () => dialog.getByRole('button', { name: '去支付并导出' }).click())
  expect(code).toContain('http')
  const paying = page.getByRole('dialog', { name: '支付数据导出费用' })
  await expect(paying.getByRole('img', { name: /扫码支付二维码$/ })).toBeVisible()
  await expect(paying.getByText(`¥${(items / 10).toFixed(2)}`)).toBeVisible()
  await pay(new URL(code).pathname.split('/').at(-1) ?? '', 'paid')
  await expect(paying.getByText('支付成功，文件开始生成')).toBeVisible()
  await paying.getByRole('button', { name: '完成' }).click()

  await expect(page).toHaveURL(/\/center\/\?index=7$/)
  const row = page.getByRole('row').filter({ hasText: '企业 · 重庆' })
  await expect(row.getByText('已完成')).toBeVisible({ timeout: 40_000 })
  // The exports that used up the month may still be running; two pages show their progress at different moments.
  await expect(page.getByRole('progressbar')).toHaveCount(0, { timeout: 40_000 })
  await expectEqualsFreshLoad(page)
  await expect(row.getByText((items / 10).toFixed(2), { exact: true })).toBeVisible()
  const file = await fileOf(page, () => row.getByRole('link', { name: /^下载/ }).click())
  expect(file.bytes.length).toBeGreaterThan(1000)
})
