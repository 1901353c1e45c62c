import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from '../support/look'
import { loginConsole } from '../support/staff'

const run = Date.now().toString(36)

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const bar = (page: Page) => page.getByRole('region', { name: '状态与操作' })

interface Thing {
  readonly answerCount: number
  readonly acceptedAnswer?: { readonly text: string }
  readonly suggestedAnswer?: ReadonlyArray<{ readonly text: string }>
}

/** The question as in the page's data for search engines. */
const questionOf = async (page: Page): Promise<Thing> => {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents()
  const things = texts.flatMap((text) => JSON.parse(text)['@graph'])
  return things.find((thing) => thing['@type'] === 'QAPage').mainEntity
}

test('CON-12 an editor adds, changes and hides answers, and readers and search engines see it at once', async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000)
  const id = `e2e-asked-${run}`
  await loginConsole(page, 'editor')
  await page.goto('/console/article/new')
  await field(page, '标题').fill(`二级资质能不能直接升一级 ${run}`)
  await page.getByRole('combobox', { name: '栏目' }).selectOption('questionsNew')
  await field(page, '编号').fill(id)
  await field(page, '正文').fill('业绩够了，人员还差两名。')
  await bar(page).getByRole('button', { name: '保存', exact: true }).click()
  await expect(page).toHaveURL(`/console/article/${id}`)
  await bar(page).getByRole('button', { name: '发布', exact: true }).click()
  await page.getByRole('dialog', { name: '发布' }).getByRole('button', { name: '发布' }).click()
  await expect(bar(page)).toContainText('已发布')

  const section = page.getByRole('region', { name: '回答' })
  const dialog = page.getByRole('dialog', { name: /写回答|改回答/ })
  await expect(section.getByText('暂无回答')).toBeVisible()
  await section.getByRole('button', { name: '写回答' }).click()
  await dialog.getByRole('button', { name: '发布回答' }).click()
  await expect(dialog.getByText('请填写回答者')).toBeVisible()
  await expect(dialog.getByText('请填写回答', { exact: true })).toBeVisible()
  await field(page, '回答者').fill('周顾问')
  await field(page, '回答').fill('先**补齐人员**。')
  await field(page, '依据').fill('资质标准第三条')
  await page.getByLabel('采纳这个回答', { exact: false }).check()
  await expect(dialog.getByRole('region', { name: '预览' }).locator('strong')).toHaveText('补齐人员')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: '发布回答' }).click()
  await expect(dialog).toBeHidden()
  await expect(section.getByRole('article')).toContainText('已采纳')

  const reader = await browser.newPage()
  const href = `/questionsDetails/${id}.html`
  const link = await bar(page).getByRole('link', { name: '在门户查看' }).getAttribute('href')
  expect(link).toBeTruthy()
  const open = async () => {
    await reader.goto(link ?? href)
    return reader.locator('.answer')
  }
  await expect(async () => {
    expect(await (await open()).count()).toBe(1)
    expect(await questionOf(reader)).toMatchObject({
      answerCount: 1,
      acceptedAnswer: { text: expect.stringMatching(/先\s*补齐人员/) },
    })
  }).toPass({ timeout: 20_000 })

  await section.getByRole('button', { name: '修改' }).click()
  await field(page, '回答').fill('现在可以直接升。')
  await dialog.getByRole('button', { name: '保存' }).click()
  await expect(section.getByRole('article')).toContainText('现在可以直接升')
  await expect(async () => {
    await expect((await open()).first()).toContainText('现在可以直接升', { timeout: 500 })
    expect((await questionOf(reader)).acceptedAnswer?.text).toContain('现在可以直接升')
  }).toPass({ timeout: 20_000 })

  await section.getByRole('button', { name: '隐藏' }).click()
  await expect(section.getByRole('article')).toContainText('已隐藏')
  await page.reload()
  await expect(section.getByRole('article')).toContainText('已隐藏')
  await expect(async () => {
    expect(await (await open()).count()).toBe(0)
    expect((await questionOf(reader)).answerCount).toBe(0)
  }).toPass({ timeout: 20_000 })

  await page.getByRole('navigation', { name: '运营台' }).getByRole('link', { name: '回答' }).click()
  await page.getByRole('searchbox').fill(run)
  await page.getByRole('searchbox').press('Enter')
  await page.getByRole('link', { name: `二级资质能不能直接升一级 ${run}` }).click()
  const panel = page.getByRole('dialog', { name: '回答' })
  await panel.getByRole('button', { name: '恢复显示' }).click()
  await expect(panel.getByRole('button', { name: '隐藏' })).toBeVisible()
})
