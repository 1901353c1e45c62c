import { expect, it } from 'vitest'
import { parseDivisionTable } from './table'

it('REG-02 reads provinces with their cities and counties', () => {
  const { names, children: below } = parseDivisionTable([
    '51四川省\n01成都市:04锦江区,05青羊区\n02县桥市:01桥东区',
    '71台湾省',
  ])
  expect([...names]).toEqual([
    ['510000', '四川省'],
    ['510100', '成都市'],
    ['510104', '锦江区'],
    ['510105', '青羊区'],
    ['510200', '县桥市'],
    ['510201', '桥东区'],
    ['710000', '台湾省'],
  ])
  expect([...below]).toEqual([
    [
      '000000',
      [
        { code: '510000', name: '四川省' },
        { code: '710000', name: '台湾省' },
      ],
    ],
    [
      '510000',
      [
        { code: '510100', name: '成都市' },
        { code: '510200', name: '县桥市' },
      ],
    ],
    [
      '510100',
      [
        { code: '510104', name: '锦江区' },
        { code: '510105', name: '青羊区' },
      ],
    ],
    ['510200', [{ code: '510201', name: '桥东区' }]],
  ])
})

it.each(['市辖区', '县', '省直辖县级行政区划', '自治区直辖县级行政区划'])(
  'REG-02 the counties of %s are directly below their province',
  (stem) => {
    const { names, children: below } = parseDivisionTable([`50重庆市\n02${stem}:29城口县,30丰都县`])
    expect([...names.keys()]).toEqual(['500000', '500229', '500230'])
    expect(below.get('500000')).toEqual([
      { code: '500229', name: '城口县' },
      { code: '500230', name: '丰都县' },
    ])
  },
)

it('REG-02 a city that is its own county 00 has none', () => {
  const { names, children: below } = parseDivisionTable([
    '44广东省\n19东莞市:00东莞市\n20中山市:00中山市,01东00区',
  ])
  expect([...names.keys()]).toEqual(['440000', '441900', '442000', '442001'])
  expect(below.has('441900')).toBe(false)
  expect(below.get('442000')).toEqual([{ code: '442001', name: '东00区' }])
})
