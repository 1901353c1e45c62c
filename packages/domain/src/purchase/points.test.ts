import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { maxPoints, POINT_FEN, payableFen, takesPoints } from './index'
import { parsePoints } from './points'

const typed = (inputs: readonly string[]) => inputs.map((input) => parsePoints(input, 10_000, 10_000))

describe('points', () => {
  it('VAL-15 only digits count', () => {
    expect(typed(['7', '1a2', '-5', ' 3 ', '1.5', '1,000', '1e3', '+4'])).toEqual([
      7, 12, 5, 3, 15, 1000, 13, 4,
    ])
    expect(typed(['', ' ', '-', 'abc', '一百', '😀', '\ud800', '\u0000', '__proto__'])).toEqual(
      Array(9).fill(0),
    )
    expect(typed(['1\u00002', '\ud8003', '4😀5', '6\n'])).toEqual([12, 3, 45, 6])
  })

  it('VAL-15 leading zeros are removed, other zeros stay', () => {
    expect(typed(['0', '00', '007', '0100', '1001', '10'])).toEqual([0, 0, 7, 100, 1001, 10])
  })

  it('VAL-15 full-width digits, as a Chinese input method types them, are digits', () => {
    expect(typed(['１２３', '０４５', '1２3', '９', '０'])).toEqual([123, 45, 123, 9, 0])
  })

  it('VAL-15 digits of other scripts and look-alikes do not count', () => {
    expect(typed(['٣', '३', '²', '①', 'Ⅳ', '𝟗'])).toEqual([0, 0, 0, 0, 0, 0])
  })

  it('VAL-15 points are capped at the smaller of what is available and the price', () => {
    expect(['499', '500', '501'].map((input) => parsePoints(input, 500, 1000))).toEqual([499, 500, 500])
    expect(['999', '1000', '1001'].map((input) => parsePoints(input, 5000, 1000))).toEqual([999, 1000, 1000])
    expect([maxPoints(500, 1000), maxPoints(1000, 500), maxPoints(700, 700)]).toEqual([500, 500, 700])
  })

  it('VAL-15 a number beyond 2^53, or of any length, is still capped', () => {
    const huge = [
      '9007199254740991',
      '9007199254740993',
      '9'.repeat(40),
      '9'.repeat(400),
      '1'.repeat(100_000),
    ]
    for (const input of huge) expect(parsePoints(input, 500, 1000)).toBe(500)
    expect(parsePoints('１'.repeat(400), 5000, 1000)).toBe(1000)
  })

  it('VAL-15 points are never negative or fractional', () => {
    expect([maxPoints(-3, 1000), maxPoints(1000, -3), maxPoints(0, 1000), maxPoints(0.9, 1000)]).toEqual([
      0, 0, 0, 0,
    ])
    expect([maxPoints(10.9, 1000), maxPoints(1000, 10.9)]).toEqual([10, 10])
    expect([maxPoints(Number.NaN, 1000), maxPoints(1000, Number.NaN)]).toEqual([0, 0])
    expect(maxPoints(Number.POSITIVE_INFINITY, 1000)).toBe(1000)
  })

  it('VAL-15 for any input points are whole, and at most the price and the balance', () => {
    const anything = fc.string({ unit: fc.nat(0xffff).map((code) => String.fromCharCode(code)) })
    const digits = fc.string({ unit: fc.constantFrom(...'0123456789０１９'), maxLength: 30 })
    fc.assert(
      fc.property(fc.oneof(anything, digits), fc.nat(), fc.nat(), (input, available, price) => {
        const points = parsePoints(input, available, price)
        expect(Number.isInteger(points) && points >= 0).toBe(true)
        expect(points).toBeLessThanOrEqual(available)
        expect(points * POINT_FEN).toBeLessThanOrEqual(price)
      }),
    )
  })

  it('VAL-15 products of type 1 take points, those of type 2 and any other do not', () => {
    expect([1, 2, 0, 3].map((type) => takesPoints(type as 1 | 2))).toEqual([true, false, false, false])
  })

  it('PAY-07 points cover a price if nothing is left to pay', () => {
    expect([0, 1, 999, 1000, 1001].map((points) => payableFen(1000, points))).toEqual([1000, 999, 1, 0, 0])
  })
})
