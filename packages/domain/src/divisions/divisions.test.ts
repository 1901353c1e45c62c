import { describe, expect, it } from 'vitest'
import { divisionByName, divisionLabel, divisionName, divisionPath, divisionsBelow, shortName } from '.'

const HOSTILE = [
  '',
  '__proto__',
  'constructor',
  '５０００００',
  '50000',
  '5000000',
  ' 500000',
  '\u0000',
  '\ud800',
]

describe('divisions by code', () => {
  it('REG-02 knows provinces, cities and counties by code', () => {
    expect(divisionName('330000')).toBe('浙江省')
    expect(divisionName('500000')).toBe('重庆市')
    expect(divisionName('500112')).toBe('渝北区')
    expect(divisionName('510100')).toBe('成都市')
    expect(divisionName('330106')).toBe('西湖区')
    expect(divisionName('820000')).toBe('澳门特别行政区')
  })

  it('REG-02 lists 34 provinces, and counties right below a municipality', () => {
    expect(divisionsBelow()).toHaveLength(34)
    expect(divisionsBelow('000000')).toBe(divisionsBelow())
    expect(divisionsBelow('500000').map((d) => d.name)).toContain('渝北区')
    expect(divisionsBelow('500000')).toHaveLength(38)
    expect(divisionsBelow('510000')).toHaveLength(21)
    expect(divisionsBelow('510000').every((d) => d.code.endsWith('00'))).toBe(true)
  })

  it('REG-02 a city without counties has nothing below it, least of all itself', () => {
    expect(divisionsBelow('441900')).toEqual([])
    expect(divisionLabel('441900')).toBe('广东 · 东莞市')
  })

  it('REG-02 Taiwan, Hong Kong and Macau are listed without anything below', () => {
    for (const code of ['710000', '810000', '820000']) {
      expect(divisionsBelow().map((d) => d.code)).toContain(code)
      expect(divisionsBelow(code)).toEqual([])
    }
  })

  it('REG-02 every division stands below its own province, under a code of six digits that no other has', () => {
    const seen = new Set<string>()
    for (const province of divisionsBelow()) {
      const cities = divisionsBelow(province.code)
      const counties = cities.flatMap((city) => divisionsBelow(city.code))
      for (const { code, name } of [province, ...cities, ...counties]) {
        expect(code).toMatch(/^\d{6}$/)
        expect(seen.has(code)).toBe(false)
        seen.add(code)
        expect(name).toMatch(/^\p{Script=Han}{2,}$/u)
        expect(divisionPath(code)[0]).toBe(province.code)
        expect(divisionPath(code).at(-1)).toBe(code)
      }
    }
    expect(seen.size).toBeGreaterThan(3000)
  })

  it.each(HOSTILE)('REG-02 %j is the name and the parent of nothing', (code) => {
    expect(divisionName(code)).toBeNull()
    expect(divisionsBelow(code)).toEqual([])
  })

  it('REG-02 shows a place by its path', () => {
    expect(divisionPath('500000')).toEqual(['500000'])
    expect(divisionPath('500112')).toEqual(['500000', '500112'])
    expect(divisionPath('510104')).toEqual(['510000', '510100', '510104'])
    expect(divisionLabel('500000')).toBe('重庆')
    expect(divisionLabel('500112')).toBe('重庆 · 渝北区')
    expect(divisionLabel('510104')).toBe('四川 · 成都市 · 锦江区')
  })

  it('REG-02 a county that has gone is told by what stood above it, a code of nowhere not at all', () => {
    expect(divisionPath('510199')).toEqual(['510000', '510100'])
    expect(divisionLabel('510199')).toBe('四川 · 成都市')
    for (const code of ['000000', '000001', '999999', '', '__proto__']) {
      expect(divisionPath(code)).toEqual([])
      expect(divisionLabel(code)).toBeNull()
    }
  })
})

describe('divisions by name', () => {
  it.each([
    ['重庆市', '重庆'],
    ['浙江省', '浙江'],
    ['广西壮族自治区', '广西'],
    ['新疆维吾尔自治区', '新疆'],
    ['宁夏回族自治区', '宁夏'],
    ['内蒙古自治区', '内蒙古'],
    ['香港特别行政区', '香港'],
    ['市中区', '市中区'],
    ['自治区直辖县级行政区划', '自治区直辖县级行政区划'],
    ['', ''],
  ])('REG-03 the short name of %j is %j', (name, short) => {
    expect(shortName(name)).toBe(short)
  })

  it('REG-03 finds a place by full or short name, within its province', () => {
    expect(divisionByName('广西')?.code).toBe('450000')
    expect(divisionByName(' 广西 ')?.code).toBe('450000')
    expect(divisionByName('内蒙古自治区')?.code).toBe('150000')
    expect(divisionByName('葫芦岛', '210000')?.code).toBe('211400')
    expect(divisionByName('葫芦岛市', '210000')?.code).toBe('211400')
    expect(divisionByName('渝北区', '500000')?.code).toBe('500112')
  })

  it('REG-03 a county is found through its city, by full name, the first where several bear it', () => {
    expect(divisionByName('锦江区', '510000')?.code).toBe('510104')
    expect(divisionByName('锦江', '510000')).toBeNull()
    expect(divisionByName('鼓楼区', '320000')?.code).toBe('320106')
    expect(divisionByName('鼓楼区', '320300')?.code).toBe('320302')
  })

  it('REG-03 without a province only provinces are found', () => {
    expect(divisionByName('吉林')).toEqual({ code: '220000', name: '吉林省' })
    expect(divisionByName('吉林', '220000')).toEqual({ code: '220200', name: '吉林市' })
    expect(divisionByName('成都市')).toBeNull()
    expect(divisionByName('葫芦岛')).toBeNull()
  })

  it.each(['', ' ', '市', '省', '自治区', '亚特兰蒂斯', '__proto__', '𠮷', '\ud800', '重庆市市'])(
    'REG-03 nothing is found for %j',
    (name) => {
      expect(divisionByName(name)).toBeNull()
      expect(divisionByName(name, '500000')).toBeNull()
      expect(divisionByName(name, 'nowhere')).toBeNull()
    },
  )
})
