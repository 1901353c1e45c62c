import { expect, type Page, test } from '@playwright/test'
import { visit } from './support/visit'

const firstLink = (page: Page) => page.locator('.content-row h3 a').first()

const readTypes = (page: Page) =>
  page
    .locator('script[type="application/ld+json"]')
    .evaluateAll((scripts) =>
      scripts.flatMap((script) =>
        JSON.parse(script.textContent ?? '{}')['@graph'].map((t: { '@type': string }) => t['@type']),
      ),
    )

test('a reader narrows the news, turns the page, reads on, and searches', async ({ page }) => {
  await visit(page, '/new/all.html')
  await page.getByRole('navigation', { name: '分类' }).getByRole('link', { name: '招投标' }).first().click()
  await expect(page).toHaveURL('/new/bidding.html')
  await page.goBack()
  await page.getByRole('link', { name: '第 2 页' }).click()
  await expect(page).toHaveURL('/new/allp2.html')
  const heading = (await firstLink(page).textContent()) ?? ''
  await firstLink(page).click()
  await expect(page.locator('h1')).toHaveText(heading)
  await page.waitForLoadState()
  expect(await readTypes(page)).toEqual(['BreadcrumbList', 'NewsArticle'])
  const next = page.getByRole('navigation', { name: '上一篇与下一篇' }).locator('[rel=next]')
  const title = ((await next.textContent()) ?? '').replace('下一篇', '').trim()
  await next.click()
  await expect(page.locator('h1')).toHaveText(title)

  await visit(page, '/new/all.html')
  await page.getByLabel('在新闻资讯中搜索').fill('机器特征码')
  await page.keyboard.press('Enter')
  await expect(firstLink(page)).toContainText('串通投标')
  await visit(page, '/new/all.html?q=龘靐齉')
  await page.getByRole('link', { name: '查看全部' }).click()
  await expect(page).toHaveURL('/new/all.html')
})

test('a question shows its accepted answer, a policy its validity and the article that is searched for', async ({
  page,
}) => {
  await visit(page, '/allquestionsList/all.html')
  await firstLink(page).click()
  await expect(page.getByText('已采纳', { exact: true })).toBeVisible()
  expect(await readTypes(page)).toEqual(['BreadcrumbList', 'QAPage'])
  await visit(page, '/policy2/all/')
  await firstLink(page).click()
  await expect(page.locator('.policy-facts')).toContainText('现行有效')
  const search = page.getByLabel('在文中查找')
  await search.fill('9')
  await search.press('Enter')
  await expect(page).toHaveURL(/#/)
  await expect(page.locator('p:target')).toContainText('第九条')
  await search.fill('中小企业')
  await expect(page.locator('.read-search output')).toContainText('处')
})

test('CON-01 a visitor asks an adviser and gets a number; an identity number is refused', async ({
  page,
}) => {
  await visit(page, '/guarantee/')
  await page.getByRole('link', { name: '咨询办理' }).click()
  const form = page.locator('#ask form')
  const text = form.getByLabel('想了解的内容（选填）')
  const submit = form.getByRole('button', { name: '提交咨询' })
  await submit.click()
  await expect(form.getByText('请填写怎样称呼您')).toBeVisible()
  await expect(form.getByLabel('怎样称呼您')).toBeFocused()
  await form.getByLabel('怎样称呼您').fill('张工')
  await form.getByLabel('手机号').fill(`122${String(Date.now()).slice(-8)}`)
  await form.getByLabel('所在地区').selectOption({ label: '重庆市' })
  await text.fill('我的证件是 110105 19491231 002X')
  await submit.click()
  await expect(page.getByText('为保护个人信息，请不要填写身份证号')).toBeVisible()
  await text.fill('投标保函，80 万元')
  await submit.click()
  await expect(page.getByRole('status').filter({ hasText: '咨询编号' })).toContainText(/ZX\d{8}-[2-9A-Z]{6}/)
})
