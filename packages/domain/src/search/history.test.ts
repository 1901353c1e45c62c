import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  incrementWinCount,
  parseSearchHistory,
  parseWinCount,
  SEARCH_HISTORY_KEY,
  type SearchHistoryEvent,
  updateSearchHistory,
  WIN_COUNT_KEY,
} from '.'

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
        events.reduce<readonly string[]>((list, one) => {
          const next = updateSearchHistory(list, one)
          expect(next.length).toBeLessThanOrEqual(5)
          expect(new Set(next).size).toBe(next.length)
          if (one.type === 'searched' && one.keyword !== '') expect(next[0]).toBe(one.keyword)
          expect(parseSearchHistory(JSON.stringify(next))).toEqual(next)
          return next
        }, [])
      }),
    )
  })

  it('STO-01 STO-02 history and counter have their own storage keys', () => {
    expect([SEARCH_HISTORY_KEY, WIN_COUNT_KEY]).toEqual(['SEARCH_HISTORY', 'WIN_COUNT'])
  })

  it('STO-01 reads what was stored, and nothing from broken data', () => {
    expect(parseSearchHistory('["a","b","a",1,"","c","d","e","f"]')).toEqual(['a', 'b', 'c', 'd', 'e'])
    expect(parseSearchHistory('["", null, {}, ["a"], true, 1e999, "b"]')).toEqual(['b'])
    for (const stored of [null, '', '{', '{"a":1}', '"a"', 'null', '1', '[', '[]', '{"length":1,"0":"a"}'])
      expect(parseSearchHistory(stored)).toEqual([])
  })

  it('STO-02 counts a day of Shanghai and starts again at 0', () => {
    const night = Date.parse('2026-11-20T23:59:59.999+08:00')
    const once = incrementWinCount(null, night)
    const twice = incrementWinCount(once, night)
    expect(parseWinCount(null, night)).toBe(0)
    expect(parseWinCount(twice, night)).toBe(2)
    expect(parseWinCount(twice, night + 1)).toBe(0)
    expect(parseWinCount(incrementWinCount(twice, night + 1), night + 1)).toBe(1)
    expect(twice).toBe('2026-11-20:2')
    expect(parseWinCount(twice, night - 86_400_000)).toBe(0)
    expect(parseWinCount(incrementWinCount(twice, night - 86_400_000), night)).toBe(0)
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
  ])('STO-02 a counter %j counts as none', (stored) => {
    const now = Date.parse('2026-11-20T12:00:00+08:00')
    expect(parseWinCount(stored, now)).toBe(0)
    expect(incrementWinCount(stored, now)).toBe('2026-11-20:1')
  })

  it('STO-02 text around a counter makes it none', () => {
    const now = Date.parse('2026-11-20T12:00:00+08:00')
    for (const stored of [
      'x2026-11-20:3',
      '2026-11-20:3x',
      '2026-11-20:３',
      ' 2026-11-20:3',
      '2026-11-20:3\n',
    ])
      expect(parseWinCount(stored, now)).toBe(0)
  })

  it('STO-02 a full counter stays full, and does not restart', () => {
    const now = Date.parse('2026-11-20T12:00:00+08:00')
    expect(incrementWinCount('2026-11-20:999999998', now)).toBe('2026-11-20:999999999')
    expect(incrementWinCount('2026-11-20:999999999', now)).toBe('2026-11-20:999999999')
    expect(parseWinCount('2026-11-20:999999999', now)).toBe(999_999_999)
    expect(parseWinCount('2026-11-20:1000000000', now)).toBe(0)
  })

  it.each(['America/New_York', 'Europe/Berlin', 'Pacific/Kiritimati'])(
    'STO-01 the day is the one of Shanghai also if the process runs in %s',
    (zone) => {
      const own = process.env.TZ
      process.env.TZ = zone
      try {
        for (const day of ['2026-03-08', '2026-11-01', '2028-02-29']) {
          const night = Date.parse(`${day}T23:59:59.999+08:00`)
          expect(incrementWinCount(`${day}:4`, night)).toBe(`${day}:5`)
          expect(parseWinCount(`${day}:4`, night + 1)).toBe(0)
        }
      } finally {
        if (own === undefined) delete process.env.TZ
        else process.env.TZ = own
      }
    },
  )
})
