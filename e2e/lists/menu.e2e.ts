import { expect, test } from '@playwright/test'
import { buildMegaMenu } from '../../packages/domain/src/portal/shell'

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

for (const [href, label] of [
  ['/new/all.html', '资讯政策'],
  ['/datamall/', '数据商城'],
  ['/propaganda.html', 'API 中心'],
  ['/svip.html', '会员'],
  ['/help.html', '帮助'],
] as const)
  test(`SHL-18 the header of ${href} marks its section, and no query`, async ({ page }) => {
    await page.goto(href)
    const sections = page.getByRole('navigation', { name: '网站栏目' })
    await expect(sections.locator('[aria-current=page]')).toHaveText(label)
    await expect(page.getByRole('navigation', { name: '查询类别' })).toHaveCount(0)
  })

test('SHL-18 a phone has the header in two rows', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/zhaobiao/')
  const header = await page.getByRole('banner').boundingBox()
  expect(header?.height).toBeLessThanOrEqual(96)
  const search = page.getByRole('searchbox', { name: '搜索' })
  expect((await search.boundingBox())?.width).toBeGreaterThan(80)
})
