import { expect, it } from 'vitest'
import { DAY_MS } from '../formatting'
import { NOW } from '../testing'
import { calculateTerm, combinedListFen, formatProductName, priceCombined, productKindName } from './index'

it('PAY-14 an order is named by what it is for', () => {
  expect(formatProductName('svip', '一年', null)).toBe('建筑管家 SVIP 一年')
  expect(formatProductName('staff_vacancy', '人员缺口检测 一年', null)).toBe('人员缺口检测 一年')
  expect(formatProductName('enterprise', '企业 VIP 一年', 5)).toBe('企业 VIP 一年（5 个共享账号）')
  expect([productKindName('combine'), productKindName('enterprise')]).toEqual(['组合优惠', '企业 VIP'])
})

it('MEM-06 a renewal lasts from the end of what is held, any other purchase from now', () => {
  const until = NOW + 10 * DAY_MS
  expect(calculateTerm(until, 365, NOW)).toEqual({ from: until, to: until + 365 * DAY_MS, renews: true })
  const fresh = { from: NOW, to: NOW + 31 * DAY_MS, renews: false }
  for (const held of [null, NOW, NOW - DAY_MS]) expect(calculateTerm(held, 31, NOW)).toEqual(fresh)
  expect(calculateTerm(NOW + 1, 31, NOW)).toMatchObject({ from: NOW + 1, renews: true })
})

it('PAY-15 a combined offer costs its parts less its discount, in whole yuan', () => {
  expect(combinedListFen([98_000, 98_000])).toBe(196_000)
  expect(priceCombined([98_000, 98_000], 20)).toBe(156_800)
  expect(priceCombined([99_900, 1], 15)).toBe(84_900)
  expect(priceCombined([98_000], 0)).toBe(98_000)
  expect(priceCombined([98_050], 0)).toBe(98_000)
  expect([priceCombined([98_000], 100), priceCombined([50], 0)]).toEqual([100, 50])
})
