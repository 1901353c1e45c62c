import { expect, test } from '@playwright/test'
import { call, holdSession, roleToken } from '../support/session'
import { visit } from '../support/visit'

/*
 * The content of a membership or an add-on as a whole: planned projects, land documents, and the tools on
 * companies' qualifications. A visitor sees that records exist and their dates; a holder sees the names,
 * and links.
 */

type Row = Readonly<Record<string, string | number | null>>

const found = async (api: string, token: string): Promise<readonly Row[]> =>
  (await call<{ records: Row[] }>(`/jian-butler-project-biz/${api}/search`, { pageSize: 10 }, token)).records

const LISTS = [
  { api: 'nijian', role: 'svip', path: '/nijian/', secrets: ['companyName', 'contactPhone', 'nationalCode'] },
  { api: 'tdcr', role: 'svip', path: '/tdcr/', secrets: ['unitName', 'plotNo'] },
  { api: 'ydys', role: 'svip', path: '/ydys/', secrets: ['unitName', 'permitNo'] },
  { api: 'jsyd', role: 'svip', path: '/jsyd/', secrets: ['unitName', 'permitNo'] },
  { api: 'jsgcghxk', role: 'svip', path: '/jsgcghxk/', secrets: ['unitName', 'permitNo'] },
  { api: 'hjpg', role: 'svip', path: '/hjpg/', secrets: ['unitName', 'assessor'] },
  { api: 'zzwinning', role: 'company_outnews', path: '/zzwinning/', secrets: ['companyName', 'companyId'] },
  {
    api: 'zzdq',
    role: 'company_qualification_expire',
    path: '/zzdq/',
    secrets: ['companyName', 'companyId', 'certificateNo', 'contactPhone'],
  },
  {
    api: 'axdq',
    role: 'company_anxu_expire',
    path: '/axdq/',
    secrets: ['companyName', 'companyId', 'permitNo', 'contactPhone'],
  },
] as const

for (const { api, role, path, secrets } of LISTS)
  test(`${path}: a visitor reads ten rows and no secret, a holder reads everything`, async ({
    page,
    context,
    baseURL,
  }) => {
    const records = await found(api, roleToken(role))
    await visit(page, path)
    await expect(page.locator('article.row')).toHaveCount(10)
    const closed = await page.content()
    for (const record of records)
      for (const key of secrets) {
        const value = String(record[key] ?? '')
        if (value.length > 3) expect(closed.includes(value), `${key} ${value}`).toBe(false)
      }
    await holdSession(context, String(baseURL), roleToken(role))
    await visit(page, path)
    const [first] = records
    await expect(page.locator('article.row').first()).toContainText(String(first?.[secrets[0]]))
  })

test('the dynamic checks are three lists, each with its own documents', async ({ page }) => {
  for (const [path, label] of [
    ['/dthc/tz/', '核查通知'],
    ['/dthc/zg/', '限期整改'],
    ['/dthc/jg/', '核查结果'],
  ] as const) {
    await visit(page, path)
    const rows = page.locator('article.row')
    await expect(rows.first()).toContainText(label)
    for (const other of ['核查通知', '限期整改', '核查结果'].filter((text) => text !== label))
      await expect(rows.first()).not.toContainText(other)
  }
})

test('a member goes from a planned project to its land documents', async ({ page, context, baseURL }) => {
  await holdSession(context, String(baseURL), roleToken('svip'))
  await visit(page, '/nijian/')
  await page.locator('article.row h3 a').first().click()
  await expect(page).toHaveURL(/\/nijian\/[0-9a-f-]+_[123]\.html/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  for (const title of ['项目概况', '审批信息', '审批记录'])
    await expect(page.getByRole('heading', { name: title }).first()).toBeVisible()
  // Document types without entries are listed in one line at the end.
  for (const title of ['用地预审', '建设工程规划许可'])
    await expect(page.getByRole('main')).toContainText(title)
})

test('one filter keeps what expires within a month, another what has expired', async ({ page }) => {
  await visit(page, '/axdq/?remaining=30d')
  await expect(page.locator('article.row').first()).toBeVisible()
  await visit(page, '/axdq/?remaining=past')
  await expect(page.locator('article.row').first()).toBeVisible()
})
