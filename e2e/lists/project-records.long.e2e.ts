import { expect, test } from '@playwright/test'
import { call, holdSession, roleToken } from '../support/session'
import { visit } from '../support/visit'

/*
 * The project records for bidders: four-database and provincial platforms, highways, water, whole projects
 * and single works. A visitor never sees a manager's name; a member does, with links.
 */

const LISTS = [
  { api: 'siku', detail: '/siku/' },
  { api: 'shengting', detail: '/shengting/' },
  { api: 'gonglu', detail: '/gonglu/' },
  { api: 'shuili', detail: '/shuili/xy/' },
  { api: 'shuilijg', detail: '/shuili/jg/' },
  { api: 'project', detail: '/project/' },
  { api: 'engineering', detail: '/engineering/' },
] as const

interface Row {
  readonly id: string
  readonly expired: boolean
  readonly managerName?: string | null
  readonly projectName: string
}

const found = (api: string, filters: object, token: string) =>
  call<{ records: Row[] }>(`/jian-butler-project-biz/${api}/search`, { filters, pageSize: 10 }, token)

for (const { api, detail } of LISTS)
  test(`${api}: a visitor goes from the list to a record and sees no manager`, async ({ page }) => {
    const { records } = await found(api, {}, roleToken('svip'))
    await visit(page, `/${api}/`)
    await expect(page.locator('article.row')).toHaveCount(10)
    const list = await page.content()
    await page.locator('article.row h3 a').first().click()
    await expect(page).toHaveURL(new RegExp(`${detail}[^/]*(/[^/]*)?\\.html`))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const opened = await page.content()
    for (const { managerName } of records)
      if (managerName && managerName.length > 2)
        for (const text of [list, opened]) expect(text.includes(managerName), managerName).toBe(false)
  })

test('a highway section whose handover is more than five years ago is opened as an expired one', async ({
  page,
}) => {
  const old = await found('gonglu', { handover: ['~2019-12-31'] }, roleToken('svip'))
  const [road] = old.records
  expect(road?.expired).toBe(true)
  await visit(page, '/gonglu/?handover=~2019-12-31')
  const row = page.locator('article.row').first()
  await expect(row).toContainText('已超五年')
  await expect(row.locator('h3 a').first()).toHaveAttribute('href', `/gonglu/1/${road?.id}.html`)
})

test('filters of progress and level keep only the chosen ones', async ({ page }) => {
  await visit(page, '/siku/?level=A&progress=finish')
  const rows = page.locator('article.row')
  await expect(rows).toHaveCount(10)
  for (const row of await rows.all()) {
    await expect(row).toContainText('A 级')
    await expect(row).toContainText('已竣工')
  }
})

test('a member reads who is in charge of a single work and goes on to its project', async ({
  page,
  context,
  baseURL,
}) => {
  const token = roleToken('svip')
  await holdSession(context, baseURL ?? '', token)
  const { records } = await found('engineering', {}, token)
  const unit = records.find(({ managerName }) => managerName)
  await visit(page, `/engineering/${unit?.id}.html`)
  await expect(page.locator('main')).toContainText(String(unit?.managerName))
  await page.locator('main').getByRole('link', { name: unit?.projectName, exact: true }).first().click()
  await expect(page).toHaveURL(/\/project\/[0-9a-f-]+_[123]\.html$/)
  await expect(page.locator('main')).toContainText('发布招标公告')
})
