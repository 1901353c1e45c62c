import { company, parseQueryUrl, person, type RecordView, recruit, tender } from '@zhushutong/domain/records'
import { expect, it } from 'vitest'
import { filterMenus, menuRows } from '../filters/filter-menus'
import { withSiteRegion } from '../filters/site-region'
import { buildListHref, clearedHref, effectiveQuery, pickedConditions } from './list-model'
import { readShownId, withShown } from './list-parameters'

const place = { kind: company }
const chosen = parseQueryUrl(
  company,
  '?q=市政&region=510100&qualification=D110,D101&grade=A&capital=100000000~',
  3,
)

it('NAV-13 keeps the page in the path and everything else in the query string', () => {
  expect(buildListHref(place, chosen)).toBe(
    '/qiye/p3.html?q=%E5%B8%82%E6%94%BF&region=510100&qualification=D101,D110&grade=A&capital=100000000~',
  )
  expect(clearedHref(place)).toBe('/qiye/')
})

it('the posting beside its list is in the address, of the labour hall only', () => {
  const hall = { kind: recruit }
  const href = withShown(buildListHref(hall, parseQueryUrl(recruit, '?region=500000')), 'a b')
  expect(href).toBe('/recruitList/?region=500000&view=a%20b')
  const { search } = new URL(href, 'http://localhost')
  expect([readShownId(recruit, search), readShownId(company, search)]).toEqual(['a b', null])
})

it('each choice goes down a level of regions, and back to page 1', () => {
  const rows = menuRows(place, chosen, 'region')
  expect(rows.slice(0, 3).map((r) => r.label)).toEqual(['所在地区', '四川', '成都'])
  const chengdu = rows[1]?.chips.find((c) => c.label === '成都市')
  expect(chengdu?.isCurrent).toBe(true)
  expect(rows[0]?.chips[0]).toMatchObject({ label: '全国', isCurrent: false })
  expect(rows.every((r) => r.chips.every((c) => !/p\d+\.html/.test(c.href)))).toBe(true)
})

it('NAV-13 several regions stand side by side, and one inside another takes its place', () => {
  const at = (search: string) => menuRows({ kind: tender }, parseQueryUrl(tender, search), 'region')
  const href = (search: string, name: string) =>
    at(search)
      .flatMap(({ chips }) => chips)
      .find(({ label }) => label === name)?.href
  expect(href('?region=500000', '四川')).toBe('/zhaobiao/?region=500000,510000')
  expect(href('?region=500000,510000', '重庆')).toBe('/zhaobiao/?region=510000')
  expect(href('?region=500000,510000', '成都市')).toBe('/zhaobiao/?region=500000,510100')
  expect(href('?region=500000,510100', '成都市')).toBe('/zhaobiao/?region=500000,510000')
  expect(href('?region=500000,510100', '不限')).toBe('/zhaobiao/?region=500000,510000')
  expect(href('?region=500000,510000', '全国')).toBe('/zhaobiao/')
  const current = at('?region=500000,510100').flatMap(({ chips }) =>
    chips.filter(({ isCurrent }) => isCurrent),
  )
  expect(current.map(({ label }) => label)).toEqual(['重庆', '四川', '成都市', '不限'])
})

it('a sub-list sets its filter by the path and does not offer it', () => {
  const sub = person.subLists[0]
  const at = { kind: person, sub }
  expect(effectiveQuery(at, parseQueryUrl(person, '')).filters).toEqual({ type: ['aqsl'] })
  expect(filterMenus(at, parseQueryUrl(person, '')).some((menu) => menu.key === 'type')).toBe(false)
  expect(buildListHref(at, effectiveQuery(at, parseQueryUrl(person, '')))).toBe('/renyuan/aqsl/')
  expect(pickedConditions(at, effectiveQuery(at, parseQueryUrl(person, '')))).toEqual([])
})

it("VAL-06 a reference filter shows the record's name from the list, unless that is closed", () => {
  const query = { filters: { owner: ['o1'] }, pageNum: 1, pageSize: 10 } as const
  const row = (more: object) => ({ id: 't', ownerId: 'o1', locks: {}, ...more }) as unknown as RecordView
  const label = (...rows: RecordView[]) => pickedConditions({ kind: tender }, query, rows)[0]?.label
  expect(label(row({ ownerUnitName: '某市城建局' }))).toBe('业主单位：某市城建局')
  const closed = { ownerUnitName: '某市***', locks: { ownerUnitName: { state: 'masked', opensBy: 'svip' } } }
  for (const rows of [[], [row({ ownerId: 'o2' })], [row(closed)]])
    expect(label(...rows)).toBe('指定业主单位')
})

const site = { code: '320000', origin: 'https://nanjing.zst.test', mainOrigin: 'https://zst.test' }
const onSite = { kind: tender, site }
const asked = (search: string) => withSiteRegion(tender, parseQueryUrl(tender, search), site)

it('REG-04 a list of a sub-site begins with its region and leaves it out of its address', () => {
  const query = asked('?notice=tender')
  expect(query.filters).toEqual({ notice: ['tender'], region: ['320000'] })
  expect(buildListHref(onSite, { ...query, pageNum: 2 })).toBe('/zhaobiao/p2.html?notice=tender')
  expect(clearedHref(onSite)).toBe('/zhaobiao/')
  const [province, notice] = pickedConditions(onSite, query).sort((a, b) => (a.label < b.label ? -1 : 1))
  expect([province, notice]).toEqual(
    expect.arrayContaining([{ label: '江苏', href: 'https://zst.test/zhaobiao/?notice=tender' }]),
  )
})

it('REG-04 other regions stay on the sub-site, the whole country is on the main site', () => {
  const [provinces, cities] = menuRows(onSite, asked(''), 'region')
  expect(provinces?.chips[0]).toMatchObject({ label: '全国', href: 'https://zst.test/zhaobiao/' })
  expect(provinces?.chips.find(({ label }) => label === '浙江')?.href).toBe('/zhaobiao/?region=330000')
  expect(provinces?.chips.find(({ label }) => label === '江苏')).toMatchObject({
    isCurrent: true,
    href: '/zhaobiao/',
  })
  expect(cities?.chips.find(({ label }) => label === '南京市')?.href).toBe('/zhaobiao/?region=320100')
  expect(buildListHref(onSite, asked('?region=330000'))).toBe('/zhaobiao/?region=330000')
})

it('REG-04 a search by words, and the records of one company, go through the whole country', () => {
  for (const search of ['?q=%E5%B8%82%E6%94%BF', '?owner=o1']) {
    const query = asked(search)
    expect(query.filters).not.toHaveProperty('region')
    expect(buildListHref(onSite, query)).toBe(`/zhaobiao/${search}`)
  }
})
