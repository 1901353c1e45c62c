import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  countWin,
  creditCheckCharacter,
  hitRanges,
  isCreditCode,
  MAX_SUGGESTIONS,
  parseSearchHistory,
  readKeyword,
  SEARCH_CATEGORIES,
  SUGGESTION_DEBOUNCE_MS,
  searchCategory,
  searchHistory,
  TAB_CLICK_DELAY_MS,
  TAB_MARKS,
  trimKeyword,
  winCount,
} from '.'

const ALPHABET = '0123456789ABCDEFGHJKLMNPQRTUWXY'
const letters = (n: number) => fc.string({ unit: fc.constantFrom(...ALPHABET), minLength: n, maxLength: n })
const digits = fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: 6, maxLength: 6 })
const first17 = fc.tuple(letters(2), digits, letters(9)).map((parts) => parts.join(''))

describe('credit codes', () => {
  it('VAL-06 accepts real codes and no other check character', () => {
    for (const code of ['91350100M000100Y43', '91110108551385082Q']) {
      expect(isCreditCode(code)).toBe(true)
      for (const c of ALPHABET) expect(isCreditCode(code.slice(0, 17) + c)).toBe(c === code[17])
    }
  })

  it('VAL-06 accepts the check character 0', () => {
    let zeros = 0
    fc.assert(
      fc.property(first17, (head) => {
        const check = creditCheckCharacter(head)
        expect(check).not.toBeNull()
        if (check === '0') zeros += 1
        expect(isCreditCode(`${head}${check}`)).toBe(true)
      }),
      { numRuns: 2000, seed: 7 },
    )
    expect(zeros).toBeGreaterThan(0)
  })

  it('VAL-06 refuses the wrong length, letters that are not used, letters in the region and small letters', () => {
    expect(isCreditCode('')).toBe(false)
    expect(isCreditCode('91350100M000100Y4')).toBe(false)
    expect(isCreditCode('91350100M000100Y433')).toBe(false)
    expect(isCreditCode('91350100m000100y43')).toBe(false)
    for (const c of 'IOSVZ') expect(creditCheckCharacter(`${c}1350100M000100Y4`)).toBeNull()
    expect(creditCheckCharacter('91A50100M000100Y4')).toBeNull()
  })
})

describe('keywords', () => {
  it('VAL-06 strips spaces of every kind', () => {
    expect(trimKeyword(' 重庆　建工\t集\u00a0团\n\u200b ')).toBe('重庆建工集团')
  })

  it('VAL-06 keeps 15 characters by code point', () => {
    expect(trimKeyword('建'.repeat(15))).toBe('建'.repeat(15))
    expect(trimKeyword('建'.repeat(16))).toBe('建'.repeat(15))
    expect(trimKeyword('𠮷'.repeat(16))).toBe('𠮷'.repeat(15))
    expect(trimKeyword(`${'建 '.repeat(15)}工`)).toBe('建'.repeat(15))
  })

  it('VAL-06 lets a right credit code through whole, however it was typed', () => {
    for (const text of [
      '91350100M000100Y43',
      ' 9135 0100 m000100y43 ',
      '９１３５０１００Ｍ０００１００Ｙ４３',
    ])
      expect(trimKeyword(text)).toBe('91350100M000100Y43')
    expect(trimKeyword('91350100M000100Y44')).toBe('91350100M000100')
  })

  it('VAL-06 says what to do about an empty one', () => {
    const empty = { error: 'empty', message: '请输入搜索关键词' }
    for (const text of ['', '  ', '　', '\u200b']) expect(readKeyword(text)).toEqual(empty)
    expect(readKeyword(' 建工 ')).toEqual({ keyword: '建工' })
  })
})

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
  })
})

describe('search history', () => {
  const after = (list: readonly string[], keyword: string) =>
    searchHistory(list, { type: 'searched', keyword })

  it('STO-01 keeps five, newest first, none twice', () => {
    const six = ['一', '二', '三', '四', '五', '六'].reduce(after, [] as readonly string[])
    expect(six).toEqual(['六', '五', '四', '三', '二'])
    expect(after(six, '四')).toEqual(['四', '六', '五', '三', '二'])
    expect(after(six, '')).toEqual(six)
  })

  it('STO-01 clears one or all', () => {
    expect(searchHistory(['a', 'b'], { type: 'removed', keyword: 'a' })).toEqual(['b'])
    expect(searchHistory(['a', 'b'], { type: 'removed', keyword: 'c' })).toEqual(['a', 'b'])
    expect(searchHistory(['a', 'b'], { type: 'cleared' })).toEqual([])
  })

  it('STO-01 reads what was stored, and nothing from what is broken', () => {
    expect(parseSearchHistory('["a","b","a",1,"","c","d","e","f"]')).toEqual(['a', 'b', 'c', 'd', 'e'])
    for (const stored of [null, '', '{', '{"a":1}', '"a"', 'null'])
      expect(parseSearchHistory(stored)).toEqual([])
  })

  it('STO-01 counts a day of Shanghai and starts anew', () => {
    const night = Date.parse('2026-11-20T23:59:59.999+08:00')
    const once = countWin(null, night)
    const twice = countWin(once, night)
    expect(winCount(null, night)).toBe(0)
    expect(winCount(twice, night)).toBe(2)
    expect(winCount(twice, night + 1)).toBe(0)
    expect(winCount(countWin(twice, night + 1), night + 1)).toBe(1)
    expect(winCount('2026-11-20:x', night)).toBe(0)
  })
})

describe('search categories', () => {
  it('SHL-01 are thirteen, each with a label, a hint and a key of its own', () => {
    expect(SEARCH_CATEGORIES.map((c) => c.key)).toEqual([
      ...['qiye', 'renyuan', 'siku', 'zhongbiao', 'shuili', 'gonglu', 'zhaobiao'],
      ...['proxy', 'owner', 'xinyong', 'nijian', 'renyuans', 'zzwinning'],
    ])
    for (const { label, placeholder } of SEARCH_CATEGORIES) {
      expect(label).toMatch(/^\p{Script=Han}+$/u)
      expect(placeholder).toMatch(/^请输入\p{Script=Han}+$/u)
    }
    expect(new Set(SEARCH_CATEGORIES.map((c) => c.label)).size).toBe(13)
  })

  it('SHL-01 marks two tabs', () => {
    expect(TAB_MARKS).toEqual({ zzwinning: 'daily-updates', engineering: 'new' })
  })

  it('VAL-06 the person search asks for the complete name', () => {
    expect(searchCategory('renyuan').placeholder).toContain('完整')
  })

  it('SHL-01 an unknown key is the company search', () => {
    expect(searchCategory('zhaobiao').key).toBe('zhaobiao')
    expect(searchCategory('nothing').key).toBe('qiye')
    expect(searchCategory(undefined).key).toBe('qiye')
  })

  it('SHL-08 suggests five after 200 ms; NAV-15 opens a tab after 300 ms', () => {
    expect([SUGGESTION_DEBOUNCE_MS, MAX_SUGGESTIONS, TAB_CLICK_DELAY_MS]).toEqual([200, 5, 300])
  })
})
