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
  await expect(field(again, '正文')).toHaveText('第一版')
  await expectAccessible(again)
  await offered(again).getByRole('button', { name: '恢复' }).click()
  await expect(field(again, '正文')).toHaveText('第二版，还没有保存')
  await expect(bar(again)).toContainText('未保存')
  await save(again)
  await expect(bar(again)).toContainText('第 2 版')
  await expect(bar(again)).toContainText('已保存')
  await again.reload()
  await expect(field(again, '正文')).toHaveText('第二版，还没有保存')
  await expect(offered(again)).toBeHidden()
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
  await expect(field(page, '正文')).toHaveText('改了')
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
  await expect(field(page, '正文')).toHaveText('改了')

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
