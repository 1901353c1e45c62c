import { describe, expect, it } from 'vitest'
import {
  formatCount,
  formatDistance,
  formatMatchCount,
  formatMoney,
  formatScanCount,
  formatUpdateCount,
  parseNumber,
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
  Number.NaN,
  Infinity,
  true,
  [],
]

describe('formatMoney', () => {
  it.each(NOT_NUMBERS)('VAL-08 shows -- or 暂无金额 for %j', (value) => {
    expect(formatMoney(value)).toBe('--')
    expect(formatMoney(value, { empty: 'text' })).toBe('暂无金额')
  })

  it('VAL-08 divides fen by 100 and writes two decimals', () => {
    expect(formatMoney(0)).toBe('0.00元')
    expect(formatMoney(1)).toBe('0.01元')
    expect(formatMoney(99)).toBe('0.99元')
    expect(formatMoney('298000')).toBe('2,980.00元')
    expect(formatMoney(298_000, { withUnit: false })).toBe('2,980.00')
    expect(formatMoney(-150)).toBe('-1.50元')
  })

  it('VAL-08 takes the unit that keeps the figure short', () => {
    expect(formatMoney(999_999)).toBe('9,999.99元')
    expect(formatMoney(1_000_000)).toBe('1.00万元')
    expect(formatMoney(9_999_990_000)).toBe('9,999.99万元')
    expect(formatMoney(9_999_994_999)).toBe('9,999.99万元')
    expect(formatMoney(9_999_995_000)).toBe('1.00亿元')
    expect(formatMoney(10_000_000_000)).toBe('1.00亿元')
    expect(formatMoney(-1_000_000)).toBe('-1.00万元')
  })

  it('VAL-08 keeps to a unit that is asked for', () => {
    expect(formatMoney(3_060_000_000_000, { unit: 'wan' })).toBe('3,060,000.00万元')
    expect(formatMoney(123_456_789, { unit: 'yuan' })).toBe('1,234,567.89元')
    expect(formatMoney(1, { unit: 'wan' })).toBe('0.00万元')
    expect(formatMoney(-1, { unit: 'yi', withUnit: false })).toBe('0.00')
    expect(formatMoney(Number.MAX_SAFE_INTEGER, { unit: 'yuan' })).toBe('90,071,992,547,409.91元')
  })
})

describe('counts', () => {
  it.each(NOT_NUMBERS)('VAL-09 shows -- for %j', (value) => {
    for (const format of [formatCount, formatUpdateCount, formatScanCount, formatDistance, formatMatchCount])
      expect(format(value)).toBe('--')
  })

  it('VAL-09 writes daily updates above 1000 with k, never more than there are', () => {
    expect(formatUpdateCount(1000)).toBe('1000')
    expect(formatUpdateCount(1001)).toBe('1k')
    expect(formatUpdateCount(1299)).toBe('1.2k')
    expect(formatUpdateCount(400_000)).toBe('400k')
    expect(formatUpdateCount(-3)).toBe('0')
  })

  it('VAL-09 writes scans above 1000 with K+, above 10000 with W+', () => {
    expect(formatScanCount(1000)).toBe('1000')
    expect(formatScanCount(1001)).toBe('1K+')
    expect(formatScanCount(10_000)).toBe('10K+')
    expect(formatScanCount(10_001)).toBe('1W+')
    expect(formatScanCount('29999')).toBe('2W+')
  })

  it('VAL-09 caps a distance at 2000+ km', () => {
    expect(formatDistance(0)).toBe('0km')
    expect(formatDistance(12.34)).toBe('12.3km')
    expect(formatDistance(2000)).toBe('2000km')
    expect(formatDistance(2000.1)).toBe('2000+km')
    expect(formatDistance(-1)).toBe('--')
  })

  it('MEM-01 says of more than 10000 matches only how many 万 they pass', () => {
    expect(formatMatchCount(1284)).toBe('1,284')
    expect(formatMatchCount(10_000)).toBe('10,000')
    expect(formatMatchCount(10_001)).toBe('超1万')
    expect(formatMatchCount(20_000)).toBe('超1万')
    expect(formatMatchCount(20_001)).toBe('超2万')
  })

  it('VAL-09 separates thousands', () => {
    expect(formatCount(999)).toBe('999')
    expect(formatCount(1_234_567.9)).toBe('1,234,567')
  })

  it('VAL-08 reads numbers and plain decimal text only', () => {
    expect(parseNumber(' 12.5 ')).toBe(12.5)
    expect(parseNumber('-.5')).toBe(-0.5)
    expect(parseNumber('12.5.1')).toBeNull()
  })
})
