import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, type Page, test } from '@playwright/test'
import { holdSession, roleToken } from '../support/session'
import { settled, visit } from '../support/visit'
import { expectEqualsFreshLoad } from '../support/whole-screen'

const gateway = process.env.GATEWAY_URL ?? 'http://localhost:4000'
const ALL = '/apiList/all.html'
const KEYS = '/center/?index=12'
const run = promisify(execFile)

const sample = async (page: Page, language: string) => {
  await page.getByRole('radio', { name: language }).check()
  const code = (await page.getByRole('region', { name: `${language} 示例` }).textContent()) ?? ''
  // The public address of the gateway may differ from the address in the tests.
  return code.replaceAll(/http:\/\/localhost:\d+/g, gateway)
}

test('a partner finds a call, makes a key, runs the samples with it, sees the use, and ends the key', async ({
  page,
}) => {
  await holdSession(page.context(), roleToken('svip'))
  await visit(page, '/propaganda.html')
  await expect(page.getByRole('link', { name: '浏览全部接口' })).toHaveAttribute('href', ALL)
  await visit(page, ALL)
  await page.getByRole('textbox', { name: '搜索接口' }).fill('companies.search')
  await page.getByRole('textbox', { name: '搜索接口' }).press('Enter')
  await expect(page.getByText('包含“companies.search”的接口')).toBeVisible()
  await settled(page)
  await page.getByRole('link', { name: '查企业：按关键词与条件查询' }).click()
  await expect(page).toHaveURL(/\/apiDet\//)
  await settled(page)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('查企业')
  const [curl, python] = [await sample(page, 'curl'), await sample(page, 'Python')]

  await visit(page, KEYS)
  await page.getByRole('button', { name: '新建密钥' }).click()
  await expect(page.getByText('请填写名称，便于日后辨认')).toBeVisible()
  const name = `程序${Date.now() % 1e6}`
  await page.getByRole('textbox', { name: '名称' }).fill(name)
  await page.getByRole('button', { name: '新建密钥' }).click()
  const shown = page.locator('[data-new-key]')
  await expect(shown).toHaveText(/^zst_[\w-]{43}$/)
  const env = { ...process.env, ZHUSHUTONG_KEY: (await shown.textContent()) ?? '' }

  const byCurl = await run('bash', ['-c', curl], { env })
  expect(JSON.parse(byCurl.stdout)).toMatchObject({ statusCode: '00000' })
  const byPython = await run('python3', ['-c', python], { env })
  expect(JSON.parse(byPython.stdout).records).toEqual(JSON.parse(byCurl.stdout).data.records)

  await page.reload()
  await expect(shown).toHaveCount(0)
  const row = page.getByRole('article').filter({ hasText: name })
  await expect(row).toContainText('近 30 天调用 2 次')
  const use = page.getByRole('navigation', { name: '用量' }).getByRole('link', { name })
  await visit(page, (await use.getAttribute('href')) ?? '')
  await expect(page.getByRole('img', { name: /每日调用次数/ })).toBeVisible()
  await row.getByRole('button', { name: '停用' }).click()
  await page.getByRole('dialog', { name: '停用密钥' }).getByRole('button', { name: '停用' }).click()
  await expect(row).toContainText('已停用')
  await expectEqualsFreshLoad(page)
  const after = await run('bash', ['-c', curl], { env })
  expect(JSON.parse(after.stdout)).toMatchObject({ statusCode: '00401', statusMessage: '密钥无效或已停用' })
})

test('a call is tried as a demo account, which sees what it may see', async ({ page }) => {
  await visit(page, '/apiDet/companies-search.html')
  const answer = page.getByRole('region', { name: '返回结果' })
  const tryAs = async (role: string, body: string) => {
    await page.getByLabel('身份').selectOption({ label: role })
    await page.getByLabel('请求参数（JSON）').fill(body)
    await page.getByRole('button', { name: '发送' }).click()
  }
  await tryAs('访客（不带密钥）', '{"keyword": "建筑"}')
  await expect(answer).toContainText('00113')
  await tryAs('建筑管家 SVIP', '{"keyword": "建筑"}')
  await expect(answer).toContainText('"statusCode": "00000"')
  await tryAs('建筑管家 SVIP', '[1]')
  await expect(page.getByText('请求参数应为 JSON 对象')).toBeVisible()

  await visit(page, '/apiDet/orders-create.html')
  await expect(page.getByText('只有不改变数据的接口可以在线试用')).toBeVisible()
})
