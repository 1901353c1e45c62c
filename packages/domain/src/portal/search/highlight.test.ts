import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findHitRanges } from './'

describe('hitRanges', () => {
  it('VAL-06 finds every occurrence, none overlapping', () => {
    expect(findHitRanges('重庆建工重庆', '重庆')).toEqual([
      [0, 2],
      [4, 6],
    ])
    expect(findHitRanges('建建建建建', '建建')).toEqual([
      [0, 2],
      [2, 4],
    ])
    expect(findHitRanges('重庆', '成都')).toEqual([])
    expect(findHitRanges('重庆', '')).toEqual([])
    expect(findHitRanges('', '重')).toEqual([])
  })

  it('VAL-06 returns offsets of the original text, whatever its case and width', () => {
    expect(findHitRanges('İ𠮷ＡBc公司', 'abC')).toEqual([[3, 6]])
    expect(findHitRanges('a.c abc', 'a.c')).toEqual([[0, 3]])
    expect(findHitRanges('ABC建工', 'ａｂｃ建')).toEqual([[0, 4]])
    expect(findHitRanges('\u212a', 'k')).toEqual([])
    expect(findHitRanges('🏗建👷建', '👷')).toEqual([[3, 5]])
  })

  it('VAL-06 the ranges lie inside the text, in order, and hold the keyword', () => {
    const unit = fc.constantFrom('a', 'A', 'ａ', '建', '𠮷', '.')
    fc.assert(
      fc.property(
        fc.string({ unit, maxLength: 30 }),
        fc.string({ unit, minLength: 1, maxLength: 3 }),
        (t, k) => {
          let end = 0
          for (const [from, to] of findHitRanges(t, k)) {
            expect(from).toBeGreaterThanOrEqual(end)
            expect(t.slice(from, to).replace(/[Aａ]/g, 'a')).toBe(k.replace(/[Aａ]/g, 'a'))
            end = to
          }
          expect(findHitRanges(t.slice(end), k)).toEqual([])
        },
      ),
    )
  })
})
