import { expect, test } from '@playwright/test'
import { aCompany } from '../support/records'
import { call, holdSession, roleToken } from '../support/session'
import { visit } from '../support/visit'

const portal = process.env.PORTAL_URL ?? 'http://localhost:3000'

/** A company with a brand that only its own characters spell at the end in pinyin. */
const mistyped = (name: string) => `${name.slice(0, 4)}囧${name.slice(5, 9)}`

test('a company is suggested by its initials, highlighted, and opened by keyboard', async ({ page }) => {
  const { records } = await call<{ records: { name: string }[] }>(
    '/jian-butler-project-biz/company/searchAssociation',
    { companyNames: 'cq' },
  )
  const name = records[0]?.name ?? ''
  expect(name).toMatch(/^重庆|^长/)
  await visit(page, '/qiye/')
  const box = page.getByRole('searchbox', { name: '搜索' })
  await box.focus()
  await box.pressSequentially('cq')
  const option = page.getByRole('link', { name: new RegExp(name) }).first()
  await expect(option).toBeVisible()
  await expect(option.locator('mark')).toHaveText(name.slice(0, 2))
  await box.press('ArrowDown')
  await expect(page.locator('[data-option]').first()).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/qiye\/[0-9a-z]+\//)
})

test('a mistyped name is corrected by itself; searched literally, it gets a "did you mean" link', async ({
  page,
  context,
}) => {
  await holdSession(context, portal, roleToken('svip'))
  const { name } = await aCompany()
  await visit(page, `/qiye/?q=${encodeURIComponent(mistyped(name))}`)
  const said = page.getByRole('status').filter({ hasText: '已改为查找' })
  await expect(said).toContainText(`没有找到“${mistyped(name)}”，已改为查找“${name.slice(0, 9)}”`)
  await expect(page.getByRole('article').first()).toContainText(name.slice(0, 9))
  await said.getByRole('link', { name: `仍按“${mistyped(name)}”查找` }).click()
  await expect(page).toHaveURL(/match=literal/)
  await expect(page.getByText('抱歉，没有找到相关信息')).toBeVisible()
  const meant = page.getByText('您是不是要找：').getByRole('link').first()
  await expect(meant).toHaveText(name.slice(0, 9))
  await expect(page.getByText('未找到完全匹配，以下为相近结果')).toBeVisible()
  await meant.click()
  await expect(page.getByRole('article').first()).toContainText(name.slice(0, 9))
})

test('a search without results says which condition to drop, and how many that finds', async ({
  page,
  context,
}) => {
  await holdSession(context, portal, roleToken('svip'))
  const { name } = await aCompany()
  const far = name.startsWith('拉萨') ? '500000' : '540000'
  await visit(page, `/qiye/?q=${encodeURIComponent(name.slice(0, 9))}&region=${far}`)
  const drop = page.getByRole('link', { name: /去掉所在地区/ })
  await expect(drop).toContainText(/\d 家/)
  await drop.click()
  await expect(page.getByRole('article').first()).toContainText(name.slice(0, 9))
})

test('every hot search of the home page finds something', { tag: '@long' }, async ({ page, context }) => {
  await visit(page, '/')
  const words = page
    .getByRole('listitem')
    .filter({ hasText: '热门搜索' })
    .locator('xpath=..')
    .getByRole('link')
  const hrefs = await words.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  expect(hrefs.length).toBeGreaterThan(4)
  await holdSession(context, portal, roleToken('svip'))
  for (const href of hrefs) {
    await visit(page, href)
    await expect(page.getByRole('article').first(), href).toBeVisible()
  }
})

test('学校 finds schools by their synonyms, highlighted', async ({ page, context }) => {
  await holdSession(context, portal, roleToken('svip'))
  await visit(page, `/zhaobiao/?q=${encodeURIComponent('学校')}`)
  await expect(page.getByRole('article').first().locator('mark').first()).toHaveText(/学|幼儿园|高中/)
})

test('a member is suggested titles of the category and hits in other kinds, and opens them by keyboard', async ({
  page,
  context,
}) => {
  await holdSession(context, portal, roleToken('svip'))
  await visit(page, '/zhaobiao/')
  const box = page.getByRole('searchbox', { name: '搜索' })
  await box.focus()
  await box.pressSequentially('小学')
  const panel = page.getByRole('region', { name: '搜索联想与历史' })
  await expect(panel.getByRole('link', { name: /小学.*招标/ }).first()).toBeVisible()
  const other = panel.getByRole('link', { name: /^中标\s*[\d,]+\+? 条$/ })
  await expect(other).toBeVisible()
  await expect(panel.getByText('抱歉，没有找到相关信息')).toHaveCount(0)
  await other.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/zhongbiao\/\?q=/)
  await expect(page.getByRole('article').first()).toContainText('小学')
})

test('"no results" is shown only when no kind has any, and never to a visitor who searched one kind', {
  tag: '@long',
}, async ({ page, context }) => {
  const panel = page.getByRole('region', { name: '搜索联想与历史' })
  const type = async (text: string) => {
    await visit(page, '/zhaobiao/')
    const box = page.getByRole('searchbox', { name: '搜索' })
    await box.focus()
    await box.pressSequentially(text)
  }
  await type('龘靐齉')
  await expect(panel.getByText(/登录后可搜索/)).toBeVisible()
  await expect(panel.getByText('抱歉，没有找到相关信息')).toHaveCount(0)
  await holdSession(context, portal, roleToken('svip'))
  // A busy machine may have searched only some kinds in time: then the menu shows nothing, and typing again
  // searches again.
  await expect(async () => {
    await type('龘靐齉')
    await expect(panel.getByText('抱歉，没有找到相关信息').first()).toBeVisible({ timeout: 3_000 })
  }).toPass()
})

test('a proposed project opens by its bare uuid and has its canonical address', { tag: '@long' }, async ({
  page,
}) => {
  const { records } = await call<{ records: { id: string; name: string }[] }>(
    '/jian-butler-project-biz/nijian/search',
    {},
  )
  const [{ id, name } = { id: '', name: '' }] = records
  await visit(page, `/njxx/${id.split('_')[0]}.html`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    new RegExp(`/nijian/${id}\\.html$`),
  )
})

test('the exact name comes first, and place, legal form and words need not be exact', async ({
  page,
  context,
}) => {
  await holdSession(context, portal, roleToken('svip'))
  const { name } = await aCompany()
  const first = page.getByRole('article').first()
  await visit(page, `/qiye/?q=${encodeURIComponent(name)}`)
  await expect(first).toContainText(name)
  const sorts = page.locator('summary', { hasText: '排序' })
  await expect(sorts).toContainText('最相关')
  await visit(page, `/qiye/?q=${encodeURIComponent(`${name.slice(0, 6)}　${name.slice(6, 8)}`)}`)
  await expect(first).toContainText(name.slice(0, 6))
  await visit(page, `/qiye/?q=${encodeURIComponent(name.replace(/(集团|股份)?有限(责任)?公司$/, '公司'))}`)
  await expect(first).toContainText(name.slice(0, 9))
  await sorts.click()
  await page.getByRole('navigation', { name: '排序' }).getByRole('link', { name: '最近中标' }).click()
  await expect(page).toHaveURL(/sort=latest/)
  await expect(first).toContainText(name.slice(0, 9))
})
