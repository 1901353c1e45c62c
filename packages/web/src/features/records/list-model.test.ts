import { company, parseQueryUrl, person, type RecordView, tender } from '@zhushutong/domain/records'
import { expect, it } from 'vitest'
import { clearedHref, effectiveQuery, filterRows, hrefOf, pickedConditions, sortLinks } from './list-model'

const place = { kind: company }
const chosen = parseQueryUrl(
  company,
  '?q=市政&region=510100&qualification=D110,D101&grade=A&capital=100000000~',
  3,
)

it('NAV-13 keeps the page in the path and everything else in the query string', () => {
  expect(hrefOf(place, chosen)).toBe(
    '/qiye/p3.html?q=%E5%B8%82%E6%94%BF&region=510100&qualification=D101,D110&grade=A&capital=100000000~',
  )
  expect(clearedHref(place)).toBe('/qiye/')
})

it('each choice goes down a level of regions, and back to page 1', () => {
  const rows = filterRows(place, chosen)
  expect(rows.slice(0, 3).map((r) => r.label)).toEqual(['所在地区', '四川', '成都'])
  const chengdu = rows[1]?.chips.find((c) => c.label === '成都市')
  expect(chengdu?.isCurrent).toBe(true)
  expect(rows[0]?.chips[0]).toMatchObject({ label: '全国', isCurrent: false })
  expect(rows.every((r) => r.chips.every((c) => !/p\d+\.html/.test(c.href)))).toBe(true)
})

it('removes one of several chosen values and keeps the others', () => {
  const row = filterRows(place, chosen).find((r) => r.key === 'qualification')
  const municipal = row?.chips.find((c) => c.label === '市政公用工程')
  expect(municipal?.isCurrent).toBe(true)
  expect(municipal?.href).toContain('qualification=D101&')
})

it('describes the chosen conditions in words', () => {
  expect(pickedConditions(place, chosen).map((c) => c.label)).toEqual([
    '“市政”',
    '四川 成都',
    '市政公用工程',
    '建筑工程',
    '一级',
    '100 万元以上',
  ])
})

it('a sub-list sets its filter by the path and does not offer it', () => {
  const sub = person.subLists[0]
  const at = { kind: person, sub }
  expect(effectiveQuery(at, parseQueryUrl(person, '')).filters).toEqual({ type: ['aqsl'] })
  expect(filterRows(at, parseQueryUrl(person, '')).some((r) => r.key === 'type')).toBe(false)
  expect(hrefOf(at, effectiveQuery(at, parseQueryUrl(person, '')))).toBe('/renyuan/aqsl/')
  expect(pickedConditions(at, effectiveQuery(at, parseQueryUrl(person, '')))).toEqual([])
})

it('marks the current sort and leaves the default one out of the address', () => {
  const [latest, wins] = sortLinks(place, parseQueryUrl(company, '?sort=wins'))
  expect(latest).toMatchObject({ href: '/qiye/', isCurrent: false })
  expect(wins).toMatchObject({ href: '/qiye/?sort=wins', isCurrent: true })
})

it("VAL-06 a reference filter shows the record's name from the list, unless that is closed", () => {
  const query = { filters: { owner: ['o1'] }, pageNum: 1, pageSize: 10 } as const
  const row = (more: object) => ({ id: 't', ownerId: 'o1', locks: {}, ...more }) as unknown as RecordView
  const label = (...found: RecordView[]) => pickedConditions({ kind: tender }, query, found)[0]?.label
  expect(label(row({ ownerUnitName: '某市城建局' }))).toBe('业主单位：某市城建局')
  const closed = { ownerUnitName: '某市***', locks: { ownerUnitName: { state: 'masked', opensBy: 'svip' } } }
  for (const found of [[], [row({ ownerId: 'o2' })], [row(closed)]])
    expect(label(...found)).toBe('指定业主单位')
})
