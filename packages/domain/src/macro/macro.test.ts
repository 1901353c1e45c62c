import { expect, it } from 'vitest'
import { CIVIC_CLASSES, macroAmount } from './index'

const classOf = (name: string) =>
  CIVIC_CLASSES.find(({ words }) => words.some((word) => name.includes(word)))?.label

it('SHL-17 a civic work is of the first class whose word its name has; other works are of none', () => {
  expect(
    ['某县中心小学教学楼工程', '某区污水管网工程', '某镇农村公路提升工程', '标准厂房项目'].map(classOf),
  ).toEqual(['教育', '供水与排水', '道路与出行', undefined])
  expect(classOf('某医院门前道路改造')).toBe('医疗卫生')
})

it('SHL-17 the sum of two amounts is kept back, that of three is shown', () => {
  expect([macroAmount(900, 2), macroAmount(900, 3), macroAmount(0, 0)]).toEqual([null, 900, null])
})
