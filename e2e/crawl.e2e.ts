import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { call, holdSession, roleToken } from './session'
import { settled } from './visit'

/*
 * Every route of the catalogue's kinds and of the shell, in every role: no error in the console, no layout shift,
 * no axe violation, and no closed value anywhere in what the browser gets.
 */

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
const LISTS = ['company', 'renyuan', 'zhaobiao'].map((api) => ({
  api,
  path: api === 'company' ? '/qiye/' : `/${api}/`,
}))
const SUB_LISTS = ['aqsl', 'sydry', 'tzzy', 'zcry', 'jsgr'].map((s) => `/renyuan/${s}/`)
const FILTERED = [
  '/qiye/?region=500000&qualification=D101,D110&grade=A',
  '/qiye/p2.html?sort=wins',
  '/renyuan/?registration=R101&achieve=some',
  '/zhaobiao/?published=30d&amount=400to3000&size=20',
]

interface Row {
  readonly id: string
  readonly expired: boolean
  readonly [key: string]: unknown
}

const firstRow = async (api: string, token: string): Promise<Row> => {
  const page = await call<{ records: Row[] }>(
    `/jian-butler-project-biz/${api}/search`,
    { pageSize: 10 },
    token,
  )
  const row = page.records[0]
  if (!row) throw new Error(`no ${api} to look at`)
  return row
}

const detailPath = (api: string, { id, expired }: Row) => {
  if (api === 'company') return `/qiye/${id}/`
  return `/${api}/${expired ? '1/' : ''}${id}.html`
}

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

/** Values that only members may see, as an SVIP is given them. */
const closedValues = async (token: string) => {
  const found: { path: string; value: string }[] = []
  for (const { api } of LISTS) {
    const row = await firstRow(api, token)
    const whole = await call<Row>(`/jian-butler-project-biz/${api}/detail`, { id: row.id }, token)
    for (const key of ['contactPhone', 'contactEmail', 'ownerUnitPhone', 'agencyPhone']) {
      const value = whole[key]
      if (typeof value === 'string' && value !== '') found.push({ path: detailPath(api, row), value })
    }
  }
  return found
}

const ROLES = [
  'visitor',
  'non-member',
  'svip',
  'expired-svip',
  'staff_vacancy',
  'company_dynamic',
  'company_outnews',
  'company_qualification_expire',
  'company_anxu_expire',
  'owner-lookup',
  'enterprise',
] as const

for (const role of ROLES) {
  test(`every route of kinds and shell as ${role}`, async ({ page, context, baseURL }) => {
    test.setTimeout(240_000)
    const svip = roleToken('svip')
    if (role !== 'visitor') await holdSession(context, baseURL ?? '', roleToken(role))
    await page.addInitScript(SHIFT)

    const details = await Promise.all(
      LISTS.map(async ({ api }) => detailPath(api, await firstRow(api, svip))),
    )
    const paths = [...SHELL, ...LISTS.map((l) => l.path), ...SUB_LISTS, ...FILTERED, ...details]
    const own = role === 'visitor' ? [] : ['/center/', '/center/?index=6', '/center/?index=556']
    const html = new Map<string, string>()
    for (const path of [...paths, ...own]) html.set(path, await look(page, path))

    const mayRead = role === 'svip' || role === 'enterprise'
    for (const { path, value } of await closedValues(svip)) {
      expect(html.get(path)?.includes(value), `${path} ${mayRead ? 'shows' : 'hides'} a closed value`).toBe(
        mayRead,
      )
    }
  })
}

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
