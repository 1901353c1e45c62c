import { describe, expect, it } from 'vitest'
import { expandKeyword, normaliseForSearch, SYNONYMS, splitBigrams } from '../index'

describe('synonyms', () => {
  it('VAL-06 an industry term is also searched by its synonyms, itself first', () => {
    expect(expandKeyword('学校')).toEqual(expect.arrayContaining(['学校', '小学', '中学', '幼儿园', '学院']))
    expect(expandKeyword('学校')[0]).toBe('学校')
    expect(expandKeyword('污水处理')).toEqual(['污水处理', '污水'])
    expect(expandKeyword(' ＥＰＣ ')).toContain('工程总承包')
  })

  it('VAL-06 every other keyword is searched as it is', () => {
    expect(expandKeyword('重庆学校')).toEqual(['重庆学校'])
    expect(expandKeyword('小学')).toEqual(['小学'])
    expect(expandKeyword('constructor')).toEqual(['constructor'])
    for (const nothing of ['', ' ', '（）', '\ud800']) expect(expandKeyword(nothing)).toEqual([])
  })

  it('VAL-06 words and synonyms are in search form, are found by their bigrams, and none is redundant', () => {
    for (const [word, synonyms] of Object.entries(SYNONYMS)) {
      expect(new Set([word, ...synonyms]).size, word).toBe(synonyms.length + 1)
      for (const text of [word, ...synonyms]) {
        expect(normaliseForSearch(text)).toBe(text)
        expect(splitBigrams(text).length, text).toBeGreaterThan(0)
        expect(
          synonyms.filter((other) => other !== text && text !== word && text.includes(other)),
          text,
        ).toEqual([])
      }
      // A synonym that contains the word is found by the word.
      expect(
        synonyms.filter((synonym) => synonym.includes(word)),
        word,
      ).toEqual([])
    }
  })
})
