import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseSearchHistory, type SearchHistoryEvent, updateSearchHistory } from './'

describe('search history', () => {
  const after = (list: readonly string[], keyword: string) =>
    updateSearchHistory(list, { type: 'searched', keyword })

  it('STO-01 keeps five, newest first, no duplicates', () => {
    const six = ['一', '二', '三', '四', '五', '六'].reduce(after, [] as readonly string[])
    expect(six).toEqual(['六', '五', '四', '三', '二'])
    expect(after(six, '四')).toEqual(['四', '六', '五', '三', '二'])
    expect(after(six, '六')).toEqual(six)
    expect(after(six.slice(1), '一')).toEqual(['一', '五', '四', '三', '二'])
    expect(after(six, '')).toBe(six)
    expect(after([], '__proto__')).toEqual(['__proto__'])
  })

  it('STO-01 clears one or all', () => {
    expect(updateSearchHistory(['a', 'b'], { type: 'removed', keyword: 'a' })).toEqual(['b'])
    expect(updateSearchHistory(['a', 'b'], { type: 'cleared' })).toEqual([])
    expect(updateSearchHistory([], { type: 'cleared' })).toEqual([])
  })

  it('STO-01 an event without effect returns the same list', () => {
    const list = ['a', 'b']
    expect(updateSearchHistory(list, { type: 'removed', keyword: 'c' })).toBe(list)
    for (const type of ['whatever', '', 'constructor'])
      expect(updateSearchHistory(list, { type, keyword: 'x' } as unknown as SearchHistoryEvent)).toBe(list)
  })

  it('STO-01 never more than five and none twice, whatever happens, and it reads back what it stored', () => {
    const keyword = fc.oneof(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', ''), fc.string())
    const event: fc.Arbitrary<SearchHistoryEvent> = fc.oneof(
      { weight: 5, arbitrary: fc.record({ type: fc.constant('searched' as const), keyword }) },
      fc.record({ type: fc.constant('removed' as const), keyword }),
      fc.constant({ type: 'cleared' as const }),
    )
    fc.assert(
      fc.property(fc.array(event, { maxLength: 40 }), (events) => {
        events.reduce<readonly string[]>((list, event) => {
          const next = updateSearchHistory(list, event)
          expect(next.length).toBeLessThanOrEqual(5)
          expect(new Set(next).size).toBe(next.length)
          if (event.type === 'searched' && event.keyword !== '') expect(next[0]).toBe(event.keyword)
          expect(parseSearchHistory(JSON.stringify(next))).toEqual(next)
          return next
        }, [])
      }),
    )
  })

  it('STO-01 reads what was stored, and nothing from broken data', () => {
    expect(parseSearchHistory('["a","b","a",1,"","c","d","e","f"]')).toEqual(['a', 'b', 'c', 'd', 'e'])
    expect(parseSearchHistory('["", null, {}, ["a"], true, 1e999, "b"]')).toEqual(['b'])
    for (const stored of [null, '', '{', '{"a":1}', '"a"', 'null', '1', '[', '[]', '{"length":1,"0":"a"}'])
      expect(parseSearchHistory(stored)).toEqual([])
  })
})
