import { describe, expect, it } from 'vitest'
import { incrementWinCount, isPopupDayFull, WIN_COUNT_KEY } from './'
import { POPUPS } from './popup'
import { MAX_POPUPS_A_DAY } from './win-count'

const NOON = Date.parse('2026-11-20T12:00:00+08:00')

describe('the pop-ups of a day', () => {
  it('STO-02 are as many as there are kinds, under a key of their own', () => {
    expect(WIN_COUNT_KEY).toBe('WIN_COUNT')
    expect(MAX_POPUPS_A_DAY).toBe(POPUPS.length)
    expect(isPopupDayFull('2026-11-20:4', NOON)).toBe(false)
    expect(isPopupDayFull('2026-11-20:5', NOON)).toBe(true)
  })

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
      '',
      ':',
      '2026-11-20',
      '2026-11-20:',
      '2026-11-20:x',
      '2026-11-20:-9',
      '2026-11-20:9.5',
      '2026-11-20:9e3',
    ],
    ...['x2026-11-20:9', '2026-11-20:9x', '2026-11-20:９', ' 2026-11-20:9', '2026-11-20:9\n'],
  ])('STO-02 a counter %j counts as none', (stored) => {
    expect(isPopupDayFull(stored, NOON)).toBe(false)
    expect(incrementWinCount(stored, NOON)).toBe('2026-11-20:1')
  })

  it('STO-02 a counter at its end stays there', () => {
    expect(incrementWinCount('2026-11-20:999999999', NOON)).toBe('2026-11-20:999999999')
  })

  it.each(['America/New_York', 'Pacific/Kiritimati'])(
    'STO-02 the day is that of Shanghai also in %s',
    (zone) => {
      const own = process.env.TZ
      process.env.TZ = zone
      try {
        const night = Date.parse('2026-03-08T23:59:59.999+08:00')
        expect(incrementWinCount('2026-03-08:4', night)).toBe('2026-03-08:5')
        expect(incrementWinCount('2026-03-08:4', night + 1)).toBe('2026-03-09:1')
      } finally {
        if (own === undefined) delete process.env.TZ
        else process.env.TZ = own
      }
    },
  )
})
