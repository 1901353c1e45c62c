import { type APIRequestContext, expect, test } from '@playwright/test'
import { call, holdNewMember, roleToken } from './support/session'
import { loginConsole } from './support/staff'
import { visit } from './support/visit'

const portal = process.env.PORTAL_URL ?? 'http://localhost:3000'
/** Letters from a to j: random letters or digits may look like a contact, which a posting refuses. */
const RUN = Date.now()
  .toString()
  .replace(/\d/g, (digit) => 'abcdefghij'.charAt(Number(digit)))

/** Kinds with columns that require a membership: the call, and the address of a detail. */
const KINDS = [
  { api: 'company', path: (id: string) => `/qiye/${id}/`, list: '/qiye/' },
  { api: 'renyuan', path: (id: string) => `/renyuan/${id}.html`, list: '/renyuan/' },
  { api: 'zhaobiao', path: (id: string) => `/zhaobiao/${id}.html`, list: '/zhaobiao/' },
  { api: 'owner', path: (id: string) => `/owner/${id}.html`, list: '/owner/' },
] as const

/** Every text in a value, at any depth. */
const textsIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

const detail = (api: string, id: string, token?: string) =>
  call<object>(`/jian-butler-project-biz/${api}/detail`, { id }, token)

/**
 * The requests that Next answers with data instead of a page: following a link, prefetching, or by address.
 */
const ASKED: readonly Readonly<Record<string, string>>[] = [
  {},
  { rsc: '1' },
  { rsc: '1', 'next-router-prefetch': '1' },
  { rsc: '1', 'next-router-state-tree': '%5B%22%22%2C%7B%7D%5D' },
  { rsc: '1', cookie: 'JGJLOGIN=1; JGJTK=made-up' },
]

const bodiesOf = async (request: APIRequestContext, path: string) => {
  const addresses = [path, `${path}?_rsc=abc12`, `${path}?rsc=1`]
  const asked = addresses.flatMap((address) => ASKED.map((headers) => ({ address, headers })))
  return Promise.all(
    asked.map(async ({ address, headers }) => {
      const answer = await request.get(address, { headers })
      return {
        what: `${address} ${JSON.stringify(headers)}`,
        text: await answer.text(),
        isMarkup: answer.headers()['content-type']?.startsWith('text/html') ?? true,
        isSniffed: answer.headers()['x-content-type-options'] !== 'nosniff',
      }
    }),
  )
}

for (const { api, path, list } of KINDS)
  test(`ACC-02 no payload of a page of ${api} holds what is closed to a visitor`, async ({ request }) => {
    const { records } = await call<{ records: { id: string }[] }>(
      `/jian-butler-project-biz/${api}/search`,
      { pageSize: 10 },
      roleToken('svip'),
    )
    const listBodies = await bodiesOf(request, list)
    let secrets = 0
    for (const { id } of records.slice(0, 3)) {
      const open = new Set(textsIn(await detail(api, id)))
      const closed = textsIn(await detail(api, id, roleToken('svip'))).filter(
        (text) => text.length >= 8 && !open.has(text),
      )
      secrets += closed.length
      expect((await request.get(path(id))).status(), path(id)).toBe(200)
      const bodies = [...(await bodiesOf(request, path(id))), ...listBodies]
      expect(bodies.filter(({ text }) => text.length > 1000).length).toBeGreaterThan(5)
      for (const { what, text } of bodies)
        expect(
          closed.filter((secret) => text.includes(secret)),
          what,
        ).toEqual([])
    }
    expect(secrets).toBeGreaterThan(0)
  })

const CRAFTED = `</script><img src=x onerror="(window.crafted??=[]).push(1)"><script>(window.crafted??=[]).push(2)</script>${RUN}`
const MARKUP = /<img src=x|<script>\(window\.crafted/

test('text that is markup is shown as text: in a record, its list, its page data and the back office', async ({
  page,
  context,
  request,
}) => {
  const token = await holdNewMember(context, portal)
  const title = `</script><b>${RUN}`
  const { id } = await call<{ id: string }>(
    '/jian-butler-portal-biz/labourPosting/addLabourPosting',
    {
      module: 'recruit',
      ...{ title, jobType: 'manage', experience: 'y5', region: '500112', payMin: '8000', payMax: '9000' },
      ...{
        description: CRAFTED,
        contactName: '<b>周',
        contactPhone: '12200001234',
        days: '30',
        headcount: '2',
      },
      companyName: '"><img src=x onerror=alert(1)>有限公司',
    },
    token,
  )
  await loginConsole(page, 'service')
  await page.getByRole('navigation', { name: '运营台' }).getByRole('link', { name: '用工审核' }).click()
  await page.getByRole('searchbox').first().fill(RUN)
  await page.getByRole('searchbox').first().press('Enter')
  await page.getByRole('link', { name: title }).click()
  const panel = page.getByRole('dialog', { name: '用工审核' })
  await expect(panel).toContainText('onerror')
  await panel.getByRole('button', { name: '通过', exact: true }).click()
  await expect(panel).toContainText('展示中')
  const crafted = () => page.evaluate(() => (window as { crafted?: unknown }).crafted ?? null)
  expect(await crafted()).toBeNull()

  const own = `/recruDetail/${id}.html`
  const words = encodeURIComponent(CRAFTED.slice(0, 40))
  for (const path of [own, '/recruitList/', `/recruitList/?q=${words}`, `/tag/all.html?q=${words}`]) {
    await visit(page, path)
    expect((await request.get(path)).status(), path).toBe(200)
    expect(await crafted(), path).toBeNull()
    for (const { what, text, isMarkup, isSniffed } of await bodiesOf(request, path)) {
      expect(isSniffed, what).toBe(false)
      // Next's own data is not markup, and browsers do not treat it as such.
      if (isMarkup) expect(text, what).not.toMatch(MARKUP)
    }
  }
  await visit(page, own)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(title)
  await expect(page.getByRole('main')).toContainText('onerror=')
  // The data for search engines is valid JSON, and ends with its script element.
  const data = await page.locator('script[type="application/ld+json"]').allTextContents()
  expect(data).not.toEqual([])
  for (const text of data) expect(JSON.stringify(JSON.parse(text))).toContain(RUN)
})
