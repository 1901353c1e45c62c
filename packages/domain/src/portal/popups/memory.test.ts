import fc from 'fast-check'
import { afterEach, describe, expect, it } from 'vitest'
import { mergePopupMemories, type PopupMemory, parsePopupMemory, serialisePopupMemory } from './'
import { isHiddenToday, POPUP_MARKS, remainingHiddenMs } from './memory'

/** Any UTF-16 text, including control characters and lone surrogates. */
const anyText = fc.array(fc.integer({ min: 0, max: 0xffff })).map((units) => String.fromCharCode(...units))

const at = (text: string) => Date.parse(text)
const marks = fc.record(Object.fromEntries(POPUP_MARKS.map((mark) => [mark, fc.maxSafeInteger()])), {
  requiredKeys: [],
}) as fc.Arbitrary<PopupMemory>

const zone = process.env.TZ
afterEach(() => {
  if (zone === undefined) delete process.env.TZ
  else process.env.TZ = zone
})

describe('the stored memory', () => {
  it('POP-03 is parsed as it was stored', () => {
    fc.assert(
      fc.property(marks, (memory) => {
        expect(parsePopupMemory(serialisePopupMemory(memory))).toEqual(memory)
      }),
    )
  })

  it('POP-03 is one text with every mark by name', () => {
    const text = '{"homeModalClosed":1,"ownerSvipShown":2}'
    expect(serialisePopupMemory({ homeModalClosed: 1, ownerSvipShown: 2 })).toBe(text)
    expect(parsePopupMemory(` ${text}\n`)).toEqual({ homeModalClosed: 1, ownerSvipShown: 2 })
  })

  it.each([
    null,
    '',
    '{',
    'null',
    'true',
    '7',
    '"homeModalClosed"',
    '[1,2]',
    '{}',
    '{"homeModalClosed":"1"}',
    '{"homeModalClosed":"１"}',
    '{"homeModalClosed":1.5}',
    '{"homeModalClosed":1e300}',
    '{"homeModalClosed":9007199254740992}',
    '{"homeModalClosed":null}',
    '{"homeModalClosed":{"at":1}}',
    '{"homeModalClosed":[1]}',
    '{"HOMEMODALCLOSED":1}',
    '{"__proto__":{"homeModalClosed":1}}',
    '{"constructor":1,"toString":2}',
    '{"\u0000\ud800😀":1}',
    '[',
    '['.repeat(100_000),
    `"${'x'.repeat(1_000_000)}"`,
  ])('POP-03 is empty if the stored text is invalid (%#)', (stored) => {
    expect(parsePopupMemory(stored)).toEqual({})
  })

  it('POP-03 keeps the readable part of a half-broken text', () => {
    const stored = '{"x":1,"browserTypeShown":-5,"homeModalSeen":"no","bottomFoldClosed":9007199254740991}'
    const memory = parsePopupMemory(stored)
    expect(memory).toEqual({ browserTypeShown: -5, bottomFoldClosed: 9_007_199_254_740_991 })
    expect(Object.getPrototypeOf(memory)).toBe(Object.prototype)
  })

  it('POP-03 any text is parsed without throwing', () => {
    fc.assert(
      fc.property(fc.oneof(anyText, fc.json()), (stored) => {
        for (const [mark, value] of Object.entries(parsePopupMemory(stored))) {
          expect(POPUP_MARKS).toContain(mark)
          expect(Number.isSafeInteger(value)).toBe(true)
        }
      }),
    )
  })

  it('POP-03 of two windows takes the later of each mark', () => {
    const one = { homeModalClosed: 1, homeModalSeen: 9 }
    const other = { homeModalClosed: 2, bottomFoldClosed: 3, homeModalSeen: 8 }
    const both = { homeModalClosed: 2, homeModalSeen: 9, bottomFoldClosed: 3 }
    expect(mergePopupMemories(one, other)).toEqual(both)
    expect(mergePopupMemories(other, one)).toEqual(both)
    expect(mergePopupMemories({}, {})).toEqual({})
  })
})

describe('hidden for the rest of the day', () => {
  it.each([
    ['2026-11-20T00:00:00.000+08:00', '2026-11-20T23:59:59.000+08:00', true],
    ['2026-11-20T10:00:00.000+08:00', '2026-11-20T23:59:59.999+08:00', true],
    ['2026-11-20T10:00:00.000+08:00', '2026-11-21T00:00:00.000+08:00', false],
    ['2026-11-20T23:59:59.999+08:00', '2026-11-21T00:00:00.000+08:00', false],
    ['2026-11-20T00:00:00.000+08:00', '2026-11-20T00:00:00.000+08:00', true],
    ['2026-11-30T23:59:59.000+08:00', '2026-11-30T23:59:59.999+08:00', true],
    ['2026-11-30T23:59:59.000+08:00', '2026-12-01T00:00:00.000+08:00', false],
    ['2026-12-31T12:00:00.000+08:00', '2027-01-01T00:00:00.000+08:00', false],
    ['2028-02-28T12:00:00.000+08:00', '2028-02-29T00:00:00.000+08:00', false],
    ['2026-11-20T12:00:00.000+08:00', '2027-11-20T12:00:00.000+08:00', false],
    // 07:59 and 08:01 in Shanghai are one day there and two in UTC.
    ['2026-11-19T23:59:00.000Z', '2026-11-20T00:01:00.000Z', true],
  ])('POP-03 closed at %s, at %s: %s', (closed, now, hidden) => {
    expect(isHiddenToday(at(closed), at(now))).toBe(hidden)
  })

  it('POP-03 a clock set back within the day changes nothing, one set back to another day shows it again', () => {
    const closed = at('2026-11-20T10:00:00+08:00')
    expect(isHiddenToday(closed, at('2026-11-20T00:00:00+08:00'))).toBe(true)
    expect(isHiddenToday(closed, at('2026-11-19T23:59:59.999+08:00'))).toBe(false)
  })

  it('POP-03 a popup never closed is not hidden', () => {
    expect(isHiddenToday(undefined, 0)).toBe(false)
  })

  it('POP-03 POP-04 the zone of the process does not matter, nor its summer time', () => {
    // New York set its clocks back at 06:00 UTC on this day.
    process.env.TZ = 'America/New_York'
    const closed = at('2026-11-01T05:30:00Z')
    expect(isHiddenToday(closed, at('2026-11-01T15:59:59.999Z'))).toBe(true)
    expect(isHiddenToday(closed, at('2026-11-01T16:00:00Z'))).toBe(false)
    expect(remainingHiddenMs(closed, at('2026-11-02T05:29:59.999Z'))).toBe(1)
    expect(remainingHiddenMs(closed, at('2026-11-02T05:30:00Z'))).toBe(0)
  })
})

describe('hidden for 24 h', () => {
  const DAY = 86_400_000

  it('POP-04 POP-05 to the millisecond', () => {
    expect(remainingHiddenMs(1000, 1000)).toBe(DAY)
    expect(remainingHiddenMs(1000, 1001)).toBe(DAY - 1)
    expect(remainingHiddenMs(1000, 1000 + DAY - 1)).toBe(1)
    expect(remainingHiddenMs(1000, 1000 + DAY)).toBe(0)
    expect(remainingHiddenMs(1000, 1000 + DAY + 1)).toBe(0)
    expect(remainingHiddenMs(undefined, 1000)).toBe(0)
  })

  it('POP-04 POP-05 a clock set back by less than a day keeps it hidden, by more it does not', () => {
    expect(remainingHiddenMs(DAY, DAY - 1)).toBe(DAY + 1)
    expect(remainingHiddenMs(DAY, 1)).toBe(2 * DAY - 1)
    expect(remainingHiddenMs(DAY, 0)).toBe(0)
    expect(remainingHiddenMs(Number.MAX_SAFE_INTEGER, 0)).toBe(0)
  })

  it('POP-04 POP-05 never for longer than two days, whatever was stored', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), fc.integer({ min: -2 * DAY, max: 2 * DAY }), (now, off) => {
        const hidden = remainingHiddenMs(now + off, now)
        expect(hidden).toBeGreaterThanOrEqual(0)
        expect(hidden).toBeLessThan(2 * DAY)
        if (hidden > 0) expect(remainingHiddenMs(now + off, now + hidden)).toBe(0)
      }),
    )
  })
})
