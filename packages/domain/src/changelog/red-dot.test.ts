import { afterEach, describe, expect, it } from 'vitest'
import { NOW } from '../testing'
import { CHANGELOG_COOKIE, hasRedDot } from './index'

const at = (text: string): number => Date.parse(`${text}+08:00`)
const dot = (releaseTime: number | null, now: number, hasCookie = false) =>
  hasRedDot({ releaseTime, now, hasCookie })

const ZONE = process.env.TZ
afterEach(() => {
  if (ZONE === undefined) delete process.env.TZ
  else process.env.TZ = ZONE
})

describe('when the dot is shown', () => {
  it.each([
    ['2026-11-20T10:00:00', '2026-11-18', '2026-11-20'],
    ['2026-11-20T00:00:00.000', '2026-11-18', '2026-11-20'],
    ['2026-11-20T23:59:59.999', '2026-11-18', '2026-11-20'],
    ['2026-12-01T12:00:00', '2026-11-29', '2026-12-01'],
    ['2027-01-01T00:00:00', '2026-12-30', '2027-01-01'],
    ['2028-03-01T08:00:00', '2028-02-28', '2028-03-01'],
    ['2027-03-01T07:59:59.999', '2027-02-27', '2027-03-01'],
  ])('CHG-01 at %s from the start of %s to the end of %s', (now, first, last) => {
    const start = at(`${first}T00:00:00.000`)
    const end = at(`${last}T23:59:59.999`)
    for (const zone of ['America/New_York', 'UTC', 'Pacific/Kiritimati', 'Asia/Shanghai']) {
      process.env.TZ = zone
      expect([start - 1, start, end, end + 1].map((time) => dot(time, at(now)))).toEqual([
        false,
        true,
        true,
        false,
      ])
    }
  })

  it('CHG-01 not while the cookie exists, and not without an entry', () => {
    expect(dot(NOW, NOW)).toBe(true)
    expect(dot(NOW, NOW, true)).toBe(false)
    expect(dot(null, NOW)).toBe(false)
    expect(dot(null, 0)).toBe(false)
    expect(dot(Number.NaN, NOW)).toBe(false)
  })

  it('CHG-01 the cookie lives 3 days and may be read by scripts', () => {
    expect(CHANGELOG_COOKIE).toEqual({ name: 'JGJDAILYLOG', maxAge: 259_200, httpOnly: false })
  })
})
