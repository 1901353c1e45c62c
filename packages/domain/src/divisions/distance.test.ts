import { expect, it } from 'vitest'
import { distanceBetween, findDivisionByLocation, listDivisions } from './index'

it.each([
  // Great-circle distances in km.
  ['500000', '510100', 270],
  ['110000', '310000', 1068],
  ['320100', '310000', 270],
  ['230100', '460100', 3070],
])('VAL-23 %s and %s are about %d km apart', (from, other, km) => {
  const distance = distanceBetween(from, other) ?? 0
  expect(Math.abs(distance - km)).toBeLessThan(km * 0.06)
  expect(distanceBetween(other, from)).toBeCloseTo(distance, 6)
})

it('VAL-23 a county of a city is where its city is, one of a municipality has a place of its own', () => {
  expect(distanceBetween('320100', '320102')).toBe(0)
  expect(distanceBetween('500000', '500101')).toBeGreaterThan(100)
})

it('VAL-23 a whole province has no distance, nor has a place nobody knows', () => {
  for (const code of ['320000', '000000', '999999', '']) expect(distanceBetween('500000', code)).toBeNull()
})

it('VAL-23 nearly every city has a centre', () => {
  const cities = listDivisions().flatMap(({ code }) => listDivisions(code))
  const without = cities.filter(({ code }) => distanceBetween('500000', code) === null)
  expect(without.length).toBeLessThan(cities.length * 0.1)
})

it.each([
  ['江苏省', '320000', '江苏省南京市', '320100'],
  ['江苏省', '320000', '南京市', '320100'],
  ['重庆市', '500000', '重庆市', '500000'],
  ['北京市', '110000', '北京市', '110000'],
  ['江苏省', '320000', '江苏省', undefined],
  ['湖北省', '420000', '湖北省', undefined],
  ['江苏省', '320000', '江苏省某某市', undefined],
])('VAL-23 %s %s %s is the place %s', (province, provinceCode, location, code) => {
  expect(findDivisionByLocation({ province, provinceCode, location })?.code).toBe(code)
})
