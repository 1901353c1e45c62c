import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './support/look'
import { visit } from './support/visit'

const LISTS = [
  '/new/all.html',
  '/allquestionsList/all.html',
  '/policy2/all/',
  '/policy3/all/500000/',
  '/qualification/',
  '/tag/all.html',
  '/urbanSubstation.html',
  '/urbanhubpolicy/all.html',
]

const firstLink = (page: Page) => page.locator('.content-row h3 a').first()

const things = (page: Page) =>
  page
    .locator('script[type="application/ld+json"]')
    .evaluateAll((all) =>
      all.flatMap((one) =>
        JSON.parse(one.textContent ?? '{}')['@graph'].map((t: { '@type': string }) => t['@type']),
      ),
    )

for (const [i, path] of LISTS.entries())
  test(`${path} and its first article are whole, in light and dark, wide and narrow`, {
    tag: i % 6 ? '@long' : [],
  }, async ({ page }) => {
    await visit(page, path)
    await expect(page.locator('h1')).toHaveCount(1)
    await expectAccessible(page)
    const link = page.locator('main .content-row h3 a, main .content-tag, main section ol a').first()
    const title = (await link.textContent()) ?? ''
    await link.click()
    await expect(page.locator('h1')).toContainText(title.replace(/ \d+$/, ''))
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.setViewportSize({ width: 360, height: 800 })
    await expectAccessible(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  })

test('a reader narrows the news, turns the page, reads, and goes on to the next article', async ({
  page,
}) => {
  await visit(page, '/new/all.html')
  expect(await things(page)).toEqual(['BreadcrumbList', 'ItemList'])
  await page.getByRole('navigation', { name: '分类' }).getByRole('link', { name: '招投标' }).first().click()
  await expect(page).toHaveURL('/new/bidding.html')
  await visit(page, '/new/all.html')
  await page.getByRole('link', { name: '第 2 页' }).click()
  await expect(page).toHaveURL('/new/allp2.html')
  const heading = (await firstLink(page).textContent()) ?? ''
  await firstLink(page).click()
  await expect(page.locator('h1')).toHaveText(heading)
  await page.waitForLoadState()
  expect(await things(page)).toEqual(['BreadcrumbList', 'NewsArticle'])
  const next = page.getByRole('navigation', { name: '上一篇与下一篇' }).locator('[rel=next]')
  const title = ((await next.textContent()) ?? '').replace('下一篇', '').trim()
  await next.click()
  await expect(page.locator('h1')).toHaveText(title)
})

test('search finds words of the text, and an empty search offers the way back', async ({ page }) => {
  await visit(page, '/new/all.html')
  await page.getByLabel('在新闻资讯中搜索').fill('机器特征码')
  await page.keyboard.press('Enter')
  await expect(firstLink(page)).toContainText('串通投标')
  await visit(page, '/new/all.html?q=龘靐齉')
  await expect(page.getByText('没有找到相关内容')).toBeVisible()
  await page.getByRole('link', { name: '查看全部' }).click()
  await expect(page).toHaveURL('/new/all.html')
})

test('a question shows its accepted answer, a policy its number and whether it is in force', async ({
  page,
}) => {
  await visit(page, '/allquestionsList/all.html')
  await firstLink(page).click()
  await expect(page.getByText('已采纳', { exact: true })).toBeVisible()
  expect(await things(page)).toEqual(['BreadcrumbList', 'QAPage'])
  await visit(page, '/policy2/all/')
  await expect(page.locator('.content-row').first()).toContainText('发布 2025-03-17')
  await firstLink(page).click()
  await expect(page.locator('.policy-facts')).toContainText('现行有效')
  const search = page.getByLabel('在文中查找')
  await search.fill('9')
  await search.press('Enter')
  await expect(page).toHaveURL(/#/)
  await expect(page.locator('p:target')).toContainText('第九条')
  await search.fill('中小企业')
  await expect(page.locator('.read-search output')).toContainText('处')
  const own = new URL(page.url()).pathname
  await visit(page, `${own}mail-1/`)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${own}$`))
})

test('NAV-07 pages beyond the last, unknown categories and ids are 404', async ({ request, page }) => {
  await visit(page, '/policy2/all/')
  const policy = await firstLink(page).getAttribute('href')
  const wrong = [
    '/new/allp99.html',
    '/new/nothing.html',
    '/policy2/all/999999/',
    '/policyDetail/nothing/',
    '/tag/%E6%B2%A1%E6%9C%89%E8%BF%99%E4%B8%AA.html',
    `/toutiao/${policy?.split('/')[2]}.html`,
    '/rss/nothing.xml',
  ]
  for (const path of wrong) expect((await request.get(path)).status(), path).toBe(404)
})

test('a channel has its feed, and every article stands in the sitemap', async ({ request }) => {
  const feed = await (await request.get('/rss/policy2.xml')).text()
  expect(feed.match(/<item>/g)?.length).toBeGreaterThan(20)
  expect(feed).toContain('/policyDetail/')
  const sitemap = await (await request.get('/sitemaps/articles.xml')).text()
  for (const part of ['/toutiao/', '/questionsDetails/', '/policyDetail/', '/qualificationNew/'])
    expect(sitemap).toContain(part)
})
