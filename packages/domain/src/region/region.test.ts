import { describe, expect, it } from 'vitest'
import { listDivisions } from '../divisions'
import { BRANCH_CITIES, DEFAULT_CITY, findCityByLocation, findSiteCity, formatSiteHost } from '.'

describe('branch cities', () => {
  it('REG-01 Chongqing is the default', () => {
    expect(BRANCH_CITIES).toContain(DEFAULT_CITY)
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
    ['nanjing.example.cn', 'example.cn', '南京'],
    ['NanJing.example.cn', 'example.cn', '南京'],
    [' xian.example.com.cn:8443 ', 'example.com.cn:8443', '西安'],
    ['lhasa.localhost:3000', 'localhost:3000', '拉萨'],
  ])('REG-04 %s below %s is %s', (host, domain, areaName) => {
    const city = findSiteCity(host, domain)
    expect(city?.areaName).toBe(areaName)
    expect(city && formatSiteHost(city, domain)).toBe(host.trim().toLowerCase())
  })

  it.each([
    ...['', 'example.cn', 'www.example.cn', 'nanjing', 'xnanjing.example.cn', 'example.nanjing.cn'],
    ...['127.0.0.1', 'nanjing.', 'nanjing..cn', 'www.nanjing.example.cn', '.nanjing.example.cn'],
    ...['nanjing.example.cn:3000', 'nanjing.evil.cn', 'nanjing/.example.cn', '南京.example.cn'],
    ...['constructor.example.cn', '__proto__.example.cn', '\u0000nanjing.example.cn', 'ｎanjing.example.cn'],
  ])('REG-04 %j is not a sub-site of example.cn', (host) => {
    expect(findSiteCity(host, 'example.cn')).toBeNull()
  })

  it.each([
    ['江苏省南京市', '南京'],
    ['南京', '南京'],
    ['江苏 南京市 玄武区', '南京'],
    ['重庆市渝北区', '重庆'],
    ['重庆', '重庆'],
    ['江苏省苏州市', undefined],
    [' 江苏省南京市 ', '南京'],
    [' 重庆 ', '重庆'],
    ['中国四川成都', '成都'],
    ['河北省石家庄市长安区', '石家庄'],
    ['上海市南京东路', undefined],
    ['南京东路', undefined],
    ['市', undefined],
    ['辽宁省朝阳市', undefined],
    ['海南昌江黎族自治县', undefined],
    ['__proto__', undefined],
    ['\ud842', undefined],
    ['', undefined],
  ])('REG-03 REG-04 the location %j is matched to %s', (location, areaName) => {
    expect(findCityByLocation({ location })?.areaName).toBe(areaName)
  })
})

describe('the location of an IP address', () => {
  it('REG-03 REG-04 every division of the country is in the branch city with its code, or in none', () => {
    for (const province of listDivisions())
      for (const city of listDivisions(province.code)) {
        const isCity = city.code.endsWith('00')
        const branchCity = BRANCH_CITIES.find((c) => c.areaCode === (isCity ? city.code : province.code))
        const places = [`${province.name}${city.name}`, ...listDivisions(city.code).map((d) => d.name)]
        const [place = '', ...counties] = places
        for (const location of [place, ...counties.map((county) => place + county)])
          expect([location, findCityByLocation({ location })]).toEqual([location, branchCity ?? null])
      }
  })

  it('REG-03 REG-04 another IP field does not replace the location', () => {
    const answer = { province: '江苏省', provinceCode: '320000', location: '' }
    expect(findCityByLocation(answer)).toBeNull()
  })
})
