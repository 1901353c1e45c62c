import { describe, expect, it } from 'vitest'
import {
  divisionLabel,
  divisionName,
  divisionPath,
  findDivisionByName,
  findDivisions,
  listDivisions,
  officesOf,
  shortDivisionName,
} from '.'

describe('divisions by code', () => {
  it('REG-02 knows provinces, cities and counties by code', () => {
    expect(divisionName('330000')).toBe('浙江省')
    expect(divisionName('500000')).toBe('重庆市')
    expect(divisionName('500112')).toBe('渝北区')
    expect(divisionName('510100')).toBe('成都市')
    expect(divisionName('330106')).toBe('西湖区')
    expect(divisionName('820000')).toBe('澳门特别行政区')
  })

  it('REG-02 lists 34 provinces, and counties directly below a municipality', () => {
    expect(listDivisions()).toHaveLength(34)
    expect(listDivisions('000000')).toBe(listDivisions())
    expect(listDivisions('500000').map((d) => d.name)).toContain('渝北区')
    expect(listDivisions('500000')).toHaveLength(38)
    expect(listDivisions('510000')).toHaveLength(21)
    expect(listDivisions('510000').every((d) => d.code.endsWith('00'))).toBe(true)
  })

  it('REG-02 every division is in its own province and has a unique six-digit code', () => {
    const seen = new Set<string>()
    for (const province of listDivisions()) {
      const cities = listDivisions(province.code)
      const counties = cities.flatMap((city) => listDivisions(city.code))
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

  it('REG-02 shows a place by its path', () => {
    expect(divisionPath('500000')).toEqual(['500000'])
    expect(divisionPath('500112')).toEqual(['500000', '500112'])
    expect(divisionPath('510104')).toEqual(['510000', '510100', '510104'])
    expect(divisionLabel('500000')).toBe('重庆')
    expect(divisionLabel('500112')).toBe('重庆 · 渝北区')
    expect(divisionLabel('510104')).toBe('四川 · 成都市 · 锦江区')
  })

  it('REG-02 a former county is shown by its parents, an unknown code not at all', () => {
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
    expect(shortDivisionName(name)).toBe(short)
  })

  it('REG-03 finds a place by full or short name, within its province', () => {
    expect(findDivisionByName('广西')?.code).toBe('450000')
    expect(findDivisionByName(' 广西 ')?.code).toBe('450000')
    expect(findDivisionByName('内蒙古自治区')?.code).toBe('150000')
    expect(findDivisionByName('葫芦岛', '210000')?.code).toBe('211400')
    expect(findDivisionByName('葫芦岛市', '210000')?.code).toBe('211400')
    expect(findDivisionByName('渝北区', '500000')?.code).toBe('500112')
  })

  it('REG-03 a county is found through its city, by full name, the first of several', () => {
    expect(findDivisionByName('锦江区', '510000')?.code).toBe('510104')
    expect(findDivisionByName('锦江', '510000')).toBeNull()
    expect(findDivisionByName('鼓楼区', '320000')?.code).toBe('320106')
    expect(findDivisionByName('鼓楼区', '320300')?.code).toBe('320302')
  })
})

it('UIX-02 divisions are found by a part of their name, the larger ones first, twenty at most', () => {
  expect(findDivisions(' 渝北 ')).toEqual([{ code: '500112', name: '渝北区' }])
  expect(findDivisions('南京')[0]).toEqual({ code: '320100', name: '南京市' })
  expect(findDivisions('江')[0]?.name).toBe('黑龙江省')
  expect(findDivisions('市')).toHaveLength(20)
  expect(findDivisions(' ')).toEqual([])
  expect(findDivisions('没有这个地方')).toEqual([])
})

it('CON-15 the offices of a province are named as they name themselves', () => {
  expect(officesOf('500000')).toEqual({
    housing: '重庆市住房和城乡建设委员会',
    labour: '重庆市人力资源和社会保障局',
    platform: '全国公共资源交易平台（重庆市）',
  })
  expect(officesOf('530000')).toMatchObject({
    housing: '云南省住房和城乡建设厅',
    labour: '云南省人力资源和社会保障厅',
  })
})
