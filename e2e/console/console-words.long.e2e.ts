import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from '../support/look'
import { holdSession, roleToken } from '../support/session'
import { loginConsole } from '../support/staff'
import { visit } from '../support/visit'
import { expectEqualsFreshLoad } from '../support/whole-screen'

const portal = process.env.PORTAL_URL ?? 'http://localhost:3000'
/** A change takes effect within 10 s; a busy machine may need longer. */
const SOON = { timeout: 20_000, intervals: [1_000] }

test('an editor adds a synonym; the portal finds and marks it, until the editor takes it back', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000)
  const letters = Date.now().toString(36).slice(-5)
  const word = `疗养${letters}`
  const reader = await (await browser.newContext({ baseURL: portal })).newPage()
  await holdSession(reader.context(), portal, roleToken('svip'))
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

const drawPicture = async (page: Page) => {
  await page.setViewportSize({ width: 1600, height: 206 })
  await page.setContent('<body style="margin:0;background:linear-gradient(90deg,#0b1f45,#1c4fa8)">')
  return page.screenshot()
}

test('an editor puts a banner into the mall; visitors see it until its last day has passed', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000)
  const title = `数据周 ${Date.now().toString(36).slice(-5)}`
  const reader = await (await browser.newContext({ baseURL: portal })).newPage()
  const buffer = await drawPicture(await browser.newPage())
  const banner = reader.getByRole('region', { name: '广告' }).getByRole('link', { name: title })
  const expectShown = (count: number) =>
    expect(async () => {
      await visit(reader, '/datamall/')
      await expect(banner).toHaveCount(count, { timeout: 500 })
    }).toPass(SOON)

  await loginConsole(page, 'editor')
  await page.getByRole('link', { name: '广告位' }).click()
  await page.getByRole('button', { name: '新建广告' }).click()
  const panel = page.getByRole('dialog')
  const field = (name: string) => panel.getByRole('textbox', { name, exact: true })
  await panel.getByRole('button', { name: '新建' }).click()
  await expect(panel.getByText('请选择图片', { exact: true })).toBeVisible()
  await expect(panel.getByText('图片说明应为 1–40 字')).toBeVisible()
  await panel.getByLabel('选择广告图片').setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer })
  await expect(panel.getByRole('figure', { name: '预览' }).locator('img')).toHaveJSProperty(
    'naturalWidth',
    1600,
  )
  await field('图片说明').fill('蓝色渐变')
  await field('标题').fill(title)
  await expect(panel.getByRole('figure', { name: '预览' })).toContainText(title)
  await field('链接').fill('javascript:alert(1)')
  await panel.getByLabel('位置').selectOption('datamall')
  await panel.getByRole('button', { name: '新建' }).click()
  await expect(panel.getByText('请填写 http(s) 网址或本站路径')).toBeVisible()
  await field('链接').fill('/help.html')
  await panel.getByRole('button', { name: '新建' }).click()
  await expect(panel).toHaveCount(0)
  await expect(page.getByRole('row', { name: title })).toContainText('展示中')

  await expectShown(1)
  await expectEqualsFreshLoad(reader)
  await expectAccessible(reader)
  await banner.scrollIntoViewIfNeeded()
  await expect(banner.locator('img')).toHaveJSProperty('naturalWidth', 1600)
  await banner.click()
  await expect(reader).toHaveURL(/\/help\.html$/)
  await expect(async () => {
    await page.reload()
    await expect(page.getByRole('row', { name: title }).getByRole('cell').last()).toHaveText('1', {
      timeout: 2_000,
    })
  }).toPass(SOON)

  await page.getByRole('link', { name: title }).click()
  await field('结束日').fill('2026-01-02')
  await panel.getByRole('button', { name: '保存' }).click()
  await expect(panel).toHaveCount(0)
  await expect(page.getByRole('row', { name: title })).toContainText('已结束')
  await expectShown(0)

  await page.getByRole('link', { name: title }).click()
  await panel.getByRole('button', { name: '删除' }).click()
  await page.getByRole('dialog', { name: '删除广告' }).getByRole('button', { name: '删除' }).click()
  await expect(page.getByRole('row', { name: title })).toHaveCount(0)
  await reader.context().close()
})

test('several banners of one place are gone through by keyboard, and none moves by itself', async ({
  page,
}) => {
  await visit(page, '/')
  const region = page.getByRole('region', { name: '广告' })
  const [first, second] = [region.getByRole('link').first(), region.getByRole('radio').nth(1)]
  await expect(region.getByRole('link')).toHaveCount(1)
  const name = (await first.textContent()) ?? ''
  await region.getByRole('radio').first().focus()
  await page.keyboard.press('ArrowRight')
  await expect(second).toBeChecked()
  await expect(region.getByRole('link')).toHaveCount(1)
  await expect(first).not.toHaveText(name)
  await page.keyboard.press('ArrowLeft')
  await expect(region.getByRole('link')).toHaveText(name)
})
