import { expect, type Page, test } from '@playwright/test'
import { aPosting } from '../../packages/domain/src/testing'
import { violationsOn } from '../support/look'
import { call, holdNewMember } from '../support/session'
import { loginConsole, typeConsoleLogin } from '../support/staff'
import { visit } from '../support/visit'

const portal = process.env.PORTAL_URL ?? 'http://localhost:3000'

/**
 * A part of the titles, so that each run finds its own; only letters, because digits could form a telephone
 * number.
 */
const RUN = Date.now()
  .toString(36)
  .replace(/\d/g, (digit) => 'abcdefghij'[Number(digit)]!)
const post = (title: string, token: string) =>
  call<{ id: string }>(
    '/jian-butler-portal-biz/labourPosting/addLabourPosting',
    { module: 'recruit', ...aPosting({ title, contactPhone: '12200001234' }) },
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

test('the staff approve a posting, refuse one, answer a correction, and the log has it all', async ({
  page,
  context,
  browser,
}) => {
  const token = await holdNewMember(context, portal)
  const good = await post(`项目经理 ${RUN}a`, token)
  await post(`安全员 ${RUN}b`, token)
  const found = await call<{ records: { id: string; name: string }[] }>(
    '/jian-butler-project-biz/company/search',
    { pageNum: 1, pageSize: 20 },
    token,
  )
  const [company] = found.records
  const right = `法定代表人已变更 ${RUN}`
  await call(
    '/jian-butler-portal-biz/recordReport/addRecordReport',
    { module: 'company', moduleId: company?.id, field: 'other', right },
    token,
  )

  await typeConsoleLogin(page, 'service')
  await open(page, '用工审核')
  await search(page, RUN)
  await expect(row(page, `${RUN}a`)).toContainText('审核中')
  expect(await violationsOn(page)).toEqual([])
  await page.getByRole('link', { name: `项目经理 ${RUN}a` }).click()
  const panel = page.getByRole('dialog', { name: '用工审核' })
  await expect(panel).toContainText('12200001234')
  await panel.getByRole('button', { name: '通过', exact: true }).click()
  await expect(panel).toContainText('展示中')
  await page.keyboard.press('Escape')
  await expectSameAfterReload(page, `${RUN}a`, '展示中')
  const reader = await context.newPage()
  await visit(reader, `/recruDetail/${good.id}.html`)
  await expect(reader.getByRole('heading', { level: 1 })).toContainText(`${RUN}a`)
  await reader.close()

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
  const own = await call<{ records: { title: string; reason: string | null }[] }>(
    '/jian-butler-portal-biz/labourPosting/pageLabourPosting',
    {},
    token,
  )
  expect(own.records.find(({ title }) => title.includes(`${RUN}b`))?.reason).toContain('招聘单位查不到')

  await open(page, '纠错')
  await search(page, RUN)
  await page.getByRole('row').filter({ hasText: right }).getByRole('link').click()
  const report = page.getByRole('dialog', { name: '纠错' })
  await report.getByRole('button', { name: '不采纳' }).click()
  await expect(report.getByText('未采纳时须写明原因')).toBeVisible()
  await report.getByLabel('答复').fill(`已按公示更新 ${RUN}`)
  await report.getByRole('button', { name: '已更正' }).click()
  await expect(report).toContainText('已按公示更新')
  await page.keyboard.press('Escape')
  await expectSameAfterReload(page, right, '已更正')

  const admin = await (await browser.newContext({ baseURL: portal })).newPage()
  await loginConsole(admin, 'admin')
  await open(admin, '操作记录')
  await admin.getByLabel('操作人的账号', { exact: true }).fill('service')
  await admin.getByLabel('操作人的账号', { exact: true }).press('Enter')
  await expect(row(admin, good.id)).toContainText('通过')
  await expect(row(admin, `招聘单位查不到 ${RUN}`)).toContainText('122****1234')
  await expect(row(admin, `已按公示更新 ${RUN}`)).toContainText('演示客服')
  await admin.context().close()
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
  const [cookie] = (await page.context().cookies(`${portal}/console`)).filter(
    ({ name }) => name === 'ZSTSTAFF',
  )
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/console' })
  await page.getByRole('button', { name: '退出' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '退出' }).click()
  await expect(page).toHaveURL(/\/console\/login/)
  await page.goto('/console/shortLink')
  await expect(page).toHaveURL(/\/console\/login/)
})

test('PRO-01 an editor creates a short link that leads on, and ends it', { tag: '@long' }, async ({
  page,
  context,
}) => {
  const name = `run-${RUN}`
  await loginConsole(page, 'editor')
  await open(page, '推广短链')
  await page.getByRole('button', { name: '新建短链' }).click()
  const form = page.getByRole('dialog', { name: '新建短链' })
  await form.getByLabel('名称').fill('svip')
  await form.getByLabel('目标').fill('/svip.html')
  await form.getByRole('button', { name: '新建' }).click()
  await expect(page.getByText('/svip.html 已经是一个页面')).toBeVisible()
  await form.getByLabel('名称').fill(name)
  await form.getByRole('button', { name: '新建' }).click()
  await expect(form).toHaveCount(0)
  await expect(row(page, name)).toContainText('有效')
  const visitor = await context.newPage()
  await visitor.goto(`/${name}.html`)
  await expect(visitor).toHaveURL(/\/svip\.html/)
  await page.reload()
  await page.getByRole('link', { name: `/${name}.html` }).click()
  const panel = page.getByRole('dialog', { name: '推广短链' })
  await expect(panel).toContainText('1 次')
  await panel.getByRole('button', { name: '停用' }).click()
  await page.getByRole('dialog', { name: '停用短链' }).getByRole('button', { name: '停用' }).click()
  await expect(panel).toContainText('已停用')
  expect((await visitor.goto(`/${name}.html`))?.status()).toBe(404)
})
