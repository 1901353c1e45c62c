import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './support/look'
import { newMobile } from './support/sandbox'
import { holdSession, tokenOf } from './support/session'
import { visit } from './support/visit'
import { expectEqualsFreshLoad } from './support/whole-screen'

const panelOf = (page: Page) => page.getByRole('region', { name: '搜索联想与历史' })

test('CON-10 a visitor finds articles in the search box, and all of them on a page of their own', async ({
  page,
}) => {
  await visit(page, '/zhaobiao/')
  const box = page.getByRole('searchbox', { name: '搜索' })
  await box.focus()
  await expect(panelOf(page).getByText('查询功能使用教程')).toBeVisible()
  await box.pressSequentially('保证金')
  const content = panelOf(page).getByRole('region', { name: '资讯、政策与问答' })
  await expect(content.getByRole('link').first()).toContainText('保证金')
  const questions = content.getByRole('link', { name: /^问答\s*\d+ 篇$/ })
  const count = Number(/\d+/.exec((await questions.textContent()) ?? '')?.[0])
  await questions.click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('保证金')
  await expect(page.getByText(`共 ${count} 篇`)).toBeVisible()
  await expect(page.getByRole('list', { name: '类别' }).getByRole('link', { name: /问答/ })).toHaveAttribute(
    'aria-current',
    'true',
  )
  await expect(page.locator('.content-row')).toHaveCount(Math.min(count, 10))
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
  await page.getByRole('list', { name: '类别' }).getByRole('link', { name: '全部' }).click()
  await page.getByRole('link', { name: '第 2 页' }).click()
  await expect(page).toHaveURL(/\/tag\/allp2\.html\?q=/)
  await expect(page.locator('.content-row').first()).toBeVisible()
  await expectAccessible(page)
})

test('what a member reads stands in the centre, until it is taken out', async ({ page, context }) => {
  await holdSession(context, await tokenOf(newMobile()))
  await visit(page, '/new/all.html')
  const links = page.locator('.content-row h3 a')
  const paths = await links.evaluateAll((all) => all.slice(0, 2).map((a) => a.getAttribute('href') ?? ''))
  for (const path of paths) {
    const counted = page.waitForResponse((answer) => answer.url().includes('addNoticeView'))
    await visit(page, path)
    await counted
  }
  await visit(page, '/center/?index=15')
  const rows = page.locator('main li', { has: page.getByRole('button', { name: /^移除/ }) })
  await expect(rows).toHaveCount(2)
  // The most recently read article is first.
  await expect(rows.first().getByRole('link')).toHaveAttribute('href', paths[1] ?? '')
  await rows.first().getByRole('button').click()
  await page.getByRole('dialog').getByRole('button', { name: '移除' }).click()
  await expect(rows).toHaveCount(1)
  await expectEqualsFreshLoad(page)
  await page.getByRole('button', { name: '清空记录' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '清空' }).click()
  await expect(page.getByText('暂无浏览记录')).toBeVisible()
  await expectEqualsFreshLoad(page)
})

test('a research text is downloaded with its figures', async ({ page }) => {
  await visit(page, '/yjyredetail/tendering-activity.html')
  const loading = page.waitForEvent('download')
  await page.getByRole('link', { name: '下载摘要与数据（TXT）' }).click()
  const file = await loading
  expect(file.suggestedFilename()).toMatch(/\.txt$/)
  const chunks: Buffer[] = []
  for await (const chunk of await file.createReadStream()) chunks.push(chunk as Buffer)
  const text = Buffer.concat(chunks).toString('utf8')
  expect(text).toContain('摘要：')
  expect(text).toMatch(/\d{4}-\d{2}\t\d+/)
})
