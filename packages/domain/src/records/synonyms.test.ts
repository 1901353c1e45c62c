import { describe, expect, it } from 'vitest'
import { bigramsOf, keywordForms, SYNONYMS, searchForm } from './index'

describe('synonyms', () => {
  it('VAL-06 a word of the trade is looked for as what titles call it too, itself first', () => {
    expect(keywordForms('学校')).toEqual(expect.arrayContaining(['学校', '小学', '中学', '幼儿园', '学院']))
    expect(keywordForms('学校')[0]).toBe('学校')
    expect(keywordForms('污水处理')).toEqual(['污水处理', '污水'])
    expect(keywordForms(' ＥＰＣ ')).toContain('工程总承包')
  })

  it('VAL-06 every other keyword is looked for as it stands', () => {
    expect(keywordForms('重庆学校')).toEqual(['重庆学校'])
    expect(keywordForms('小学')).toEqual(['小学'])
    expect(keywordForms('constructor')).toEqual(['constructor'])
    for (const nothing of ['', ' ', '（）', '\ud800']) expect(keywordForms(nothing)).toEqual([])
  })

  it('VAL-06 words and synonyms stand in search form, are found by their bigrams, and none says another again', () => {
    for (const [word, synonyms] of Object.entries(SYNONYMS)) {
      expect(new Set([word, ...synonyms]).size, word).toBe(synonyms.length + 1)
      for (const text of [word, ...synonyms]) {
        expect(searchForm(text)).toBe(text)
        expect(bigramsOf(text).length, text).toBeGreaterThan(0)
        expect(
          synonyms.filter((other) => other !== text && text !== word && text.includes(other)),
          text,
        ).toEqual([])
      }
      // What holds the word itself is found by the word.
      expect(
        synonyms.filter((synonym) => synonym.includes(word)),
        word,
      ).toEqual([])
    }
  })
})
