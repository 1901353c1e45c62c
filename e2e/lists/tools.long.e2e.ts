import { expect, test } from '@playwright/test'
import { findKind, type RecordKind } from '../../packages/domain/src/records'
import { type Role, viewOf } from '../support/catalogue'
import { call, holdSession, roleToken } from '../support/session'
import { visit } from '../support/visit'

interface Named {
  readonly id: string
  readonly name: string
}

/** The company with the most wins, so that its graph has content. */
const busyCompany = async (): Promise<Named> => {
  const { records } = await call<{ records: Named[] }>(
    '/jian-butler-project-biz/company/search',
    { sort: 'wins', filters: { qualification: ['D101', 'D110'] } },
    roleToken('svip'),
  )
  const [first] = records
  if (!first) throw new Error('no company has won anything')
  return first
}

test('the relation chain starts with a company search', async ({ page, context, baseURL }) => {
  await holdSession(context, baseURL ?? '', roleToken('non-member'))
  const company = await busyCompany()
  await visit(page, '/companyAnalyze/')
  await page.getByLabel('企业名称').fill(company.name.slice(0, 15))
  await page.getByRole('button', { name: '查看关系' }).click()
  await page.getByRole('link', { name: company.name, exact: true }).click()
  await expect(page).toHaveURL(new RegExp(`cid=${company.id}`))
  // Five of each type by name; the rest is for members (ACC-02).
  await expect(page.getByText(/开通建筑管家 SVIP/).first()).toBeVisible()
})

test('the missing-staff check asks for a login, then for its service, then shows whom a company lacks', async ({
  page,
  context,
  baseURL,
}) => {
  const company = await busyCompany()
  await visit(page, '/renyuans/')
  await page.getByLabel('注册单位名称').fill(company.name.slice(0, 15))
  await page.getByRole('button', { name: '检测', exact: true }).click()
  await expect(page.getByRole('dialog').getByText('登录').first()).toBeVisible()

  await holdSession(context, baseURL ?? '', roleToken('svip'))
  await visit(page, `/renyuans/?cid=${company.id}`)
  await expect(page.getByRole('table')).toHaveCount(0)
  await page.getByRole('main').getByRole('link', { name: '立即开通' }).first().click()
  await expect(page.getByRole('dialog')).toContainText('人员缺口检测')

  await context.clearCookies()
  await holdSession(context, baseURL ?? '', roleToken('staff_vacancy'))
  await visit(page, `/renyuans/?cid=${company.id}`)
  await expect(page.getByRole('columnheader', { name: '缺口（人）' }).first()).toBeVisible()
  await expect(page.getByRole('rowheader', { name: /注册建造师/ }).first()).toBeVisible()
})

test('the demo of the missing-staff check opens with a link to buy it', async ({ page }) => {
  await visit(page, '/renyuans/')
  await page.getByRole('button', { name: '观看使用演示' }).click()
  await expect(page.locator('video')).toBeVisible()
  await expect(page.locator('#staffing-video').getByRole('link', { name: '立即开通' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.locator('video')).toBeHidden()
})

const TOOLS: ReadonlyArray<readonly [kind: string, path: string, holder: Role, service: string]> = [
  ['qualificationTrace', '/zzwinning/', 'company_outnews', '资质追踪'],
  ['dynamicCheck', '/dthc/tz/', 'company_dynamic', '动态核查'],
  ['qualificationExpiry', '/zzdq/', 'company_qualification_expire', '资质到期'],
  ['permitExpiry', '/axdq/', 'company_anxu_expire', '安许到期'],
]

for (const [name, path, holder, service] of TOOLS)
  test(`${service}: names are for holders of the service, a membership is not enough (ACC-05)`, async ({
    page,
    context,
    baseURL,
  }) => {
    const kind = findKind(name) as RecordKind
    const first = async (token?: string) => {
      const sub = kind.subLists?.[0]
      const filters = sub ? { [sub.filter.key]: [sub.filter.value] } : {}
      const body = { pageSize: 10, filters }
      const found = await call<{ records: Record<string, unknown>[] }>(
        `/jian-butler-project-biz/${kind.api}/search`,
        body,
        token,
      )
      return found.records[0] ?? {}
    }
    const title = String((await first(roleToken(holder)))[kind.title])
    expect(title).not.toContain('*')
    expect(String((await first(roleToken('svip')))[kind.title])).toContain('*')

    await holdSession(context, baseURL ?? '', roleToken('svip'))
    await visit(page, path)
    await expect(page.getByRole('main')).not.toContainText(title)
    await page.getByRole('link', { name: '立即开通' }).first().click()
    await expect(page.getByRole('dialog')).toContainText(service)

    await context.clearCookies()
    await holdSession(context, baseURL ?? '', roleToken(holder))
    await visit(page, path)
    await expect(page.getByRole('main')).toContainText(title)
  })

test('planned projects are opened by a membership, and by nothing else (ACC-04)', async ({ page }) => {
  const kind = findKind('planned') as RecordKind
  const { records } = await call<{ records: { id: string }[] }>(
    '/jian-butler-project-biz/nijian/search',
    {},
    roleToken('svip'),
  )
  const id = records[0]?.id ?? ''
  const closed = async (role: Role) => Object.keys((await viewOf(kind, id, role)).locks).length
  expect(await closed('svip')).toBe(0)
  expect(await closed('enterprise')).toBe(0)
  for (const role of ['visitor', 'non-member', 'owner-lookup', 'company_outnews'] as const)
    expect(await closed(role), role).toBeGreaterThan(0)
  await visit(page, '/nijian/')
  await page.getByRole('main').getByRole('link', { name: '立即登录' }).first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
})
