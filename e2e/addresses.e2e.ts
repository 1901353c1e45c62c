import { type APIRequestContext, type APIResponse, expect, test } from '@playwright/test'
import { call, holdSession, roleToken } from './support/session'

const portal = process.env.PORTAL_URL ?? 'http://localhost:3000'

/** Responses to visitors and members at incorrect addresses and at alternative spellings of addresses. */

const asMember = (role = 'non-member') => ({
  cookie: `JGJTK=${encodeURIComponent(roleToken(role))}; JGJLOGIN=1`,
})

const ask = (request: APIRequestContext, path: string, headers: Record<string, string> = {}) =>
  request.get(path, { headers, maxRedirects: 0 })

const locationOf = (answer: APIResponse): string => {
  const { pathname, search } = new URL(answer.headers().location ?? '', 'http://nowhere')
  return pathname + search
}

const titleOf = (html: string) => /<title>([^<]*)<\/title>/.exec(html)?.[1]

const pagesIn = (html: string) => /<nav[^>]*aria-label="分页"[\s\S]*?<\/nav>/.exec(html)?.[0] ?? ''

const expectWholeNotFound = async (answer: APIResponse) => {
  const html = await answer.text()
  expect(answer.status(), answer.url()).toBe(404)
  expect(titleOf(html), answer.url()).toMatch(/^页面不存在/)
  expect(html.includes('您访问的页面不存在'), answer.url()).toBe(true)
  expect(html.includes('最新资讯'), `${answer.url()} is the whole page`).toBe(true)
}

const companiesIn = async (region: string): Promise<number> => {
  const asked = { filters: { region: [region] }, pageSize: 10 }
  return (await call<{ total: number }>('/jian-butler-project-biz/company/search', asked)).total
}

test('a list page beyond the last is a whole page that says it does not exist', async ({ request }) => {
  for (const path of ['/qiye/p1001.html', '/qiye/p999.html'])
    for (const headers of [{}, asMember()]) await expectWholeNotFound(await ask(request, path, headers))

  const last = Math.ceil((await companiesIn('500000')) / 10)
  expect(last).toBeGreaterThan(1)
  expect((await ask(request, `/qiye/p${last}.html?region=500000`)).status()).toBe(200)
  await expectWholeNotFound(await ask(request, `/qiye/p${last + 1}.html?region=500000`))
})

test('a company has one address', async ({ request }) => {
  const { records } = await call<{ records: { id: string }[] }>('/jian-butler-project-biz/company/search', {
    pageSize: 10,
  })
  const path = `/qiye/${records[0]?.id}/`
  const answer = await ask(request, `${path}anything/`)
  expect([answer.status(), locationOf(answer)]).toEqual([301, path])
  expect((await ask(request, path)).status()).toBe(200)
})

test('a logged-in user is redirected from the login to the target page, never to another site', async ({
  page,
  context,
}) => {
  await holdSession(context, portal, roleToken('non-member'))
  const cases = [
    ['/siku/', '/siku/'],
    ['https://evil.test/siku/', '/'],
    ['//evil.test/', '/'],
    ['/\\evil.test/', '/'],
    ['javascript:alert(1)', '/'],
  ] as const
  for (const [asked, reached] of cases) {
    await page.goto(`/auth/login/?backUrl=${encodeURIComponent(asked)}`)
    await expect(page, asked).toHaveURL(new URL(reached, portal).href)
  }
})

test('the tools about a company page through all matches of a name', async ({ request }) => {
  for (const tool of ['renyuans', 'companyAnalyze']) {
    const q = encodeURIComponent('建')
    const namesAt = async (path: string) => {
      const answer = await ask(request, path, asMember())
      const html = await answer.text()
      expect(answer.status(), path).toBe(200)
      return {
        pager: pagesIn(html),
        names: [...html.matchAll(/href="[^"]*\?cid=([^"]+)"/g)].map((m) => m[1]),
      }
    }
    const first = await namesAt(`/${tool}/?q=${q}`)
    expect(first.pager).toContain(`/${tool}/p2.html?q=${q}`)
    const second = await namesAt(`/${tool}/p2.html?q=${q}`)
    expect(second.pager).toMatch(/aria-current="page"[^>]*>(<[^>]+>)*2</)
    expect(second.names.length).toBeGreaterThan(0)
    expect(second.names).not.toEqual(first.names)
    await expectWholeNotFound(await ask(request, `/${tool}/p999.html?q=${q}`, asMember()))
  }
})

test('a combined query has no page beyond its last', async ({ request }) => {
  const pageAt = (path: string) =>
    ask(request, `/comquery/result/${path}?status.value=active`, asMember('svip'))
  expect((await pageAt('p2.html')).status()).toBe(200)
  for (const path of ['p999.html', 'p1001.html']) await expectWholeNotFound(await pageAt(path))
})

test('a directory has pages up to the last of its provinces', async ({ request }) => {
  const first = await (await ask(request, '/juheqiye/')).text()
  expect(pagesIn(first)).toContain('/juheqiye/p4.html')
  expect(first).not.toContain('/juheqiye/650000')
  const last = await ask(request, '/juheqiye/p4.html')
  expect(last.status()).toBe(200)
  expect(await last.text()).toContain('/juheqiye/650000')
  await expectWholeNotFound(await ask(request, '/juheqiye/p5.html'))
})

test('two spellings of a query and a tracking parameter share one cached page', async ({ request }) => {
  const region = '510000'
  const state = async (search: string) => {
    const answer = await ask(request, `/zhaobiao/?${search}`)
    expect(answer.status(), search).toBe(200)
    return answer.headers()['x-page-cache']
  }
  const sent = `${Date.now()}`
  await state(`region=${region}&published=30d`)
  const spellings = [
    `published=30d&region=${region}`,
    `region=${region}&utm_source=${sent}&published=30d`,
    `region=${region}&published=30d&nothing=${sent}`,
  ]
  for (const spelling of spellings) expect(await state(spelling), spelling).toMatch(/^(hit|stale)$/)
})

test('a request for another host is refused', async ({ request }) => {
  const answer = await ask(request, '/zhaobiao/', { host: 'evil.test' })
  expect(answer.status()).toBe(421)
  expect(await answer.text()).toContain('PORTAL_ORIGIN')
  expect(answer.headers()['x-page-cache']).toBeUndefined()
})

const FOREIGN: readonly Record<string, string>[] = [
  { host: 'evil.test' },
  { host: 'evil.test', 'x-forwarded-host': 'evil.test', 'x-forwarded-proto': 'https' },
  { 'x-forwarded-host': 'evil.test' },
]

test("no redirect contains the request's Host header", async ({ request }) => {
  const { records } = await call<{ records: { id: string }[] }>('/jian-butler-project-biz/company/search', {
    pageSize: 10,
  })
  const paths = ['/center/', '/query/?name=qiye&keyword=x', `/qiye/${records[0]?.id}/anything/`, '/qiye']
  let redirects = 0
  for (const path of paths)
    for (const headers of FOREIGN) {
      const answer = await ask(request, path, headers)
      const { location, ...others } = answer.headers()
      if (answer.status() >= 300 && answer.status() < 400) redirects++
      expect(location ?? '', path).not.toContain('evil')
      expect(JSON.stringify(others), path).not.toContain('evil')
    }
  // Only the last of the three requests goes to the portal's host.
  expect(redirects).toBeGreaterThanOrEqual(2)
})
