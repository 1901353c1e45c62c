import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findTitleHits, findWordHits, normaliseForSearch } from '../index'

const marked = (title: string, keyword: string) =>
  findTitleHits(title, keyword).map(([from, to]) => title.slice(from, to))

describe('hits in a title', () => {
  it('VAL-06 a character that becomes several in search form is marked once', () => {
    expect(findTitleHits('第⑪标段', '1')).toEqual([[1, 2]])
    expect(findTitleHits('第⑪标段', '11标')).toEqual([[1, 3]])
    expect(findTitleHits('⑪⑪', '1')).toEqual([
      [0, 1],
      [1, 2],
    ])
    expect(marked('㈱重庆', '株')).toEqual(['㈱'])
  })

  it('VAL-06 a keyword of punctuation only hits nothing', () => {
    for (const keyword of ['', ' ', ' %', '（）', '\ud800', '\u0000', '\u200b'])
      expect(findTitleHits('重庆（渝北）% 建设', keyword)).toEqual([])
    expect(findTitleHits('', '建')).toEqual([])
  })

  it('VAL-06 a lone surrogate in a title does not shift hits', () => {
    expect(findTitleHits('\ud842建\udfb7设', '建设')).toEqual([[1, 4]])
  })

  it('VAL-06 hits lie inside the title, in order and apart, and each is the keyword', () => {
    const text = (maxLength: number) =>
      fc.array(fc.constantFrom(...'建设1a⑪㎜ﬀＡ（ \ud800', '𠮷', '😀'), { maxLength }).map((s) => s.join(''))
    fc.assert(
      fc.property(text(12), text(2), (title, keyword) => {
        let end = 0
        for (const [from, to] of findTitleHits(title, keyword)) {
          expect(from).toBeGreaterThanOrEqual(end)
          expect(to).toBeGreaterThan(from)
          expect(normaliseForSearch(title.slice(from, to))).toContain(normaliseForSearch(keyword))
          end = to
        }
        expect(end).toBeLessThanOrEqual(title.length)
        expect(end > 0).toBe(
          normaliseForSearch(keyword) !== '' &&
            normaliseForSearch(title).includes(normaliseForSearch(keyword)),
        )
      }),
    )
  })

  it('VAL-22 every word of a search is marked, overlapping hits as one', () => {
    const held = (title: string, ...words: string[]) =>
      findWordHits(title, words).map(([from, to]) => title.slice(from, to))
    expect(held('城南中心小学与第一中学', '学校', '小学', '中学')).toEqual(['小学', '中学'])
    expect(held('第一中学与城南中心小学', '学校', '小学', '中学')).toEqual(['中学', '小学'])
    expect(held('污水处理厂污水管网', '污水处理', '污水')).toEqual(['污水处理', '污水'])
    expect(held('市政道路工程', '市政道', '道路工')).toEqual(['市政道路工'])
    expect(held('道路（ＥＰＣ）', '工程总承包', 'epc')).toEqual(['ＥＰＣ'])
    expect(held('建建建建', '建建')).toEqual(['建建', '建建'])
    expect([held('道路', '学校'), held('道路')]).toEqual([[], []])
  })
})
