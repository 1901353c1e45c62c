import { expect, type Page, test } from '@playwright/test'
import { aPosting } from '../../packages/domain/src/testing'
import { violationsOn } from '../support/look'
import { call, holdNewMember, PORTAL } from '../support/session'
import { loginConsole, typeConsoleLogin } from '../support/staff'
import { visit } from '../support/visit'

/** A part of the titles, so that each run sees its own; only letters: digits could form a telephone number. */
const RUN = Date.now()
  .toString()
  .replace(/\d/g, (digit) => 'abcdefghij'.charAt(Number(digit)))

/** Text that is markup, and would run if it was shown as such. */
const CRAFTED = `</script><img src=x onerror="(window.crafted??=[]).push(1)"><script>(window.crafted??=[]).push(2)</script>${RUN}`
const MARKUP = /<img src=x|<script>\(window\.crafted/

const post = (token: string, posting: { title: string; description?: string }) =>
  call<{ id: string }>(
    '/jian-butler-portal-biz/labourPosting/addLabourPosting',
    { module: 'recruit', ...aPosting({ contactPhone: '12200001234', ...posting }) },
    token,
  )
const menu = (page: Page) => page.getByRole('navigation', { name: '运营台' })
const open = async (page: Page, resource: string) => {
  await menu(page).getByRole('link', { name: resource }).click()
  await expect(page.getByRole('heading', { name: resource, level: 1 })).toBeVisible()
}
const search = async (page: Page, words: string) => {
  await page.getByRole('searchbox').first().fill(words)
  await page.getByRole('searchbox').first().press('Enter')
}
const row = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text })
/** The list equals a fresh load of the same address. */
const expectSameAfterReload = async (page: Page, text: string, state: string) => {
  await expect(row(page, text)).toContainText(state)
  await page.reload()
  await expect(row(page, text)).toContainText(state)
}
/** No crafted markup ran on the page, nor is it in the markup of its address. */
const expectInert = async (page: Page, path: string) => {
  await visit(page, path)
  expect(await page.evaluate(() => (window as { crafted?: unknown }).crafted ?? null), path).toBeNull()
  expect(await (await page.request.get(path)).text(), path).not.toMatch(MARKUP)
}

test('the staff approve a posting and refuse one; markup in it is text on every screen, and the log has it all', async ({
  page,
  context,
  browser,
}) => {
  const token = await holdNewMember(context)
  const title = `</script><b>${RUN}a`
  const { id } = await post(token, { title, description: CRAFTED })
  await post(token, { title: `安全员 ${RUN}b` })

  await typeConsoleLogin(page, 'service')
  await open(page, '用工审核')
  await search(page, RUN)
  await expect(row(page, `${RUN}a`)).toContainText('审核中')
  expect(await violationsOn(page)).toEqual([])
  await page.getByRole('link', { name: title }).click()
  const panel = page.getByRole('dialog', { name: '用工审核' })
  await expect(panel).toContainText('12200001234')
  await expect(panel).toContainText('onerror')
  await panel.getByRole('button', { name: '通过', exact: true }).click()
  await expect(panel).toContainText('展示中')
  await page.keyboard.press('Escape')
  await expectSameAfterReload(page, `${RUN}a`, '展示中')
  expect(await page.evaluate(() => (window as { crafted?: unknown }).crafted ?? null)).toBeNull()

  await page.getByRole('link', { name: `安全员 ${RUN}b` }).click()
  await panel.getByRole('button', { name: '不通过' }).click()
  const question = page.getByRole('dialog', { name: '不通过' })
  await question.getByRole('button', { name: '不通过' }).click()
  await expect(question.getByText('请写明原因')).toBeVisible()
  await question.getByLabel('原因').fill(`招聘单位查不到 ${RUN}，请致电 12200001234`)
  await question.getByRole('button', { name: '不通过' }).click()
  await expect(panel).toContainText('招聘单位查不到')
  await page.keyboard.press('Escape')
  await expectSameAfterReload(page, `${RUN}b`, '未通过')

  const admin = await browser.newPage()
  await loginConsole(admin, 'admin')
  await open(admin, '操作记录')
  await admin.getByLabel('操作人的账号', { exact: true }).fill('service')
  await admin.getByLabel('操作人的账号', { exact: true }).press('Enter')
  await expect(row(admin, id)).toContainText('通过')
  await expect(row(admin, `招聘单位查不到 ${RUN}`)).toContainText('122****1234')
  await admin.close()

  const words = encodeURIComponent(CRAFTED.slice(0, 40))
  for (const path of [`/recruitList/?q=${words}`, '/recruitList/', `/recruDetail/${id}.html`])
    await expectInert(page, path)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(title)
  await expect(page.getByRole('main')).toContainText('onerror=')
  // The data for search engines is valid JSON, and ends with its script element.
  const data = await page.locator('script[type="application/ld+json"]').allTextContents()
  expect(data).not.toEqual([])
  for (const text of data) expect(JSON.stringify(JSON.parse(text))).toContain(RUN)
})

test('the back office is closed without a login, and an editor sees no staff', async ({ page }) => {
  const answer = await page.goto('/console/staff')
  expect(answer?.headers()['x-robots-tag']).toContain('noindex')
  await expect(page).toHaveURL(/\/console\/login\?to=/)
  expect(await violationsOn(page)).toEqual([])
  await typeConsoleLogin(page, 'editor')
  await expect(menu(page).getByRole('link', { name: '推广短链' })).toBeVisible()
  for (const hidden of ['员工', '操作记录', '用工审核'])
    await expect(menu(page).getByRole('link', { name: hidden })).toHaveCount(0)
  await page.goto('/console/staff')
  await expect(page.getByText('没有这个页面')).toBeVisible()
  expect(await page.evaluate(() => document.cookie)).not.toContain('ZSTSTAFF')
  const [cookie] = (await page.context().cookies(`${PORTAL}/console`)).filter(
    ({ name }) => name === 'ZSTSTAFF',
  )
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/console' })
  await page.getByRole('button', { name: '退出' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '退出' }).click()
  await expect(page).toHaveURL(/\/console\/login/)
  await page.goto('/console/shortLink')
  await expect(page).toHaveURL(/\/console\/login/)
})
