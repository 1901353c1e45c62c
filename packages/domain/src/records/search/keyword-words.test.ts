import { describe, expect, it } from 'vitest'
import { isCodeStart, listCodeSpellings, splitWords } from '../index'

describe('the words and codes of a keyword', () => {
  it('FND-02 parts words by spaces of any width, and joins characters that stand alone', () => {
    expect(splitWords('岫砚 建设')).toEqual(['岫砚', '建设'])
    expect(splitWords('　岫砚　 建设工程 ')).toEqual(['岫砚', '建设工程'])
    expect(splitWords('岫砚 ， 建设')).toEqual(['岫砚', '建设'])
    expect(splitWords('中 铁 一 局')).toEqual(['中 铁 一 局'])
    expect(splitWords('岫砚 建')).toEqual(['岫砚 建'])
    expect(splitWords('，')).toEqual(['，'])
  })

  it('FND-02 spells a code with spaces, in full width and in small letters as it is stored', () => {
    expect(listCodeSpellings(' 9150 0112ma5u 1234 56 ')).toContain('91500112MA5U123456')
    expect(listCodeSpellings('９１５００１１２ＭＡ５Ｕ')).toContain('91500112MA5U')
    expect(listCodeSpellings('9135-0100-m000-100y43')).toContain('91350100M000100Y43')
    expect(listCodeSpellings('渝建 12')).toEqual([])
    expect(listCodeSpellings('12345')).toEqual([])
    expect(listCodeSpellings('a'.repeat(65))).toEqual([])
  })

  it('FND-02 takes six characters with four digits for the beginning of a code', () => {
    expect(isCodeStart('915001')).toBe(true)
    expect(isCodeStart('AB1234')).toBe(true)
    expect(isCodeStart('91500')).toBe(false)
    expect(isCodeStart('ABC123')).toBe(false)
    expect(isCodeStart('重庆123456')).toBe(false)
  })
})
