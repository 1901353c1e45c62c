import { type Browser, expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './support/look'
import { loginConsole } from './support/staff'
import { visit } from './support/visit'

/** A change takes effect within 10 s; a busy machine may need longer. */
const SOON = { timeout: 30_000, intervals: [1_000] }

const panelOf = (page: Page) => page.getByRole('dialog')

async function create(
  page: Page,
  { place, title, endsOn }: { place: string; title: string; endsOn?: string },
) {
  await page.getByRole('button', { name: '新建广告' }).click()
  const panel = panelOf(page)
  const field = (name: string) => panel.getByRole('textbox', { name, exact: true })
  await panel.getByLabel('位置').selectOption(place)
  await panel.getByRole('button', { name: '新建' }).click()
  await expect(panel.getByText('没有图片时请填写标题')).toBeVisible()
  await field('图片说明').fill(title)
  await field('标题').fill(title)
  await field('副标题').fill('不用绑卡，到期自动停')
  await field('链接').fill('/help.html')
  if (endsOn) {
    await panel.getByRole('button', { name: '新建' }).click()
    await expect(panel.getByText('周年弹窗请填写结束日')).toBeVisible()
    await field('结束日').fill(endsOn)
  }
  await panel.getByRole('button', { name: '新建' }).click()
  await expect(panel).toHaveCount(0)
}

async function remove(page: Page, title: string) {
  await page.getByRole('link', { name: title }).click()
  await panelOf(page).getByRole('button', { name: '删除' }).click()
  await page.getByRole('dialog', { name: '删除广告' }).getByRole('button', { name: '删除' }).click()
  await expect(page.getByRole('row', { name: title })).toHaveCount(0)
}

const newVisitor = async (browser: Browser) => browser.newPage()

test('POP-01 to POP-06 what an editor keeps comes one at a time, closes by keyboard, and is remembered', async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000)
  const letters = Date.now().toString(36).slice(-5)
  const [modal, fold, year] = [`注册送 7 天 ${letters}`, `竞争报告 ${letters}`, `年卡减 600 ${letters}`]
  await loginConsole(page, 'editor')
  await page.getByRole('link', { name: '广告位' }).click()
  await create(page, { place: 'homeModalImg', title: modal })
  await create(page, { place: 'homeBottomFold', title: fold })
  await create(page, { place: 'anniversary', title: year, endsOn: '2099-12-31' })
  await expect(page.getByRole('row', { name: modal })).toContainText('首页弹窗')

  const reader = await newVisitor(browser)
  const dialog = reader.getByRole('dialog')
  const banner = reader.locator('.popup-fold')
  await expect(async () => {
    await visit(reader, '/')
    await expect(reader.getByRole('dialog', { name: modal })).toBeVisible({ timeout: 2_000 })
  }).toPass(SOON)
  await expectAccessible(reader)
  // No other pop-up covers the dialog.
  await reader.waitForTimeout(3_000)
  await expect(dialog).toHaveCount(1)
  await expect(banner).toHaveCount(0)
  await reader.keyboard.press('Escape')
  await expect(banner).toContainText(fold)
  await expect(dialog).toHaveCount(0)
  await expectAccessible(reader)
  // The countdown pauses while the reader uses the banner.
  await banner.getByRole('button', { name: '关闭' }).focus()
  const left = await banner.getByRole('timer').getAttribute('aria-label')
  await reader.waitForTimeout(2_500)
  await expect(banner.getByRole('timer')).toHaveAttribute('aria-label', left ?? '')
  await reader.keyboard.press('Escape')
  await expect(banner).toHaveCount(0)
  // Only one pop-up per visit.
  await reader.waitForTimeout(3_000)
  await expect(dialog).toHaveCount(0)
  await reader.evaluate(() => sessionStorage.clear())
  await visit(reader, '/')
  await expect(dialog).toContainText(year)
  await dialog.getByRole('button', { name: '关闭' }).last().click()
  await expect(dialog).toHaveCount(0)

  // All three are remembered as closed, on this page and on others.
  await visit(reader, '/')
  await reader.waitForTimeout(4_000)
  await expect(dialog).toHaveCount(0)
  await expect(banner).toHaveCount(0)

  // On another page a visitor sees no home pop-up; the banner closes automatically, and a click on it is
  // counted.
  const other = await newVisitor(browser)
  await visit(other, '/about.html')
  await expect(other.locator('.popup-fold')).toContainText(fold)
  await expect(other.getByRole('dialog')).toHaveCount(0)
  await expect(other.locator('.popup-fold')).toHaveCount(0, { timeout: 20_000 })
  const third = await newVisitor(browser)
  await visit(third, '/about.html')
  await third.locator('.popup-fold').getByRole('link', { name: '去看看' }).click()
  await expect(third).toHaveURL(/\/help\.html$/)
  await expect(async () => {
    await page.reload()
    await expect(page.getByRole('row', { name: fold }).getByRole('cell').last()).toHaveText('1', {
      timeout: 2_000,
    })
  }).toPass(SOON)

  await remove(page, modal)
  await remove(page, fold)
  await remove(page, year)
  const fourth = await newVisitor(browser)
  await expect(async () => {
    await visit(fourth, '/')
    await fourth.waitForTimeout(3_000)
    await expect(fourth.getByRole('dialog')).toHaveCount(0)
    await expect(fourth.locator('.popup-fold')).toHaveCount(0)
  }).toPass({ timeout: 40_000 })
  for (const visitor of [reader, other, third, fourth]) await visitor.context().close()
})
