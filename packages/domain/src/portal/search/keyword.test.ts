import { describe, expect, it } from 'vitest'
import { isLongKeyword, parseKeyword, trimKeyword } from './'

describe('keywords', () => {
  it('VAL-06 keeps 40 characters by code point', () => {
    for (const character of ['建', '👷', '𠮷']) {
      expect(trimKeyword(character.repeat(40))).toBe(character.repeat(40))
      expect(trimKeyword(character.repeat(41))).toBe(character.repeat(40))
    }
    expect(trimKeyword('👨\u200d👩\u200d👧'.repeat(14))).toBe(`${'👨👩👧'.repeat(13)}👨`)
    expect(trimKeyword('１'.repeat(41))).toBe('1'.repeat(40))
    expect(trimKeyword('建'.repeat(20_000))).toBe('建'.repeat(40))
    expect(trimKeyword(' '.repeat(20_000))).toBe('')
    expect(trimKeyword(`${'建'.repeat(39)} 工程`)).toBe('建'.repeat(39))
  })

  it('VAL-06 hints at a shorter keyword past 15 characters, at a credit code never', () => {
    expect([isLongKeyword('建'.repeat(15)), isLongKeyword('建'.repeat(16))]).toEqual([false, true])
    expect([isLongKeyword('👷'.repeat(15)), isLongKeyword('91350100M000100Y43')]).toEqual([false, false])
  })

  it('VAL-06 keeps a valid credit code whole, however it was typed', () => {
    for (const text of [
      '91350100M000100Y43',
      ' 9135 0100 m000100y43 ',
      '９１３５０１００Ｍ０００１００Ｙ４３',
    ])
      expect(trimKeyword(text)).toBe('91350100M000100Y43')
    expect(trimKeyword('91350100m000100y44')).toBe('91350100m000100y44')
    expect(trimKeyword('91500000Y000000020')).toBe('91500000Y000000020')
  })

  it('VAL-06 has a message for an empty one', () => {
    const empty = { error: 'empty', message: '请输入搜索关键词' }
    for (const text of ['', '  ', '　', '\u200b', '\u0000', '\ud800', '\n'.repeat(9)])
      expect(parseKeyword(text)).toEqual(empty)
    expect(parseKeyword(' 建工 ')).toEqual({ keyword: '建工' })
  })
})
