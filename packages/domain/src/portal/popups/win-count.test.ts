import { describe, expect, it } from 'vitest'
import { incrementWinCount, isPopupDayFull } from './'

const NOON = Date.parse('2026-11-20T12:00:00+08:00')

describe('the pop-ups of a day', () => {
  it('STO-02 are counted by the day of Shanghai, which starts again at 0', () => {
    const night = Date.parse('2026-11-20T23:59:59.999+08:00')
    const once = incrementWinCount(null, night)
    expect([once, incrementWinCount(once, night)]).toEqual(['2026-11-20:1', '2026-11-20:2'])
    expect(incrementWinCount('2026-11-20:5', night + 1)).toBe('2026-11-21:1')
    expect(isPopupDayFull('2026-11-20:5', night)).toBe(true)
    expect(isPopupDayFull('2026-11-20:5', night + 1)).toBe(false)
    expect(isPopupDayFull('2026-11-20:5', night - 86_400_000)).toBe(false)
  })

  it.each([
    ...[
      ['', ':', '2026-11-20', '2026-11-20:', '2026-11-20:x', '2026-11-20:-9'],
      ['2026-11-20:9.5', '2026-11-20:9e3'],
    ].flat(),
    ...['x2026-11-20:9', '2026-11-20:9x', '2026-11-20:９', ' 2026-11-20:9', '2026-11-20:9\n'],
  ])('STO-02 a counter %j counts as none', (stored) => {
    expect(isPopupDayFull(stored, NOON)).toBe(false)
    expect(incrementWinCount(stored, NOON)).toBe('2026-11-20:1')
  })

  it('STO-02 a counter at its end stays there', () => {
    expect(incrementWinCount('2026-11-20:999999999', NOON)).toBe('2026-11-20:999999999')
  })
})
