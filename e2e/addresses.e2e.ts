import { type APIRequestContext, type APIResponse, expect, test } from '@playwright/test'
import { buildMegaMenu } from '../packages/domain/src/portal/shell'
import { call, cookieOf, PORTAL } from './support/session'

/*
 * Responses by HTTP to right and wrong addresses, to alternative spellings, and what search engines read in
 * them.
 */

const SEARCH = '/jian-butler-project-biz'
/** Number of addresses checked in each sitemap. */
const SAMPLE = 4

const ask = (request: APIRequestContext, path: string, headers: Record<string, string> = {}) =>
  request.get(path, { headers, maxRedirects: 0 })

const readText = async (request: APIRequestContext, path: string) => {
  const answer = await request.get(path)
  expect(answer.status(), path).toBe(200)
  return answer.text()
}

const pathOf = (url: string): string => {
  const { pathname, search } = new URL(url, PORTAL)
  return pathname + search
}

const locationOf = (answer: APIResponse) => pathOf(answer.headers().location ?? '/none')

const addressesIn = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url.replace(/&amp;/g, '&'))

const jsonLdOf = (html: string): readonly Record<string, unknown>[] =>
  [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/g)].flatMap(
    ([, text = '']) => JSON.parse(text)['@graph'],
  )

const typesOf = (html: string) => jsonLdOf(html).map((thing) => thing['@type'])

const headOf = (html: string) => ({
  canonical: /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1]?.replace(/&amp;/g, '&'),
  title: /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '',
  description: /<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? '',
  robots: /<meta name="robots" content="([^"]*)"/.exec(html)?.[1],
})

const firstId = async (api: string, token?: string): Promise<string> => {
  const { records } = await call<{ records: { id: string }[] }>(`${SEARCH}/${api}/search`, {}, token)
  return records[0]?.id ?? ''
}

const expectWholeNotFound = async (answer: APIResponse) => {
  const html = await answer.text()
  expect.soft(answer.status(), answer.url()).toBe(404)
  expect.soft(headOf(html).title, answer.url()).toMatch(/^页面不存在/)
  expect.soft(html, answer.url()).toContain('您访问的页面不存在')
  expect.soft(html.includes('最新资讯'), `${answer.url()} is the whole page`).toBe(true)
}

test('pages beyond the last and unknown addresses are the whole 404 page', async ({ request }) => {
  const { total } = await call<{ total: number }>(`${SEARCH}/company/search`, {
    filters: { region: ['500000'] },
    pageSize: 10,
  })
  const last = Math.ceil(total / 10)
  expect(last).toBeGreaterThan(1)
  for (const [path, account] of [
    [`/qiye/p${last}.html?region=500000`],
    ['/juheqiye/p4.html'],
    ['/comquery/result/p2.html?status.value=active', 'svip'],
    ['/renyuans/p2.html?q=%E5%BB%BA', 'non-member'],
    ['/companyAnalyze/p2.html?q=%E5%BB%BA', 'non-member'],
  ])
    expect(
      (await ask(request, path ?? '', account ? { cookie: cookieOf(account) } : {})).status(),
      path,
    ).toBe(200)
  for (const path of [
    `/qiye/p${last + 1}.html?region=500000`,
    '/qiye/p1001.html',
    '/juheqiye/p5.html',
    '/nope/',
    '/qiye/00000000-dead-4000-8000-000000000000/',
    '/toutiao/none.html',
    '/404.html',
    '/new/allp99.html',
    '/new/nothing.html',
    '/policy2/all/999999/',
    '/policyDetail/nothing/',
    '/tag/%E6%B2%A1%E6%9C%89.html',
    '/no-such-link.html',
    '/middlePage/evil.html',
    '/yjyredetail/nothing.html',
    '/apiDet/no-such.html',
    '/apiList/nosuch.html',
  ])
    await expectWholeNotFound(await ask(request, path))
  for (const [path, account] of [
    ['/qiye/p999.html', 'non-member'],
    ['/comquery/result/p999.html?status.value=active', 'svip'],
  ] as const)
    await expectWholeNotFound(await ask(request, path, { cookie: cookieOf(account) }))
})

const FOREIGN: readonly Record<string, string>[] = [
  { host: 'evil.test' },
  { host: 'evil.test', 'x-forwarded-host': 'evil.test', 'x-forwarded-proto': 'https' },
  { 'x-forwarded-host': 'evil.test' },
]

test('a redirect stays on the site, for any Host header and any target after a login', async ({
  request,
}) => {
  const company = `/qiye/${await firstId('company')}/`
  const moved = await ask(request, `${company}anything/`)
  expect([moved.status(), locationOf(moved)]).toEqual([301, company])
  expect(locationOf(await ask(request, '/demo.html'))).toBe('/sem.html?scode=demo')

  let redirects = 0
  for (const path of ['/center/', '/query/?name=qiye&keyword=x', `${company}anything/`, '/qiye'])
    for (const headers of FOREIGN) {
      const answer = await ask(request, path, headers)
      if (answer.status() >= 300 && answer.status() < 400) redirects++
      expect(JSON.stringify(answer.headers()), path).not.toContain('evil')
    }
  // Only the last of the three requests goes to the portal's host.
  expect(redirects).toBeGreaterThanOrEqual(2)
  const refused = await ask(request, '/zhaobiao/', { host: 'evil.test' })
  expect([refused.status(), refused.headers()['x-page-cache']]).toEqual([421, undefined])

  for (const [backUrl, target] of [
    ['/siku/', '/siku/'],
    ['https://evil.test/siku/', '/'],
    ['//evil.test/', '/'],
    ['/\\evil.test/', '/'],
    ['javascript:alert(1)', '/'],
  ] as const) {
    const path = `/auth/login/?backUrl=${encodeURIComponent(backUrl)}`
    const answer = await ask(request, path, { cookie: cookieOf('non-member') })
    expect(new URL(answer.headers().location ?? '', PORTAL).href, backUrl).toBe(new URL(target, PORTAL).href)
  }
})

test('two spellings of a query and a tracking parameter share one cached page', async ({ request }) => {
  const stateOf = async (search: string) => {
    const answer = await ask(request, `/zhaobiao/?${search}`)
    expect(answer.status(), search).toBe(200)
    return answer.headers()['x-page-cache']
  }
  const unique = `${Date.now()}`
  await stateOf('region=510000&published=30d')
  for (const spelling of [
    'published=30d&region=510000',
    `region=510000&utm_source=${unique}&published=30d`,
    `region=510000&published=30d&nothing=${unique}`,
  ])
    expect(await stateOf(spelling), spelling).toMatch(/^(hit|stale)$/)
})

test('search engines find one address, a robots rule and structured data on each page', async ({
  request,
}) => {
  const second = headOf(await readText(request, '/qiye/p2.html?sort=wins&size=20'))
  expect(pathOf(second.canonical ?? '')).toBe('/qiye/p2.html')
  expect(headOf(await readText(request, '/qiye/?region=500000')).robots).toBeUndefined()
  expect(headOf(await readText(request, '/qiye/?region=500000&status=active')).robots).toContain('noindex')
  expect(typesOf(await readText(request, '/qiye/'))).toEqual(['BreadcrumbList', 'ItemList'])
  const company = await readText(request, `/qiye/${await firstId('company')}/`)
  expect(typesOf(company)).toEqual(['BreadcrumbList', 'Organization'])
  expect(jsonLdOf(company)[1]?.identifier).toMatchObject({ '@type': 'PropertyValue' })
  const project = await firstId('nijian')
  const bare = headOf(await readText(request, `/njxx/${project.split('_')[0]}.html`))
  expect(pathOf(bare.canonical ?? '')).toBe(`/nijian/${project}.html`)

  const robots = await readText(request, '/robots.txt')
  for (const path of ['/center', '/auth', '/gateway']) expect(robots).toContain(`Disallow: ${path}`)
  expect(pathOf(/Sitemap: (\S+)/.exec(robots)?.[1] ?? '')).toBe('/sitemap.xml')
  for (const path of ['/sitemap.html', '/sitemap1.html'])
    expect(await readText(request, path)).toMatch(/<h1[^>]*>[^<]*网站地图[\s\S]*href="\/qiye\//)
  const feed = await readText(request, '/rss/policy2.xml')
  expect(feed.match(/<item>/g)?.length).toBeGreaterThan(20)
  const articles = await readText(request, '/sitemaps/articles.xml')
  for (const part of ['/toutiao/', '/questionsDetails/', '/policyDetail/', '/qualificationNew/'])
    expect(articles).toContain(part)
})

test('SHL-07 each entry of the menu has a page with a heading', async ({ request }) => {
  for (const { href } of buildMegaMenu({}).flatMap(({ links }) => links))
    expect(await readText(request, href), href).toMatch(/<h1/)
})

test('each sitemap lists existing pages, by their canonical addresses', { tag: '@long' }, async ({
  request,
}) => {
  test.setTimeout(180_000)
  const files = addressesIn(await readText(request, '/sitemap.xml'))
  expect(files.length).toBeGreaterThan(4)
  for (const file of files) {
    const urls = addressesIn(await readText(request, pathOf(file)))
    expect(urls.length, file).toBeLessThanOrEqual(50_000)
    const step = Math.max(1, Math.floor(urls.length / SAMPLE))
    for (const url of urls.filter((_, i) => i % step === 0).slice(0, SAMPLE)) {
      const html = await readText(request, pathOf(url))
      const { canonical, title, description, robots } = headOf(html)
      expect(new URL(canonical ?? '').href, url).toBe(url)
      expect(title.length, url).toBeGreaterThan(4)
      expect(description.length, url).toBeGreaterThan(8)
      expect(robots ?? 'index', url).not.toContain('noindex')
      expect(JSON.stringify(jsonLdOf(html)), url).not.toMatch(/\*{2,}/)
    }
  }
})
