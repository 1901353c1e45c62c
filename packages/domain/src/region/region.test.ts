import { describe, expect, it } from 'vitest'
import {
  BRANCH_CITIES,
  branchCityOfHost,
  cityOfHost,
  cityOfLocation,
  DEFAULT_CITY,
  PROVINCES,
  provinceOf,
  REGIONAL_PLATFORMS,
} from '.'

describe('branch cities', () => {
  it('REG-01 are nineteen, each inside its province', () => {
    expect(BRANCH_CITIES.map((c) => c.label)).toEqual([
      ...[
        'beijing',
        'nanjing',
        'hefei',
        'wuhan',
        'hangzhou',
        'chongqing',
        'fuzhou',
        'nanchang',
        'changsha',
        'haikou',
      ],
      ...['nanning', 'guiyang', 'chengdu', 'xian', 'kunming', 'jinan', 'zhengzhou', 'lhasa', 'shijiazhuang'],
    ])
    for (const city of BRANCH_CITIES)
      expect(provinceOf(city.areaCode)).toMatchObject({ code: city.provinceCode, name: city.provinceName })
    expect(new Set(BRANCH_CITIES.map((c) => c.areaCode)).size).toBe(19)
  })

  it('REG-01 Chongqing is the default', () => {
    expect(DEFAULT_CITY).toEqual({
      label: 'chongqing',
      areaCode: '500000',
      areaName: '重庆',
      areaString: '重庆市',
      provinceCode: '500000',
      provinceName: '重庆市',
    })
  })

  it.each([
    ['nanjing.example.cn', '南京'],
    ['NanJing.example.cn:3000', '南京'],
    ['www.xian.example.cn', '西安'],
    ['lhasa.localhost:3000', '拉萨'],
  ])('REG-01 %s is %s', (host, areaName) => {
    expect(branchCityOfHost(host)?.areaName).toBe(areaName)
    expect(cityOfHost(host).areaName).toBe(areaName)
  })

  it.each([
    '',
    'www.example.cn',
    'localhost:3000',
    'nanjing',
    'xnanjing.example.cn',
    'example.nanjing.cn',
    '127.0.0.1',
  ])('REG-01 %j is no sub-site', (host) => {
    expect(branchCityOfHost(host)).toBeNull()
    expect(cityOfHost(host)).toBe(DEFAULT_CITY)
  })

  it.each([
    ['江苏省南京市', '南京'],
    ['南京', '南京'],
    ['江苏 南京市 玄武区', '南京'],
    ['重庆市渝北区', '重庆'],
    ['重庆', '重庆'],
    ['江苏省苏州市', undefined],
    ['上海市南京东路', undefined],
    ['', undefined],
  ])('REG-03 the location %j is matched to %s', (location, areaName) => {
    expect(cityOfLocation({ location })?.areaName).toBe(areaName)
  })
})

describe('platforms and provinces', () => {
  it('REG-02 are seventeen, Zhejiang among them', () => {
    expect(REGIONAL_PLATFORMS).toHaveLength(17)
    expect(REGIONAL_PLATFORMS).toContainEqual({ provinceCode: '330000', name: '浙江平台' })
  })

  it('REG-02 the provinces are 34, in order, each with a short name and abbreviation of its own', () => {
    expect(PROVINCES).toHaveLength(34)
    const codes = PROVINCES.map((p) => p.code)
    expect(codes).toEqual([...new Set(codes)].sort())
    expect(new Set(PROVINCES.map((p) => p.abbreviation)).size).toBe(34)
    for (const p of PROVINCES) expect(p.name.startsWith(p.shortName)).toBe(true)
    expect(provinceOf('500112')).toEqual({
      code: '500000',
      name: '重庆市',
      shortName: '重庆',
      abbreviation: '渝',
    })
    expect(provinceOf('990000')).toBeNull()
  })
})
