import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  countWin,
  parseSearchHistory,
  SEARCH_HISTORY_KEY,
  type SearchHistoryEvent,
  searchHistory,
  WIN_COUNT_KEY,
  winCount,
} from '.'

describe('search history', () => {
  const after = (list: readonly string[], keyword: string) =>
    searchHistory(list, { type: 'searched', keyword })

  it('STO-01 keeps five, newest first, none twice', () => {
    const six = ['一', '二', '三', '四', '五', '六'].reduce(after, [] as readonly string[])
    expect(six).toEqual(['六', '五', '四', '三', '二'])
    expect(after(six, '四')).toEqual(['四', '六', '五', '三', '二'])
    expect(after(six, '六')).toEqual(six)
    expect(after(six.slice(1), '一')).toEqual(['一', '五', '四', '三', '二'])
    expect(after(six, '')).toBe(six)
    expect(after([], '__proto__')).toEqual(['__proto__'])
  })

  it('STO-01 clears one or all', () => {
    expect(searchHistory(['a', 'b'], { type: 'removed', keyword: 'a' })).toEqual(['b'])
    expect(searchHistory(['a', 'b'], { type: 'cleared' })).toEqual([])
    expect(searchHistory([], { type: 'cleared' })).toEqual([])
  })

  it('STO-01 what changes nothing gives back the very same list', () => {
    const list = ['a', 'b']
    expect(searchHistory(list, { type: 'removed', keyword: 'c' })).toBe(list)
    for (const type of ['whatever', '', 'constructor'])
      expect(searchHistory(list, { type, keyword: 'x' } as unknown as SearchHistoryEvent)).toBe(list)
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
        events.reduce<readonly string[]>((list, one) => {
          const next = searchHistory(list, one)
          expect(next.length).toBeLessThanOrEqual(5)
          expect(new Set(next).size).toBe(next.length)
          if (one.type === 'searched' && one.keyword !== '') expect(next[0]).toBe(one.keyword)
          expect(parseSearchHistory(JSON.stringify(next))).toEqual(next)
          return next
        }, [])
      }),
    )
  })

  it('STO-01 history and counter are stored under names of their own', () => {
    expect([SEARCH_HISTORY_KEY, WIN_COUNT_KEY]).toEqual(['SEARCH_HISTORY', 'WIN_COUNT'])
  })

  it('STO-01 reads what was stored, and nothing from what is broken', () => {
    expect(parseSearchHistory('["a","b","a",1,"","c","d","e","f"]')).toEqual(['a', 'b', 'c', 'd', 'e'])
    expect(parseSearchHistory('["", null, {}, ["a"], true, 1e999, "b"]')).toEqual(['b'])
    for (const stored of [null, '', '{', '{"a":1}', '"a"', 'null', '1', '[', '[]', '{"length":1,"0":"a"}'])
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
    expect(twice).toBe('2026-11-20:2')
    expect(winCount(twice, night - 86_400_000)).toBe(0)
    expect(winCount(countWin(twice, night - 86_400_000), night)).toBe(0)
  })

  it.each([
    '',
    ':',
    '2026-11-20',
    '2026-11-20:',
    '2026-11-20:x',
    '2026-11-20:-1',
    '2026-11-20:1.5',
    '2026-11-20:1e3',
  ])('STO-01 a counter %j counts as none', (stored) => {
    const now = Date.parse('2026-11-20T12:00:00+08:00')
    expect(winCount(stored, now)).toBe(0)
    expect(countWin(stored, now)).toBe('2026-11-20:1')
  })

  it('STO-01 text around a counter makes it none', () => {
    const now = Date.parse('2026-11-20T12:00:00+08:00')
    for (const stored of [
      'x2026-11-20:3',
      '2026-11-20:3x',
      '2026-11-20:３',
      ' 2026-11-20:3',
      '2026-11-20:3\n',
    ])
      expect(winCount(stored, now)).toBe(0)
  })

  it('STO-01 a full counter stays full, and does not begin anew', () => {
    const now = Date.parse('2026-11-20T12:00:00+08:00')
    expect(countWin('2026-11-20:999999998', now)).toBe('2026-11-20:999999999')
    expect(countWin('2026-11-20:999999999', now)).toBe('2026-11-20:999999999')
    expect(winCount('2026-11-20:999999999', now)).toBe(999_999_999)
    expect(winCount('2026-11-20:1000000000', now)).toBe(0)
  })

  it.each(['America/New_York', 'Europe/Berlin', 'Pacific/Kiritimati'])(
    'STO-01 the day is the one of Shanghai also where the process stands in %s',
    (zone) => {
      const own = process.env.TZ
      process.env.TZ = zone
      try {
        for (const day of ['2026-03-08', '2026-11-01', '2028-02-29']) {
          const night = Date.parse(`${day}T23:59:59.999+08:00`)
          expect(countWin(`${day}:4`, night)).toBe(`${day}:5`)
          expect(winCount(`${day}:4`, night + 1)).toBe(0)
        }
      } finally {
        if (own === undefined) delete process.env.TZ
        else process.env.TZ = own
      }
    },
  )
})
