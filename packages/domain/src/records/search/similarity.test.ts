import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findClearText, findClosestMatch, findCorrection, isDidYouMean } from '../index'

const TITLE = '重庆岫砚建设工程有限公司'

describe('did you mean', () => {
  it('SHL-08 the closest substring of a title, with its distance', () => {
    expect(findClosestMatch(TITLE, '岫研建设')).toEqual({ part: '岫砚建设', distance: 1 })
    expect(findClosestMatch(TITLE, '岫建设')).toEqual({ part: '岫砚建设', distance: 1 })
    expect(findClosestMatch(TITLE, '岫砚砚建设')).toEqual({ part: '岫砚建设', distance: 1 })
    expect(findClosestMatch(TITLE, '岫砚')).toEqual({ part: '岫砚', distance: 0 })
    expect(findClosestMatch('（岫）·砚 建设', 'ＡＢ')).toEqual({ part: '岫砚', distance: 2 })
    expect(findClosestMatch('', '岫砚')).toEqual({ part: '', distance: 2 })
    expect(findClosestMatch(TITLE, '').distance).toBe(0)
  })

  it('SHL-08 on equal distance the earliest substring, then the longest', () => {
    expect(findClosestMatch('甲丙乙丁', '甲乙').part).toBe('甲丙乙')
    expect(findClosestMatch('岫安建设岫岸建设', '岫案建设').part).toBe('岫安建设')
  })

  it('SHL-08 characters that sound alike may cost less', () => {
    const sound = (wanted: string, actual: string) =>
      wanted === actual ? 0 : `${wanted}${actual}` === '秀岫' ? 0.5 : 1
    expect(findClosestMatch(TITLE, '秀砚', sound)).toEqual({ part: '岫砚', distance: 0.5 })
    expect(findClosestMatch(TITLE, '秀颜', sound).distance).toBe(1.5)
  })

  it('FND-09 two swapped neighbours cost less than another character', () => {
    expect(findClosestMatch(TITLE, '砚岫建设')).toEqual({ part: '岫砚建设', distance: 0.9 })
    expect(findClosestMatch('岫砚建设与岫岩建设', '砚岫建设').part).toBe('岫砚建设')
    expect(findClosestMatch('甲甲乙', '甲甲').distance).toBe(0)
    expect(findClosestMatch('乙一甲', '甲乙').distance).toBe(1)
  })

  it('SHL-08 one typo per three characters is a match, more are not, and an exact match is not a suggestion', () => {
    expect(isDidYouMean('岫研建', { part: '岫砚建', distance: 1 })).toBe(true)
    expect(isDidYouMean('岫研', { part: '岫砚', distance: 1 })).toBe(false)
    expect(isDidYouMean('岫研', { part: '岫砚', distance: 0.5 })).toBe(true)
    expect(isDidYouMean('岫研建设工', { part: '岫砚建社工', distance: 2 })).toBe(false)
    expect(isDidYouMean('岫研建设工程', { part: '岫砚建社工程', distance: 2 })).toBe(true)
    expect(isDidYouMean('岫砚建', { part: '岫砚建', distance: 0 })).toBe(false)
    expect(isDidYouMean('岫砚建', { part: '', distance: 1 })).toBe(false)
  })

  it('SHL-08 a substring of the title has distance 0; no distance exceeds the length of the keyword', () => {
    const text = fc.string({ unit: fc.constantFrom(...'甲乙丙丁戊'), maxLength: 8 })
    fc.assert(
      fc.property(text, text, text, (before, keyword, behind) => {
        expect(findClosestMatch(before + keyword + behind, keyword).distance).toBe(0)
        const { part, distance } = findClosestMatch(before, keyword)
        expect(before).toContain(part)
        expect(distance).toBeLessThanOrEqual([...keyword].length)
      }),
    )
  })
})

describe('a correction', () => {
  it('FND-04 is the only keyword one slip away', () => {
    const [near, far] = [
      { text: '岫砚', distance: 1 },
      { text: '岫岷', distance: 1.3 },
    ]
    expect(findCorrection([near])).toBe('岫砚')
    expect(findCorrection([near, far])).toBe('岫砚')
    expect(findCorrection([near, { ...far, distance: 1 }])).toBeNull()
    expect(findCorrection([far])).toBeNull()
    expect(findCorrection([])).toBeNull()
  })
})

it('FND-11 the text of at least two thirds of the names that sound as typed is clear', () => {
  expect(findClearText(['岫砚', '岫砚', '秀岩'])).toBe('岫砚')
  expect(findClearText(['岫砚', '岫砚', '秀岩', '秀颜'])).toBeNull()
  expect(findClearText(['岫砚'])).toBe('岫砚')
  expect(findClearText(['', ''])).toBeNull()
  expect(findClearText([])).toBeNull()
})
