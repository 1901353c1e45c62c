import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from '../support/look'
import { loginConsole } from '../support/staff'

const run = Date.now().toString(36)

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const bar = (page: Page) => page.getByRole('region', { name: '状态与操作' })
const offered = (page: Page) => page.getByRole('region', { name: '未保存的内容' })
const leaving = (page: Page) => page.getByRole('dialog', { name: '有未保存的修改' })
const save = (page: Page) => bar(page).getByRole('button', { name: '保存', exact: true }).click()

/** A saved draft with a text. */
async function writeDraft(page: Page, id: string) {
  await page.goto('/console/article/new')
  await field(page, '标题').fill(`草稿 ${id}`)
  await page.getByRole('combobox', { name: '栏目' }).selectOption('new')
  await field(page, '编号').fill(id)
  await field(page, '正文').fill('第一版')
  await save(page)
  await expect(page).toHaveURL(`/console/article/${id}`)
  await expect(bar(page)).toContainText('已保存')
}

test('CON-05 what is typed survives a closed tab, and is never saved by itself', async ({
  page,
  context,
}) => {
  test.setTimeout(120_000)
  const id = `e2e-copy-${run}`
  await loginConsole(page, 'editor')
  await writeDraft(page, id)
  await field(page, '正文').fill('第二版，还没有保存')
  await expect(bar(page)).toContainText('已在本机留副本')
  // The tab is closed without answering the browser's question.
  await page.close({ runBeforeUnload: false })

  const again = await context.newPage()
  await again.goto(`/console/article/${id}`)
  await expect(offered(again)).toContainText('写的内容没有保存')
  await expect(field(again, '正文')).toHaveValue('第一版')
  await expectAccessible(again)
  await offered(again).getByRole('button', { name: '恢复' }).click()
  await expect(field(again, '正文')).toHaveValue('第二版，还没有保存')
  await expect(bar(again)).toContainText('未保存')
  await save(again)
  await expect(bar(again)).toContainText('第 2 版')
  await expect(bar(again)).toContainText('已保存')
  await again.reload()
  await expect(field(again, '正文')).toHaveValue('第二版，还没有保存')
  await expect(offered(again)).toBeHidden()
})

test('CON-05 what is typed survives a lost connection and an ended session', async ({ page, context }) => {
  test.setTimeout(120_000)
  await loginConsole(page, 'editor')
  await page.goto('/console/article/new')
  await expect(bar(page)).toContainText('还没有保存')
  await field(page, '标题').fill(`断网 ${run}`)
  await page.getByRole('combobox', { name: '栏目' }).selectOption('new')
  await context.setOffline(true)
  await save(page)
  await expect(page.getByRole('status').getByText('网络连接失败，请检查后重试')).toBeVisible()
  await field(page, '正文').fill('断网时写的')
  await expect(bar(page)).toContainText('已在本机留副本')
  await context.setOffline(false)
  await context.clearCookies()
  // The next call to the gateway finds the session ended: the save, or the menu's numbers.
  await expect(async () => {
    if (!page.url().includes('/login'))
      await bar(page).getByRole('button', { name: '保存', exact: true }).click({ timeout: 500 })
    await expect(page).toHaveURL(/\/console\/login/, { timeout: 2000 })
  }).toPass({ timeout: 20_000 })
  await loginConsole(page, 'editor')
  await page.goto('/console/article/new')
  await offered(page).getByRole('button', { name: '恢复' }).click()
  await expect(field(page, '正文')).toHaveValue('断网时写的')
  await expect(field(page, '标题')).toHaveValue(`断网 ${run}`)

  // Another staff member at the same computer is not offered the draft.
  await page.close({ runBeforeUnload: false })
  await context.clearCookies()
  const other = await context.newPage()
  await loginConsole(other, 'admin')
  await other.goto('/console/article/new')
  await expect(bar(other)).toContainText('还没有保存')
  await expect(offered(other)).toBeHidden()
})

test('CON-05 what is typed while a save is on its way stays, also in a new article', async ({ page }) => {
  test.setTimeout(120_000)
  const id = `e2e-busy-${run}`
  await loginConsole(page, 'editor')
  await page.goto('/console/article/new')
  await field(page, '标题').fill(`慢 ${run}`)
  await page.getByRole('combobox', { name: '栏目' }).selectOption('new')
  await field(page, '编号').fill(id)
  await field(page, '正文').fill('一')
  for (const [path, text, version] of [
    ['create', '一二', 1],
    ['update', '一二三', 2],
  ] as const) {
    let release = () => {}
    const held = new Promise<void>((done) => {
      release = done
    })
    await page.route(`**/console/api/article/${path}`, async (route) => {
      await held
      await route.continue()
    })
    await save(page)
    await expect(bar(page)).toContainText('正在保存')
    await field(page, '正文').fill(text)
    release()
    await expect(bar(page)).toContainText(`第 ${version} 版`)
    await expect(page).toHaveURL(`/console/article/${id}`)
    await expect(field(page, '正文')).toHaveValue(text)
    await expect(bar(page)).toContainText('未保存')
  }
  await save(page)
  await expect(bar(page)).toContainText('第 3 版')
  await expect(bar(page)).toContainText('已保存')
  await page.reload()
  await expect(field(page, '正文')).toHaveValue('一二三')
  await expect(offered(page)).toBeHidden()
})

test('CON-05 a copy of an older version does not replace a newer one', async ({ page, context }) => {
  test.setTimeout(120_000)
  const id = `e2e-old-${run}`
  await loginConsole(page, 'editor')
  await writeDraft(page, id)
  await field(page, '正文').fill('我写的')
  await expect(bar(page)).toContainText('已在本机留副本')
  await page.close({ runBeforeUnload: false })
  const other = await context.newPage()
  await other.goto(`/console/article/${id}`)
  await field(other, '正文').fill('别人写的')
  await save(other)
  await expect(bar(other)).toContainText('第 2 版')
  await other.reload()
  await offered(other).getByRole('button', { name: '恢复' }).click()
  await expect(other.getByRole('alert')).toContainText('已保存了第 2 版，您改的是第 1 版')
  await save(other)
  await expect(other.getByRole('alert')).toContainText('已保存了第 2 版，您改的是第 1 版')
  await expect(bar(other)).toContainText('第 2 版')
  await other.getByRole('button', { name: '用我写的保存为更新的一版' }).click()
  await expect(bar(other)).toContainText('第 3 版')
  await expect(field(other, '正文')).toHaveValue('我写的')
})

test('leaving with unsaved changes asks first: by a link, the back button and the tab', async ({ page }) => {
  test.setTimeout(120_000)
  const id = `e2e-leave-${run}`
  await loginConsole(page, 'editor')
  await writeDraft(page, id)
  await page.getByRole('navigation', { name: '运营台' }).getByRole('link', { name: '文章' }).click()
  await page.getByRole('link', { name: `草稿 ${id}` }).click()
  await field(page, '正文').fill('改了')

  await page.getByRole('navigation', { name: '运营台' }).getByRole('link', { name: '标签' }).click()
  await expect(leaving(page)).toBeVisible()
  await expectAccessible(page)
  await leaving(page).getByRole('button', { name: '留下' }).click()
  await expect(field(page, '正文')).toHaveValue('改了')
  await page.goBack()
  await expect(leaving(page)).toBeVisible()
  await leaving(page).getByRole('button', { name: '留下' }).click()
  await expect(page).toHaveURL(new RegExp(id))

  const asked = page.waitForEvent('dialog')
  const closing = page.close({ runBeforeUnload: true })
  const dialog = await asked
  expect(dialog.type()).toBe('beforeunload')
  await dialog.dismiss()
  await closing
  await expect(field(page, '正文')).toHaveValue('改了')

  await page.getByRole('navigation', { name: '运营台' }).getByRole('link', { name: '标签' }).click()
  await leaving(page).getByRole('button', { name: '离开' }).click()
  await expect(page).toHaveURL(/\/console\/tag/)
  // Leaving after a save asks no question.
  await page.goto(`/console/article/${id}`)
  await offered(page).getByRole('button', { name: '恢复' }).click()
  await save(page)
  await expect(bar(page)).toContainText('第 2 版')
  await page.getByRole('navigation', { name: '运营台' }).getByRole('link', { name: '标签' }).click()
  await expect(page.getByRole('heading', { name: '标签', level: 1 })).toBeVisible()
})

test('CON-11 a draft that was never published is deleted after a question', async ({ page }) => {
  const id = `e2e-gone-${run}`
  await loginConsole(page, 'editor')
  await writeDraft(page, id)
  await field(page, '正文').fill('改到一半')
  await expect(bar(page)).toContainText('已在本机留副本')
  await bar(page).getByRole('button', { name: '删除' }).click()
  const question = page.getByRole('dialog', { name: '删除草稿' })
  await expect(question).toContainText(`草稿 ${id}`)
  await question.getByRole('button', { name: '取消' }).click()
  await bar(page).getByRole('button', { name: '删除' }).click()
  await question.getByRole('button', { name: '删除' }).click()
  await expect(page).toHaveURL(/\/console\/article(\?|$)/)
  await expect(page.getByRole('link', { name: `草稿 ${id}` })).toBeHidden()
  await page.goto(`/console/article/${id}`)
  await expect(page.getByText('没有这一条，可能已被删除')).toBeVisible()
})
