import { describe, expect, it } from 'vitest'
import { DAY_MS } from '../formatting'
import { MAX_DAYS_AHEAD } from './article.machine'
import { normalizeTime, type ReleaseTime, readReleaseTime } from './index'

/** 10:00 in Shanghai. */
const NOW = Date.parse('2026-11-20T10:00:00+08:00')
const read = (over: Partial<ReleaseTime>) =>
  readReleaseTime({ day: '2026-12-01', time: '08:30', ...over }, NOW)
const problems = (over: Partial<ReleaseTime>) => {
  const result = read(over)
  return 'problems' in result ? result.problems.map(({ field, message }) => `${field} ${message}`) : []
}

describe('the time of a release', () => {
  it('CON-04 is a day and a time in Shanghai', () => {
    expect(read({})).toEqual({ at: Date.parse('2026-12-01T08:30:00+08:00') })
    expect(read({ time: '00:00' })).toEqual({ at: Date.parse('2026-12-01T00:00:00+08:00') })
    expect(read({ time: '23:59' })).toEqual({ at: Date.parse('2026-12-01T23:59:00+08:00') })
  })

  it('CON-04 names what is missing or wrong', () => {
    expect(problems({ day: '', time: '' })).toEqual(['day 请选择发布日期', 'time 请填写发布时间'])
    expect(problems({ day: '2026-02-30' })).toEqual(['day 发布日期应为 2026-12-01 这样的日期'])
    for (const time of ['24:00', '08:60', '8点', '-1:00', 'a08:30', '08:30b'])
      expect(problems({ time })).toEqual(['time 发布时间应为 00:00 至 23:59，如 08:30'])
  })

  it('CON-04 lies ahead, and no more than a year', () => {
    const today = { day: '2026-11-20' }
    expect(problems({ ...today, time: '10:00' })).toEqual(['time 发布时间应在现在之后'])
    expect(read({ ...today, time: '10:01' })).toEqual({ at: NOW + 60_000 })
    const last = { day: '2027-11-20', time: '10:00' }
    expect(read(last)).toEqual({ at: NOW + MAX_DAYS_AHEAD * DAY_MS })
    expect(problems({ ...last, time: '10:01' })).toEqual(['day 发布日期应在 365 天之内'])
  })

  it.each([
    ['8:30', '08:30'],
    ['0830', '08:30'],
    ['830', '08:30'],
    ['８：３０', '08:30'],
    ['8点30分', '08:30'],
    [' 18.05 ', '18:05'],
    ['08:30', '08:30'],
    ['早上', '早上'],
    ['12345', '12345'],
    ['x8:30', 'x8:30'],
    ['8:30x', '8:30x'],
  ])('CON-04 %s is read as %s', (typed, text) => {
    expect(normalizeTime(typed)).toBe(text)
  })
})
