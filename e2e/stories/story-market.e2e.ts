import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from '../support/look'
import { call } from '../support/session'
import { visit } from '../support/visit'

interface Market {
  readonly total: { readonly results: number; readonly discount: { readonly count: number } | null }
}

const save = async (page: Page, name: string, role: 'link' | 'button') => {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole(role, { name, exact: true }).click(),
  ])
  return readFile(await download.path())
}

test('a visitor chooses a market, cites it and takes its table and picture into a report', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await visit(page, '/zhongbiaolv/')
  for (const [row, choice] of [
    ['地区', '重庆'],
    ['类型', '市政'],
    ['年份', '2025 年'],
  ] as const)
    await page.getByRole('navigation', { name: row }).getByRole('link', { name: choice, exact: true }).click()
  const address = '/zhongbiaolv/?region=500000&type=municipal&year=2025'
  await expect(page).toHaveURL(address)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('重庆 · 市政 · 2025 年下浮率与竞争')
  const { total } = await call<Market>('/jian-butler-project-biz/zhongbiao/bidFigures', {
    region: '500000',
    type: 'municipal',
    year: 2025,
  })
  await expect(main).toContainText(`算得出的 ${total.discount?.count}/${total.results} 项`)
  await expectAccessible(page)

  await page.getByRole('button', { name: '复制引用' }).click()
  const citation = await page.evaluate(() => navigator.clipboard.readText())
  expect(citation).toContain('重庆 · 市政 · 2025 年下浮率与竞争[DB/OL]. 统计 2025-01-01 至 2025-12-31')
  expect(new URL(citation.split(' ').at(-1) ?? '').search).toBe(new URL(page.url()).search)

  const table = (await save(page, '下载 CSV', 'link')).toString()
  expect(table).toContain(`合计,重庆 · 市政 · 2025 年,${total.results},`)
  const drawing = (await save(page, '下载图片 SVG', 'link')).toString()
  expect(drawing).toContain('来源：筑数通收录的中标结果')
  const picture = await save(page, '下载图片 PNG', 'button')
  expect(picture.subarray(1, 4).toString()).toBe('PNG')

  await main.getByRole('link', { name: '看这些中标结果' }).click()
  await expect(page).toHaveURL(/\/zhongbiao\/\?.*2025-01-01/)
})
