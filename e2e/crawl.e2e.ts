import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { columnOf, KINDS } from '../packages/domain/src/records'
import { detailPaths, firstRow, queryPaths, ROLES, type Role, viewOf } from './catalogue'
import { holdSession, roleToken } from './session'
import { settled } from './visit'

/*
 * Every query route and every page of the shell, in every role: status, title and no closed value anywhere in what
 * is sent. A browser looks at all of them as those who see most and least: no error in the console, no layout shift,
 * no axe violation.
 */

test.describe.configure({ timeout: 600_000 })

const SHELL = [
  '/',
  '/about.html',
  '/help.html',
  '/svip.html',
  '/userAgreement.html',
  '/privacy.html',
  '/disclaimer.html',
  '/sitemap.html',
  '/dailyLog/',
]
interface Watch {
  readonly problems: string[]
}

const watch = (page: Page): Watch => {
  const problems: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(`console: ${message.text()}`)
  })
  page.on('pageerror', (error) => problems.push(`script: ${error.message}`))
  page.on('response', (response) => {
    if (response.status() >= 500) problems.push(`${response.status()} ${response.url()}`)
  })
  return { problems }
}

/** Sums up what moved while the page came in, and keeps what it was. */
const SHIFT = `(() => { window.__shift = { sum: 0, moved: [] }; new PerformanceObserver((list) => {
  for (const e of list.getEntries()) if (!e.hadRecentInput) {
    window.__shift.sum += e.value
    window.__shift.moved.push(...e.sources.map(({ node }) => node?.outerHTML?.slice(0, 80)))
  }
}).observe({ type: 'layout-shift', buffered: true }) })()`

/** What axe finds wrong. Without frames the legacy mode sees as much, in a third of the time. */
const violationsOn = async (page: Page): Promise<string[]> => {
  const { violations } = await new AxeBuilder({ page })
    .options({
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
      resultTypes: ['violations'],
    })
    .setLegacyMode()
    .analyze()
  return violations.map((v) => `${v.id}: ${v.nodes.map((n) => n.target.join(' ')).join(' | ')}`)
}

const look = async (page: Page, path: string) => {
  const { problems } = watch(page)
  const answer = await page.goto(path)
  expect(answer?.status(), path).toBe(200)
  await expect(page.locator('main#main'), path).toHaveCount(1)
  expect(await page.title(), path).toMatch(/筑数通/)
  await settled(page)
  expect(await violationsOn(page), `${path} axe`).toEqual([])
  // Looked at last: scripts and late pictures have had their time by now.
  expect(problems, path).toEqual([])
  const shift = (await page.evaluate('window.__shift')) as { sum: number; moved: string[] }
  expect(shift.sum, `${path} shifts: ${shift.moved.join(' ')}`).toBeLessThan(0.01)
  return (await answer?.text()) ?? ''
}

const cookieOf = (role: Role) =>
  role === 'visitor' ? '' : `JGJTK=${encodeURIComponent(roleToken(role))}; JGJLOGIN=1`

/** Texts as they may stand in a page; short ones stand in many places without telling anything. */
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

/** What of a record is closed to a role, as those who may see it are given it. */
const closedTo = async (role: Role) => {
  const closed: { path: string; values: string[] }[] = []
  for (const kind of KINDS) {
    const row = await firstRow(kind)
    const views = await Promise.all(ROLES.map((one) => viewOf(kind, row.id, one)))
    const own = views[ROLES.indexOf(role)]
    // The words of an enum stand in the filters of every list.
    const paths = Object.keys(own?.locks ?? {}).filter((path) => columnOf(kind, path)?.type !== 'enum')
    const values = paths.flatMap((path) => {
      const open = views.find((view) => !(path in view.locks))
      return open ? valueAt(open, path) : []
    })
    // A name that is closed in one place and open in another of the same record tells nothing.
    const shown = JSON.stringify(own)
    for (const path of [...detailPaths(kind, row), `/${kind.segment}/`])
      closed.push({ path, values: [...new Set(values)].filter((value) => !shown.includes(value)) })
  }
  return closed
}

for (const role of ROLES)
  test(`every query route is sent whole and tells ${role} nothing that is closed`, async ({ request }) => {
    const paths = await queryPaths()
    const html = new Map<string, string>()
    for (const path of paths) {
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

for (const role of ['visitor', 'svip'] as const)
  test(`every query route and page of the shell in a browser, as ${role}`, async ({
    page,
    context,
    baseURL,
  }) => {
    if (role !== 'visitor') await holdSession(context, baseURL ?? '', roleToken(role))
    await page.addInitScript(SHIFT)
    const own =
      role === 'visitor' ? [] : ['/center/', '/center/?index=6', '/center/?index=7', '/center/?index=556']
    for (const path of [...SHELL, ...(await queryPaths()), ...own]) await look(page, path)
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
