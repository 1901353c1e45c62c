import { describe, expect, it } from 'vitest'
import {
  addAmount,
  addSums,
  formatCount,
  formatDistance,
  formatMatchCount,
  formatMoney,
  formatPrice,
  formatScanCount,
  formatSum,
  formatUpdateCount,
  formatWholePrice,
  groupThousands,
  leftOutText,
  NO_SUM,
} from '.'

const NOT_NUMBERS = [
  null,
  undefined,
  '',
  ' ',
  '--',
  '面议',
  '12元',
  '1e3',
  '0x1f',
  '1,000',
  '１２',
  '1 2',
  '.',
  '+',
  '-',
  '1.2.3',
  'x1',
  '1x',
  '--1',
  '1-',
  '٣',
  '9'.repeat(400),
  '__proto__',
  '\u0000',
  '\ud800',
  '😀',
  Number.NaN,
  -Infinity,
  {},
  ['1'],
  10n,
  Infinity,
  true,
  [],
]

describe('formatMoney', () => {
  it.each(NOT_NUMBERS)('VAL-08 shows -- or 暂无金额 for %s', (value) => {
    expect(formatMoney(value)).toBe('--')
    expect(formatMoney(value, { empty: 'dash' })).toBe('--')
    expect(formatMoney(value, { empty: 'text' })).toBe('暂无金额')
  })

  it('VAL-08 a price has ¥ and two decimals, on a package none where there are none', () => {
    expect([238_000, 980, 0].map(formatPrice)).toEqual(['¥2,380.00', '¥9.80', '¥0.00'])
    expect([238_000, 980, 100_000_000].map(formatWholePrice)).toEqual(['¥2,380', '¥9.80', '¥1,000,000'])
  })

  it('VAL-08 half a fen is rounded away from zero, less becomes zero, and zero has no sign', () => {
    expect(formatMoney(0.5)).toBe('0.01 元')
    expect(formatMoney('-.5')).toBe('-0.01 元')
    expect(formatMoney(0.49)).toBe('0.00 元')
    expect(formatMoney(-0.49)).toBe('0.00 元')
    for (const zero of [-0, '-0', '-0.0']) expect(formatMoney(zero)).toBe('0.00 元')
  })

  it('VAL-08 takes the unit that keeps the figure short', () => {
    expect(formatMoney(999_999)).toBe('9,999.99 元')
    expect(formatMoney(1_000_000)).toBe('1.00 万元')
    expect(formatMoney(9_999_990_000)).toBe('9,999.99 万元')
    expect(formatMoney(9_999_994_999)).toBe('9,999.99 万元')
    expect(formatMoney(9_999_995_000)).toBe('1.00 亿元')
    expect(formatMoney(10_000_000_000)).toBe('1.00 亿元')
    expect(formatMoney(-1_000_000)).toBe('-1.00 万元')
    expect(formatMoney(999_999.5)).toBe('1.00 万元')
    expect(formatMoney(123, { unit: 'auto' })).toBe('1.23 元')
    expect(formatMoney(5_000_000, { unit: 'auto' })).toBe('5.00 万元')
  })
})

describe('counts', () => {
  it.each(NOT_NUMBERS)('VAL-09 shows -- for %s', (value) => {
    for (const format of [formatCount, formatUpdateCount, formatScanCount, formatDistance, formatMatchCount])
      expect(format(value)).toBe('--')
  })

  it('VAL-09 writes daily updates above 1000 with k, rounded down', () => {
    expect(formatUpdateCount(1000)).toBe('1000')
    expect(formatUpdateCount(1001)).toBe('1k')
    expect(formatUpdateCount(1299)).toBe('1.2k')
    expect(formatUpdateCount(400_000)).toBe('400k')
    expect(formatUpdateCount(1099)).toBe('1k')
    expect(formatUpdateCount(1100)).toBe('1.1k')
    expect(formatUpdateCount(1000.9)).toBe('1000')
    expect(formatUpdateCount(0)).toBe('0')
    expect(formatUpdateCount(-3)).toBe('0')
    expect(formatUpdateCount(-0)).toBe('0')
    expect(formatUpdateCount(' 1500 ')).toBe('1.5k')
  })

  it('VAL-19 writes scans above 1000 with K+, above 10000 with W+', () => {
    expect(formatScanCount(1000)).toBe('1000')
    expect(formatScanCount(1001)).toBe('1K+')
    expect(formatScanCount(10_000)).toBe('10K+')
    expect(formatScanCount(10_001)).toBe('1W+')
    expect(formatScanCount('29999')).toBe('2W+')
    expect(formatScanCount(1999)).toBe('1K+')
    expect(formatScanCount(2000)).toBe('2K+')
    expect(formatScanCount(9999)).toBe('9K+')
    expect(formatScanCount(0)).toBe('0')
    expect(formatScanCount(-1)).toBe('0')
  })

  it('VAL-23 caps a distance at 2000+ km', () => {
    expect(formatDistance(0)).toBe('0km')
    expect(formatDistance(12.34)).toBe('12.3km')
    expect(formatDistance(2000)).toBe('2000km')
    expect(formatDistance(2000.1)).toBe('2000+km')
    expect(formatDistance(-1)).toBe('--')
    expect(formatDistance(-0.01)).toBe('--')
    expect(formatDistance(-0)).toBe('0km')
    expect(formatDistance(0.04)).toBe('0km')
    expect(formatDistance(0.05)).toBe('0.1km')
    expect(formatDistance(1999.96)).toBe('2000km')
    expect(formatDistance(' 12 ')).toBe('12km')
    expect(formatDistance(1e21)).toBe('2000+km')
  })

  it('MEM-01 shows more than 10000 matches in whole 万 only', () => {
    expect(formatMatchCount(1284)).toBe('1,284')
    expect(formatMatchCount(10_000)).toBe('10,000')
    expect(formatMatchCount(10_001)).toBe('超1万')
    expect(formatMatchCount(20_000)).toBe('超1万')
    expect(formatMatchCount(20_001)).toBe('超2万')
    expect(formatMatchCount(10_000.9)).toBe('10,000')
    expect(formatMatchCount(-1)).toBe('0')
    expect(formatMatchCount('123456789')).toBe('超12345万')
  })

  it('VAL-09 separates thousands', () => {
    expect(formatCount(999)).toBe('999')
    expect(formatCount(1_234_567.9)).toBe('1,234,567')
    expect(formatCount(1000)).toBe('1,000')
    expect(formatCount(123_456)).toBe('123,456')
    expect(formatCount(0.9)).toBe('0')
    expect(formatCount(-5)).toBe('0')
    expect(groupThousands('')).toBe('')
    expect(groupThousands('1')).toBe('1')
  })
})

it('COV-02 a sum says how many amounts are not in it; where none is told there is none', () => {
  const sum = (amount: number, unpriced = 0, foreign = 0, doubted = 0) => ({
    amount,
    unpriced,
    foreign,
    doubted,
  })
  expect([leftOutText(sum(1)), leftOutText(sum(1, 1200)), leftOutText(sum(1, 2, 1))]).toEqual([
    '',
    '另有 1,200 项金额未公开',
    '另有 2 项金额未公开、1 项为外币金额',
  ])
  expect(formatSum(sum(350_000_000, 2))).toBe('350.00 万元，另有 2 项金额未公开')
  expect([formatSum(sum(350_000_000)), formatSum(sum(0, 0, 2)), formatSum(sum(0))]).toEqual([
    '350.00 万元',
    '2 项为外币金额',
    null,
  ])
  const items = [
    { amount: 5, isUnpriced: false },
    { amount: null, isUnpriced: true },
    { amount: null, isUnpriced: false },
  ]
  const once = items.reduce(addAmount, NO_SUM)
  expect(once).toEqual(sum(5, 1, 1))
  expect(addSums([once, once])).toEqual(sum(10, 2, 2))
})

it('DAT-25 an implausible amount is in no sum, and is counted apart', () => {
  const items = [
    { amount: 5, isUnpriced: false },
    { amount: null, isUnpriced: false, isDoubted: true },
  ]
  const once = items.reduce(addAmount, NO_SUM)
  expect(once).toEqual({ amount: 5, unpriced: 0, foreign: 0, doubted: 1 })
  expect(leftOutText(addSums([once, once]))).toBe('另有 2 项金额待核实')
  expect(formatSum({ ...NO_SUM, doubted: 1 })).toBe('1 项金额待核实')
})
