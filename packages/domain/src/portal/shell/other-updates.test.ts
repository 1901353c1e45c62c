import { expect, it } from 'vitest'
import { buildOtherUpdates } from './'

const items = (count: number, name: string) => Array.from({ length: count }, (_, i) => `${name}${i + 1}`)

it.each([
  ['qiye', '/qiye/'],
  ['siku', '/siku/'],
  ['shengting', '/shengting/'],
  ['renyuan', '/renyuan/'],
  ['shuili', '/shuili/'],
  ['gonglu', '/gonglu/'],
  ['xinyong', '/xinyong/'],
  ['nijian', '/nijian/'],
  ['zhaobiao', '/zhaobiao/'],
  ['zhongbiao', '/zhongbiao/'],
  ['owner', '/owner/'],
  ['proxy', '/proxy/'],
])('SHL-02 the panel of %s has the tabs data and encyclopedia', (type, list) => {
  expect(buildOtherUpdates(type, { data: ['a'], encyclopedia: [] })).toEqual({
    type,
    title: '最近更新',
    tabs: [
      { key: 'data', label: '数据更新', more: list, items: ['a'] },
      { key: 'encyclopedia', label: '行业百科', more: '/encyclopedia/all.html', items: [] },
    ],
  })
})

it.each(['', 'home', 'QIYE', 'qiyedetails', 'zzwinning', 'tdcr', '__proto__', 'ｑiye', '\ud800'])(
  'SHL-02 %j has no panel',
  (type) => {
    expect(buildOtherUpdates(type, { data: ['a'], encyclopedia: ['b'] })).toBeNull()
  },
)

it('SHL-02 a tab shows at most 9 items, the first', () => {
  const [data, encyclopedia] =
    buildOtherUpdates('owner', { data: items(10, '数据'), encyclopedia: items(9, '词条') })?.tabs ?? []
  expect(data?.items).toEqual(items(9, '数据'))
  expect(encyclopedia?.items).toEqual(items(9, '词条'))
  const [, more] = buildOtherUpdates('owner', { data: [], encyclopedia: items(10, '词条') })?.tabs ?? []
  expect(more?.items).toEqual(items(9, '词条'))
})
