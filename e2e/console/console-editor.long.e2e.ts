import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from '../support/look'
import { forward, gatewayNow } from '../support/sandbox'
import { loginConsole } from '../support/staff'

const HOUR_MS = 3_600_000
/** Shorter than the idle limit of a session: other tests of the staff run at the same time. */
const SOON_MS = 20 * 60_000
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEklEQVQImWMQDb8mGn6NAUIBACBCBQmyy9ZrAAAAAElFTkSuQmCC',
  'base64',
)

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const bar = (page: Page) => page.getByRole('region', { name: '状态与操作' })
const preview = (page: Page) => page.getByRole('region', { name: '预览' })

const screenOf = async (page: Page) => ({
  bar: await bar(page).textContent(),
  title: await field(page, '标题').inputValue(),
  text: await field(page, '正文').inputValue(),
  tags: await field(page, '标签').inputValue(),
  channel: await page.getByRole('combobox', { name: '栏目' }).inputValue(),
})

/** The screen after an action equals the screen of a fresh load. */
const expectFresh = async (page: Page) => {
  const before = await screenOf(page)
  await page.reload()
  await bar(page)
    .getByText(/第 \d+ 版/)
    .waitFor()
  expect(await screenOf(page)).toEqual(before)
}

const press = async (page: Page, name: string, done: string) => {
  await bar(page).getByRole('button', { name, exact: true }).click()
  const dialog = page.getByRole('dialog')
  if (await dialog.isVisible()) await dialog.getByRole('button', { name, exact: true }).click()
  await expect(page.getByRole('status').getByText(done, { exact: true }).first()).toBeVisible()
  await expect(dialog).toBeHidden()
}

/**
 * The page of an article on the portal, as a visitor's browser gets it; pages are cached for some seconds.
 */
const expectStatus = (page: Page, href: string, status: number) =>
  expect.poll(async () => (await page.request.get(href)).status(), { timeout: 20_000 }).toBe(status)

const shanghai = (ms: number) => new Date(ms + 8 * HOUR_MS).toISOString().slice(0, 16)

test('an editor writes, previews, schedules, publishes, corrects, restores and withdraws an article', async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000)
  const word = `吊${Date.now().toString(36)}检`
  const href = `/toutiao/e2e-${word.slice(1, -1)}.html`
  await loginConsole(page, 'editor')
  await page.getByRole('link', { name: '文章' }).click()
  await page.getByRole('button', { name: '写文章' }).click()

  // The domain's checks name the missing fields.
  await field(page, '标题').fill(`塔吊月检 ${word}`)
  await bar(page).getByRole('button', { name: '保存' }).click()
  await expect(page.getByText('请选择栏目')).toBeVisible()
  await page.getByRole('combobox', { name: '栏目' }).selectOption('new')
  await page.getByRole('combobox', { name: '分类' }).selectOption('safety')
  await field(page, '标签').fill('起重，月检')
  await field(page, '编号').fill(`e2e-${word.slice(1, -1)}`)
  await page.getByRole('radio', { name: '源码' }).check()
  await page
    .getByRole('textbox', { name: '正文' })
    .fill(`## 要点\n\n每月**一次** ${word}。<script>alert(1)</script>\n`)
  await expect(preview(page).getByRole('heading', { name: '要点' })).toBeVisible()
  await expect(preview(page).locator('script')).toHaveCount(0)
  await page
    .getByLabel('选择要插入的图片')
    .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: PNG })
  await expect(preview(page).locator('img')).toHaveJSProperty('naturalWidth', 2)
  await press(page, '保存', '已保存')
  await expect(page).toHaveURL(/\/console\/article\/e2e-/)
  await expect(bar(page)).toContainText('草稿')
  await expectFresh(page)
  expect((await page.request.get(href)).status()).toBe(404)

  // A scheduled article is published automatically at its time.
  await bar(page).getByRole('button', { name: '定时发布' }).click()
  const dialog = page.getByRole('dialog', { name: '定时发布' })
  await dialog.getByRole('button', { name: '定时发布' }).click()
  await expect(dialog.getByText('请选择发布日期')).toBeVisible()
  await expect(dialog.getByText('请填写发布时间')).toBeVisible()
  const [day = '', time = ''] = shanghai((await gatewayNow()) + SOON_MS).split('T')
  await field(page, '发布日期').fill(day)
  await field(page, '时间').fill('25:00')
  await dialog.getByRole('button', { name: '定时发布' }).click()
  await expect(dialog.getByText('发布时间应为 00:00 至 23:59，如 08:30')).toBeVisible()
  await field(page, '时间').fill(time.replace(':', ''))
  await field(page, '发布日期').focus()
  await expect(field(page, '时间')).toHaveValue(time)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: '定时发布' }).click()
  await expect(bar(page)).toContainText('待发布')
  await expectFresh(page)
  expect((await page.request.get(href)).status()).toBe(404)
  await forward(SOON_MS)
  await expectStatus(page, href, 200)
  await page.goto(`/console/article/e2e-${word.slice(1, -1)}`)
  await expect(bar(page)).toContainText('已发布')

  const reader = await browser.newPage()
  await reader.goto(`/new/all.html?q=${encodeURIComponent(word)}`)
  await reader.locator('.content-row h3 a').first().click()
  await expect(reader.locator('h1')).toHaveText(`塔吊月检 ${word}`)
  await expect(reader.locator('.read-text img')).toHaveJSProperty('naturalWidth', 2)

  // A correction is public at once, and the earlier version is stored.
  await field(page, '标题').fill(`塔吊月检（更正）${word}`)
  await expect(bar(page)).toContainText('未保存')
  await press(page, '保存', '已保存')
  await expect(bar(page)).toContainText('第 2 版')
  await expectFresh(page)
  await expect(async () => {
    await reader.reload()
    await expect(reader.locator('h1')).toHaveText(`塔吊月检（更正）${word}`, { timeout: 500 })
  }).toPass()
  await bar(page).getByRole('button', { name: '版本' }).click()
  const versions = page.getByRole('dialog', { name: '版本' })
  await expect(versions.locator('del')).toHaveText(`塔吊月检 ${word}`)
  await expect(versions.locator('ins')).toHaveText(`塔吊月检（更正）${word}`)
  await versions.getByRole('button', { name: '恢复这一版' }).click()
  await expect(bar(page)).toContainText('第 3 版')
  await expect(field(page, '标题')).toHaveValue(`塔吊月检 ${word}`)
  await expectFresh(page)

  await press(page, '撤回', '已撤回')
  await expectFresh(page)
  await expectStatus(page, href, 404)
  await reader.goto(`/new/all.html?q=${encodeURIComponent(word)}`)
  await expect(reader.getByText('没有找到相关内容')).toBeVisible()
  await press(page, '转为草稿', '已转为草稿')
  await expect(bar(page)).toContainText('草稿')
  // An article that readers have seen cannot be deleted.
  await expect(bar(page).getByRole('button', { name: '删除' })).toBeHidden()
  await expectFresh(page)
})

test('CON-06 an editor without Markdown writes a heading, a list, a link, a table and a picture', async ({
  page,
}) => {
  test.setTimeout(120_000)
  const id = `e2e-visual-${Date.now().toString(36)}`
  await loginConsole(page, 'editor')
  await page.goto('/console/article/new')
  await field(page, '标题').fill(`可视编辑 ${id}`)
  await page.getByRole('combobox', { name: '栏目' }).selectOption('new')
  await field(page, '编号').fill(id)
  const tools = page.getByRole('toolbar', { name: '正文的格式' })
  const tool = (name: string) => tools.getByRole('button', { name, exact: true }).click()
  await field(page, '正文').click()
  await tool('标题')
  await page.keyboard.type('要点')
  await page.keyboard.press('Enter')
  await tool('列表')
  await page.keyboard.type('每月一次')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await tool('链接')
  await field(page, '链接地址').fill('https://example.com/')
  await page.keyboard.press('Enter')
  await page.keyboard.type('办法')
  await page.keyboard.press('Enter')
  await expectAccessible(page)
  await tools
    .getByLabel('选择要插入的图片')
    .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: PNG })
  await expect(field(page, '正文').locator('img')).toHaveJSProperty('naturalWidth', 2)
  await tool('插入表格')
  await page.keyboard.type('塔吊')
  await press(page, '保存', '已保存')
  await page.reload()
  await expect(field(page, '正文').getByRole('heading', { name: '要点' })).toBeVisible()
  await page.getByRole('radio', { name: '源码' }).check()
  await expect(field(page, '正文')).toHaveValue(/^## 要点\n\n- 每月一次\n/)
  await expect(preview(page).getByRole('link', { name: '办法' })).toHaveAttribute(
    'href',
    'https://example.com/',
  )
  await expect(preview(page).getByRole('columnheader', { name: '塔吊' })).toBeVisible()

  await field(page, '正文').fill('H<sub>2</sub>O')
  await page.getByRole('radio', { name: '可视编辑' }).check()
  await expect(page.getByText('这篇正文用到了可视编辑不支持的写法')).toBeVisible()
  await expect(field(page, '正文')).toHaveValue('H<sub>2</sub>O')
})

test('tags, hot searches and friend links are kept, and are on the portal', async ({ page }) => {
  test.setTimeout(120_000)
  await loginConsole(page, 'admin')
  await page.getByRole('link', { name: '友情链接' }).click()
  await page.getByRole('button', { name: '新建链接' }).click()
  const name = `协会${Date.now().toString(36)}`
  await field(page, '名称').fill(name)
  await field(page, '网址').fill('javascript:alert(1)')
  await page.getByRole('dialog').getByRole('button', { name: '新建' }).click()
  await expect(page.getByText('请填写 http(s) 网址或本站路径')).toBeVisible()
  await field(page, '网址').fill('https://example.com/')
  await page.getByRole('dialog').getByRole('button', { name: '新建' }).click()
  await expect(page.getByRole('link', { name })).toBeVisible()
  await page.getByRole('link', { name }).click()
  await page.getByRole('button', { name: '删除' }).click()
  await page.getByRole('dialog', { name: '删除链接' }).getByRole('button', { name: '删除' }).click()
  await expect(page.getByRole('link', { name })).toBeHidden()

  await page.getByRole('link', { name: '热搜词' }).click()
  await page.getByRole('button', { name: '置顶一个词' }).click()
  await field(page, '词').fill('工程')
  await page.getByRole('dialog').getByRole('button', { name: '置顶' }).click()
  const row = page.getByRole('row', { name: /^工程 企业/ })
  await expect(row).toContainText('置顶')
  await row.getByRole('button', { name: '隐藏' }).click()
  await expect(row).toContainText('隐藏')
  await page.reload()
  await expect(row).toContainText('隐藏')
  await row.getByRole('button', { name: '按次数' }).click()
  await expect(row).toBeHidden()

  await page.getByRole('link', { name: '标签' }).click()
  await expect(page.getByRole('table', { name: '标签' })).toBeVisible()
})

const PAGES = [
  '/article',
  '/article/new',
  '/answer',
  '/tag',
  '/hotWord',
  '/synonym',
  '/banner',
  '/banner/new',
  '/friendLink',
]

test('every page of the editors is readable in light and dark, wide and narrow', async ({ page }) => {
  test.setTimeout(180_000)
  await loginConsole(page, 'admin')
  for (const path of PAGES) {
    await page.goto(`/console${path}`)
    await page.locator('h1').first().waitFor()
    for (const [colorScheme, width] of [
      ['light', 1280],
      ['dark', 390],
    ] as const) {
      await page.emulateMedia({ colorScheme })
      await page.setViewportSize({ width, height: 844 })
      await page.waitForLoadState('networkidle')
      await expectAccessible(page)
      const wide = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(wide, path).toBeLessThanOrEqual(width)
    }
  }
})
