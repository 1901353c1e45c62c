import { expect, test } from '@playwright/test'
import { holdSession, roleToken } from '../support/session'
import { loginConsole } from '../support/staff'
import { visit } from '../support/visit'

/** A change takes effect within 10 s; a busy machine may need longer. */
const SOON = { timeout: 20_000, intervals: [1_000] }

test('an editor adds a synonym; the portal finds and marks it, until the editor takes it back', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000)
  const letters = Date.now().toString(36).slice(-5)
  const word = `疗养${letters}`
  const reader = await browser.newPage()
  await holdSession(reader.context(), roleToken('svip'))
  const first = reader.getByRole('article').first()
  const search = () => visit(reader, `/zhaobiao/?q=${encodeURIComponent(word)}`)
  await search()
  await expect(first).toHaveCount(0)

  await loginConsole(page, 'editor')
  await page.getByRole('link', { name: '同义词' }).click()
  await page.getByRole('button', { name: '新建同义词' }).click()
  const panel = page.getByRole('dialog')
  const field = (name: string) => panel.getByRole('textbox', { name, exact: true })
  await field('词').fill('校')
  await panel.getByRole('button', { name: '新建' }).click()
  await expect(panel.getByText(/词应为 2–15 个字/)).toBeVisible()
  await expect(panel.getByText('请填写同义词')).toBeVisible()
  await field('词').fill('医院')
  await field('同义词').fill('卫生院、小学')
  await panel.getByRole('button', { name: '新建' }).click()
  await expect(panel.getByText('“医院”已在“医院”一组里，请改那一组')).toBeVisible()
  await field('词').fill(word)
  await panel.getByText('只由“词”找到').click()
  await panel.getByRole('button', { name: '新建' }).click()
  await expect(panel).toHaveCount(0)
  await page.getByRole('searchbox', { name: '查找词' }).fill(word)
  await page.getByRole('searchbox', { name: '查找词' }).press('Enter')
  await expect(page.getByRole('row', { name: word })).toContainText('卫生院、小学')

  await expect(async () => {
    await search()
    await expect(first.locator('mark').first()).toHaveText(/卫生院|小学/, { timeout: 500 })
  }).toPass(SOON)

  await page.getByRole('link', { name: word }).click()
  await expect(page).toHaveURL(/\/console\/synonym\/[^?]/)
  await page.reload()
  await expect(field('同义词')).toHaveValue('卫生院、小学')
  await panel.getByRole('button', { name: '删除' }).click()
  await page.getByRole('dialog', { name: '删除同义词' }).getByRole('button', { name: '删除' }).click()
  await expect(panel).toHaveCount(0)
  await expect(page.getByText('没有符合条件的同义词')).toBeVisible()
  await expect(async () => {
    await search()
    await expect(first).toHaveCount(0, { timeout: 500 })
  }).toPass(SOON)
  await reader.context().close()
})
