import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hitRanges } from '.'

describe('hitRanges', () => {
  it('VAL-06 finds every place, none overlapping', () => {
    expect(hitRanges('重庆建工重庆', '重庆')).toEqual([
      [0, 2],
      [4, 6],
    ])
    expect(hitRanges('建建建建建', '建建')).toEqual([
      [0, 2],
      [2, 4],
    ])
    expect(hitRanges('重庆', '成都')).toEqual([])
    expect(hitRanges('重庆', '')).toEqual([])
    expect(hitRanges('', '重')).toEqual([])
  })

  it('VAL-06 gives offsets of the text itself, whatever its case and width', () => {
    expect(hitRanges('İ𠮷ＡBc公司', 'abC')).toEqual([[3, 6]])
    expect(hitRanges('a.c abc', 'a.c')).toEqual([[0, 3]])
    expect(hitRanges('ABC建工', 'ａｂｃ建')).toEqual([[0, 4]])
    expect(hitRanges('\u212a', 'k')).toEqual([])
    expect(hitRanges('🏗建👷建', '👷')).toEqual([[3, 5]])
  })

  it('VAL-06 the ranges lie inside the text, in order, and hold the keyword', () => {
    const unit = fc.constantFrom('a', 'A', 'ａ', '建', '𠮷', '.')
    fc.assert(
      fc.property(
        fc.string({ unit, maxLength: 30 }),
        fc.string({ unit, minLength: 1, maxLength: 3 }),
        (t, k) => {
          let end = 0
          for (const [from, to] of hitRanges(t, k)) {
            expect(from).toBeGreaterThanOrEqual(end)
            expect(t.slice(from, to).replace(/[Aａ]/g, 'a')).toBe(k.replace(/[Aａ]/g, 'a'))
            end = to
          }
          expect(hitRanges(t.slice(end), k)).toEqual([])
        },
      ),
    )
  })
})
