import { expect, test } from '@playwright/test'
import { findColumn, KINDS } from '../packages/domain/src/records'
import { runsAll } from '../scripts/lib/breadth.mjs'
import { detailPaths, firstRow, queryVisits, ROLES, type Role, viewOf } from './support/catalogue'
import { roleToken } from './support/session'

/*
 * Every query route: status, title and no closed value anywhere in the response, for the roles with least
 * and most access; for every role with CRAWL=all. crawl-browser.e2e.ts checks the pages in a browser.
 */

const ASKING: readonly Role[] = runsAll('CRAWL') ? ROLES : ['visitor', 'svip']

test.describe.configure({ timeout: 600_000 })

const cookieOf = (role: Role) =>
  role === 'visitor' ? '' : `JGJTK=${encodeURIComponent(roleToken(role))}; JGJLOGIN=1`

/** Texts that are secrets if found in a page; short ones occur in many places by chance. */
const MIN_LENGTH = 6
const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return value.length >= MIN_LENGTH ? [value] : []
  return typeof value === 'number' && value > 10 ** MIN_LENGTH ? [String(value)] : []
}

const valueAt = (row: Readonly<Record<string, unknown>>, path: string): string[] => {
  const [column = '', cell] = path.split('.')
  const value = row[column]
  if (cell === undefined) return textsIn(value)
  return Array.isArray(value) ? value.flatMap((one: Record<string, unknown>) => textsIn(one[cell])) : []
}

/** The values of a record that are closed to a role, read by a role with access. */
const closedTo = async (role: Role) => {
  const closed: { path: string; values: string[] }[] = []
  for (const kind of KINDS) {
    const row = await firstRow(kind)
    const views = await Promise.all(ROLES.map((one) => viewOf(kind, row.id, one)))
    const own = views[ROLES.indexOf(role)]
    // The labels of an enum are in the filters of every list.
    const paths = Object.keys(own?.locks ?? {}).filter((path) => findColumn(kind, path)?.type !== 'enum')
    const values = paths.flatMap((path) => {
      const open = views.find((view) => !(path in view.locks))
      return open ? valueAt(open, path) : []
    })
    // A name that is closed in one field and open in another of the same record is not a secret.
    const shown = JSON.stringify(own)
    for (const path of [...detailPaths(kind, row), `/${kind.segment}/`])
      closed.push({ path, values: [...new Set(values)].filter((value) => !shown.includes(value)) })
  }
  return closed
}

for (const role of ASKING)
  test(`every query route is complete and shows ${role} nothing that is closed`, async ({ request }) => {
    const html = new Map<string, string>()
    for (const { path } of await queryVisits()) {
      const answer = await request.get(path, { headers: { cookie: cookieOf(role) } })
      expect(answer.status(), path).toBe(200)
      const text = await answer.text()
      expect(text, path).toMatch(/<title>[^<]*筑数通/)
      html.set(path, text)
    }
    let looked = 0
    for (const { path, values } of await closedTo(role))
      for (const value of html.has(path) ? values : []) {
        expect(html.get(path)?.includes(value), `${path} tells ${value}`).toBe(false)
        looked++
      }
    if (role === 'visitor') expect(looked).toBeGreaterThan(20)
  })

test('an unknown page, record and article answer 404 with the whole page', async ({ page }) => {
  for (const path of [
    '/nope/',
    '/qiye/00000000-dead-4000-8000-000000000000/',
    '/toutiao/none.html',
    '/404.html',
  ]) {
    const answer = await page.goto(path)
    expect(answer?.status(), path).toBe(404)
    expect(await answer?.text(), path).toContain('您访问的页面不存在')
    await expect(page.getByRole('link', { name: '返回首页' }).first()).toBeVisible()
    await expect(page.getByText('最新资讯')).toBeVisible()
  }
})
