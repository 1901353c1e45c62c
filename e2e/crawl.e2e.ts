import { expect, test } from '@playwright/test'
import { OTHER_UPDATE_TYPES } from '../packages/domain/src/portal/shell'
import { findColumn, findKindBySegment, KINDS } from '../packages/domain/src/records'
import { runsAll } from '../scripts/lib/breadth.mjs'
import { detailPaths, firstRow, queryVisits, ROLES, type Role, viewOf } from './support/catalogue'
import { cookieOf } from './support/session'

/*
 * Every query route: status, title and no closed value anywhere in the response, for a visitor; for an SVIP
 * with LONG=all, for every role with CRAWL=all. screens.e2e.ts checks the pages in a browser.
 */

const CALLERS: readonly Role[] = runsAll('CRAWL') ? ROLES : ['visitor', 'svip']

test.describe.configure({ timeout: 600_000 })

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
  return Array.isArray(value) ? value.flatMap((line: Record<string, unknown>) => textsIn(line[cell])) : []
}

/** The values of a record that are closed to a role, read by a role with access. */
const closedTo = async (role: Role) => {
  const closed: { path: string; values: string[] }[] = []
  for (const kind of KINDS) {
    const row = await firstRow(kind)
    const views = await Promise.all(ROLES.map((each) => viewOf(kind, row.id, each)))
    const view = views[ROLES.indexOf(role)]
    // The labels of an enum are in the filters of every list.
    const paths = Object.keys(view?.locks ?? {}).filter((path) => findColumn(kind, path)?.type !== 'enum')
    const values = paths.flatMap((path) => {
      const open = views.find(({ locks }) => !(path in locks))
      return open ? valueAt(open, path) : []
    })
    // A name that is closed in one field and open in another of the same record is not a secret.
    const shown = JSON.stringify(view)
    for (const path of [...detailPaths(kind, row), `/${kind.segment}/`])
      closed.push({ path, values: [...new Set(values)].filter((value) => !shown.includes(value)) })
  }
  return closed
}

for (const role of CALLERS)
  test(`every query route is complete and shows ${role} nothing that is closed`, {
    tag: role === 'visitor' ? [] : '@long',
  }, async ({ request }) => {
    const html = new Map<string, string>()
    for (const { path } of await queryVisits()) {
      const headers = { cookie: role === 'visitor' ? '' : cookieOf(role) }
      const answer = await request.get(path, { headers })
      expect(answer.status(), path).toBe(200)
      const text = await answer.text()
      expect(text, path).toMatch(/<title>[^<]*筑数通/)
      html.set(path, text)
    }
    for (const segment of OTHER_UPDATE_TYPES) {
      const kind = findKindBySegment(segment)
      const [path = ''] = kind ? detailPaths(kind, await firstRow(kind)) : []
      expect(html.get(path), `SHL-02 ${path} ends in its panel of other updates`).toContain('最近更新')
    }
    let checked = 0
    for (const { path, values } of await closedTo(role))
      for (const value of html.has(path) ? values : []) {
        expect(html.get(path)?.includes(value), `${path} contains ${value}`).toBe(false)
        checked++
      }
    if (role === 'visitor') expect(checked).toBeGreaterThan(20)
  })
