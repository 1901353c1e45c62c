import { type APIRequestContext, expect, test } from '@playwright/test'

/** Number of addresses checked in each sitemap. */
const SAMPLE = 4

const locsOf = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => loc.replace(/&amp;/g, '&'))

const pathOf = (url: string) => {
  const { pathname, search } = new URL(url)
  return pathname + search
}

const textOf = async (request: APIRequestContext, path: string) => {
  const answer = await request.get(path)
  expect(answer.status(), path).toBe(200)
  return answer.text()
}

const sample = <T>(all: readonly T[]): readonly T[] => {
  const step = Math.max(1, Math.floor(all.length / SAMPLE))
  return all.filter((_, i) => i % step === 0).slice(0, SAMPLE)
}

const jsonLdOf = (html: string): readonly Record<string, unknown>[] =>
  [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/g)].flatMap(
    ([, text = '']) => JSON.parse(text)['@graph'],
  )

const headOf = (html: string) => ({
  canonical: /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1]?.replace(/&amp;/g, '&'),
  title: /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '',
  description: /<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? '',
  robots: /<meta name="robots" content="([^"]*)"/.exec(html)?.[1],
})

test('every sitemap lists existing pages, each by its canonical address', { tag: '@long' }, async ({
  request,
}) => {
  test.setTimeout(180_000)
  const files = locsOf(await textOf(request, '/sitemap.xml'))
  expect(files.length).toBeGreaterThan(4)
  for (const file of files) {
    const urls = locsOf(await textOf(request, pathOf(file)))
    expect(urls.length, file).toBeLessThanOrEqual(50_000)
    for (const url of sample(urls)) {
      const html = await textOf(request, pathOf(url))
      const { canonical, title, description, robots } = headOf(html)
      expect(new URL(canonical ?? '').href, url).toBe(url)
      expect(title.length, url).toBeGreaterThan(4)
      expect(description.length, url).toBeGreaterThan(8)
      expect(robots ?? 'index', url).not.toContain('noindex')
      const things = jsonLdOf(html)
      expect(JSON.stringify(things), url).not.toMatch(/\*{2,}/)
    }
  }
})

test('a company has structured data: identity and breadcrumb', async ({ request }) => {
  const files = locsOf(await textOf(request, '/sitemap.xml'))
  const companies = files.find((file) => file.includes('/sitemaps/company/')) ?? ''
  const [url = ''] = locsOf(await textOf(request, pathOf(companies)))
  const things = jsonLdOf(await textOf(request, pathOf(url)))
  expect(things.map((thing) => thing['@type'])).toEqual(['BreadcrumbList', 'Organization'])
  expect(things[1]?.identifier).toMatchObject({ '@type': 'PropertyValue' })
})

test('lists have one address a page; deep combinations are followed, not indexed', async ({ request }) => {
  const second = headOf(await textOf(request, '/qiye/p2.html?sort=wins&size=20'))
  expect(pathOf(second.canonical ?? '')).toBe('/qiye/p2.html')
  const region = headOf(await textOf(request, '/qiye/?region=500000'))
  expect(region.robots).toBeUndefined()
  const deep = headOf(await textOf(request, '/qiye/?region=500000&status=active'))
  expect(deep.robots).toContain('noindex')
  expect(jsonLdOf(await textOf(request, '/qiye/')).map((thing) => thing['@type'])).toEqual([
    'BreadcrumbList',
    'ItemList',
  ])
})

test('robots.txt names what is closed and the sitemap', async ({ request }) => {
  const text = await textOf(request, '/robots.txt')
  for (const path of ['/center', '/auth', '/gateway']) expect(text).toContain(`Disallow: ${path}`)
  const sitemap = /Sitemap: (\S+)/.exec(text)?.[1] ?? ''
  expect(pathOf(sitemap)).toBe('/sitemap.xml')
})

test('both site maps lead to every list', async ({ page }) => {
  for (const path of ['/sitemap.html', '/sitemap1.html']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('网站地图')
    expect(await page.locator('main a[href^="/qiye/"]').count()).toBeGreaterThan(0)
  }
})
