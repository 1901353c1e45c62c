import { describe, expect, it } from 'vitest'
import { HOT_WORD_LIMITS } from './hot-words'
import { checkHotWord, checkHotWordPosition, type HotWordForm, orderHotWords } from './index'

const problems = (over: Partial<HotWordForm>) =>
  checkHotWord({ word: '幕墙', kind: 'company', position: 0, ...over }, ['company', 'tender'])

describe('hot searches', () => {
  it('CON-08 pinned ones come first in their order, hidden ones not at all', () => {
    const word = (text: string) => ({ word: text, kind: 'company' })
    const searched = ['甲', '乙', '丙'].map(word)
    const rules = [
      { ...word('丁'), rule: 'pinned' },
      { ...word('丙'), rule: 'pinned' },
      { ...word('甲'), rule: 'hidden' },
      // Another kind of record, therefore another search.
      { word: '乙', kind: 'tender', rule: 'hidden' },
    ] as const
    expect(orderHotWords(searched, rules)).toEqual(['丁', '丙', '乙'].map(word))
    expect(orderHotWords(searched, [])).toEqual(searched)
  })

  it('CON-08 a word to be pinned has 1 to 15 characters, a kind that is searched, and a place', () => {
    expect(problems({})).toEqual([])
    expect(problems({ word: '字'.repeat(HOT_WORD_LIMITS.word), kind: 'tender' })).toEqual([])
    expect(problems({ word: '字'.repeat(HOT_WORD_LIMITS.word + 1) })).toEqual([
      { field: 'word', message: '词应为 1–15 字' },
    ])
    expect(problems({ word: ' ', kind: 'nothing', position: -1 })).toEqual([
      { field: 'word', message: '词应为 1–15 字' },
      { field: 'kind', message: '请选择搜索的数据' },
      { field: 'position', message: '顺序应为 0–999 的整数' },
    ])
  })

  it.each([0, 1, HOT_WORD_LIMITS.position])('CON-08 %d is a place', (position) => {
    expect(checkHotWordPosition(position)).toBeNull()
  })

  it.each([-1, 0.5, HOT_WORD_LIMITS.position + 1, Number.NaN])('CON-08 %d is no place', (position) => {
    expect(checkHotWordPosition(position)).toBe('顺序应为 0–999 的整数')
  })
})
