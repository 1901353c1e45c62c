// @vitest-environment node
import { company, EMPTY_QUERY, type RecordView } from '@zhushutong/domain/records'
import { expect, it, vi } from 'vitest'
import { jsonLdText } from './json-ld'
import { buildCanonical } from './list-place'
import { pageMetadata, recordDescription } from './metadata'
import { sitemapIndex, urlSet } from './sitemap-xml'
import { organizationThing } from './things'

vi.mock('server-only', () => ({}))

const ORIGIN = 'https://www.example.com'
const record = {
  id: 'c1',
  name: '重庆渝建<工程>有限公司',
  creditCode: '91500000MA5U0000XX',
  region: '500105',
  address: '江北区某路 1 号',
  establishedOn: '2010-05-06',
  legalPerson: '张三',
  contactPhone: '138****0000',
  expired: false,
  locks: { contactPhone: { state: 'masked', opensBy: 'svip' } },
} as unknown as RecordView

const filters = (chosen: Record<string, string[]>) => ({ ...EMPTY_QUERY, filters: chosen })

it('writes JSON that cannot end its script', () => {
  const text = jsonLdText([{ '@type': 'Thing', name: '</script><b>', gone: null }])
  expect(text).not.toContain('<')
  expect(JSON.parse(text)['@graph'][0]).toEqual({ '@type': 'Thing', name: '</script><b>' })
})

it('ACC-02 contains nothing that is masked or closed for its reader', () => {
  const locks = { creditCode: { state: 'masked', opensBy: 'svip' } } as const
  const closed = { ...record, creditCode: '9150****', locks } as unknown as RecordView
  expect(organizationThing(ORIGIN, company, closed, '/qiye/c1/')?.identifier).toBeNull()
  expect(recordDescription(company, closed, [])).not.toContain('*')
  expect(recordDescription(company, record, ['企业资质'])).not.toContain('138')
})

it('REG-04 a sub-site has its own list, every other belongs to the main site', () => {
  const site = { code: '500000', origin: 'https://chongqing.zst.test', mainOrigin: 'http://localhost:3000' }
  const canonical = (region: string) =>
    buildCanonical({ kind: company, site }, { ...filters({ region: [region] }), sort: 'wins' })
  expect(canonical('500000')).toEqual({ origin: site.origin, path: '/qiye/' })
  expect(canonical('510000')).toEqual({ origin: site.mainOrigin, path: '/qiye/?region=510000' })
})

it('shares a page under its canonical address', () => {
  const page = pageMetadata({
    title: '查企业',
    description: '说'.repeat(300),
    path: '/qiye/',
    indexed: false,
  })
  expect(page.alternates?.canonical).toBe(page.openGraph?.url)
  expect(page.description).toHaveLength(150)
  expect(page.robots).toEqual({ index: false, follow: true })
})

const whole = async (parts: AsyncGenerator<string>) => {
  let text = ''
  for await (const part of parts) text += part
  return text
}

it('writes sitemaps with at most 50,000 addresses', async () => {
  const batch = Array.from({ length: 30_000 }, (_, i) => ({
    loc: `${ORIGIN}/${i}?a=1&b=2`,
    day: '2026-11-20',
  }))
  const text = await whole(urlSet([batch, batch, batch]))
  expect(text.match(/<url>/g)).toHaveLength(50_000)
  expect(text).toContain('?a=1&amp;b=2</loc><lastmod>2026-11-20</lastmod>')
  expect(sitemapIndex([{ loc: `${ORIGIN}/x.xml` }])).toContain(
    '<sitemap><loc>https://www.example.com/x.xml</loc>',
  )
})
