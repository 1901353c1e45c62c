import { expect, it } from 'vitest'
import { divisionByName, divisionLabel, divisionName, divisionPath, divisionsBelow } from '.'

it('REG-03 knows provinces, cities and counties by code', () => {
  expect(divisionName('500000')).toBe('重庆市')
  expect(divisionName('500112')).toBe('渝北区')
  expect(divisionName('510100')).toBe('成都市')
  expect(divisionName('330106')).toBe('西湖区')
  expect(divisionName('999999')).toBeNull()
})

it('REG-03 lists 34 provinces, and counties right below a municipality', () => {
  expect(divisionsBelow()).toHaveLength(34)
  expect(divisionsBelow('500000').some((d) => d.name === '渝北区')).toBe(true)
  expect(divisionsBelow('510000').every((d) => d.code.endsWith('00'))).toBe(true)
  expect(divisionsBelow('123')).toEqual([])
})

it('REG-03 shows a place by its path', () => {
  expect(divisionPath('500112')).toEqual(['500000', '500112'])
  expect(divisionPath('510104')).toEqual(['510000', '510100', '510104'])
  expect(divisionLabel('510104')).toBe('四川 · 成都市 · 锦江区')
  expect(divisionLabel('000001')).toBeNull()
})

it('REG-03 finds a place by full or short name, within its province', () => {
  expect(divisionByName('广西')?.code).toBe('450000')
  expect(divisionByName('内蒙古自治区')?.code).toBe('150000')
  expect(divisionByName('葫芦岛', '210000')?.code).toBe('211400')
  expect(divisionByName('渝北区', '500000')?.code).toBe('500112')
  expect(divisionByName('', '500000')).toBeNull()
  expect(divisionByName('亚特兰蒂斯')).toBeNull()
})

it('REG-03 a city without counties has nothing below it, least of all itself', () => {
  expect(divisionsBelow('441900')).toEqual([])
  expect(divisionLabel('441900')).toBe('广东 · 东莞市')
})
