import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { keywordHits, searchForm, titleHits } from './index'

const marked = (title: string, keyword: string) =>
  titleHits(title, keyword).map(([from, to]) => title.slice(from, to))

describe('hits in a title', () => {
  it('VAL-06 hits are found as the search finds them, punctuation and width aside', () => {
    expect(marked('重庆（渝北）建设', '渝北建设')).toEqual(['渝北）建设'])
    expect(titleHits('重庆（渝北）建设', '渝北建设')).toEqual([[3, 8]])
    expect(marked('ＡＢ建设ab建设', 'AB')).toEqual(['ＡＢ', 'ab'])
    expect(marked('建设', '建 设')).toEqual(['建设'])
    expect(marked('建设', '桥')).toEqual([])
  })

  it('VAL-06 hits do not overlap, and follow each other without a gap', () => {
    expect(titleHits('建建建建', '建建')).toEqual([
      [0, 2],
      [2, 4],
    ])
    expect(titleHits('建建建', '建建')).toEqual([[0, 2]])
    expect(titleHits('桥建桥', '桥')).toEqual([
      [0, 1],
      [2, 3],
    ])
  })

  it('VAL-06 characters of four bytes count as the two units that they are', () => {
    expect(titleHits('𠮷野建设', '野建')).toEqual([[2, 4]])
    expect(titleHits('𠮷野建设𠮷', '𠮷')).toEqual([
      [0, 2],
      [5, 7],
    ])
    expect(marked('建😀设', '建设')).toEqual(['建😀设'])
  })

  it('VAL-06 one character that is several in search form is marked once', () => {
    expect(titleHits('第⑪标段', '1')).toEqual([[1, 2]])
    expect(titleHits('第⑪标段', '11标')).toEqual([[1, 3]])
    expect(titleHits('⑪⑪', '1')).toEqual([
      [0, 1],
      [1, 2],
    ])
    expect(marked('㈱重庆', '株')).toEqual(['㈱'])
  })

  it('VAL-06 a keyword of nothing but punctuation hits nothing', () => {
    for (const keyword of ['', ' ', ' %', '（）', '\ud800', '\u0000', '\u200b'])
      expect(titleHits('重庆（渝北）% 建设', keyword)).toEqual([])
    expect(titleHits('', '建')).toEqual([])
  })

  it('VAL-06 half a surrogate pair in a title moves no hit', () => {
    expect(titleHits('\ud842建\udfb7设', '建设')).toEqual([[1, 4]])
  })

  it('VAL-06 hits lie inside the title, in order and apart, and each is the keyword', () => {
    const text = (maxLength: number) =>
      fc.array(fc.constantFrom(...'建设1a⑪㎜ﬀＡ（ \ud800', '𠮷', '😀'), { maxLength }).map((s) => s.join(''))
    fc.assert(
      fc.property(text(12), text(2), (title, keyword) => {
        let end = 0
        for (const [from, to] of titleHits(title, keyword)) {
          expect(from).toBeGreaterThanOrEqual(end)
          expect(to).toBeGreaterThan(from)
          expect(searchForm(title.slice(from, to))).toContain(searchForm(keyword))
          end = to
        }
        expect(end).toBeLessThanOrEqual(title.length)
        expect(end > 0).toBe(searchForm(keyword) !== '' && searchForm(title).includes(searchForm(keyword)))
      }),
    )
  })

  it('VAL-06 a synonym of the keyword is marked like the keyword, what overlaps as one', () => {
    const held = (title: string, keyword: string) =>
      keywordHits(title, keyword).map(([from, to]) => title.slice(from, to))
    expect(held('城南中心小学与第一中学', '学校')).toEqual(['小学', '中学'])
    expect(held('污水处理厂污水管网', '污水处理')).toEqual(['污水处理', '污水'])
    expect(held('道路（ＥＰＣ）', '工程总承包')).toEqual(['ＥＰＣ'])
    expect(held('建建建建', '建建')).toEqual(['建建', '建建'])
    expect(held('道路', '学校')).toEqual([])
  })
})
