import { expect, test } from '@playwright/test'
import { buildMegaMenu } from '../packages/domain/src/shell'

const ENTRIES = buildMegaMenu({}).flatMap(({ links }) => links)

test('SHL-07 the menu opens on its sixteen entries; all other pages are on the second level', async ({
  page,
}) => {
  await page.goto('/about.html')
  await page.getByRole('button', { name: '查询服务' }).first().click()
  const menu = page.getByRole('navigation', { name: '查询服务' })
  for (const { label } of ENTRIES)
    await expect(menu.getByRole('link', { name: new RegExp(`^${label}`) }).first()).toBeVisible()
  const other = menu.getByRole('link', { name: '企业关系链' })
  await expect(other).toBeHidden()
  await menu.getByText('全部查询、服务与内容').click()
  await expect(other).toBeVisible()
})

for (const { label, href } of ENTRIES)
  test(`SHL-07 ${label} has a page with something on it`, async ({ request }) => {
    const page = await request.get(href)
    expect(page.status()).toBe(200)
    const html = await page.text()
    expect(html).toMatch(/<h1/)
    if (href.startsWith('/qiye/') || href.startsWith('/zhaobiao/')) expect(html).toMatch(/<article/)
    if (href.startsWith('/macroAnalysis/')) expect(html).toContain('看表格')
  })
