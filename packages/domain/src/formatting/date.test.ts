import { describe, expect, it } from 'vitest'
import { formatDate, formatTime, parseTime, relativeTime } from '.'

const at = (iso: string) => Date.parse(iso)

describe('dates', () => {
  it('VAL-07 leaves a value with * as it is', () => {
    expect(formatDate('2026-**-**')).toBe('2026-**-**')
    expect(formatTime('*')).toBe('*')
  })

  it.each([
    '',
    '--',
    '待定',
    '2026-02-30',
    '2026-11',
    '20261120',
    '2026-11-20T25:00',
    null,
    undefined,
    Number.NaN,
    {},
  ])('VAL-07 shows -- for %j', (value) => {
    expect(formatDate(value)).toBe('--')
    expect(formatTime(value)).toBe('--')
  })

  it('VAL-07 shows days and minutes of Shanghai', () => {
    expect(formatDate('2026-11-20')).toBe('2026-11-20')
    expect(formatDate('2026/1/2')).toBe('2026-01-02')
    expect(formatDate('2026-11-20 23:30:00')).toBe('2026-11-20')
    expect(formatDate('2026-11-20T16:00:00.000Z')).toBe('2026-11-21')
    expect(formatTime('2026-11-20T08:12:30+08:00')).toBe('2026-11-20 08:12')
    expect(formatTime('2026-11-20T00:12-0330')).toBe('2026-11-20 11:42')
    expect(formatTime(at('2026-11-20T00:12:00Z'))).toBe('2026-11-20 08:12')
    expect(formatDate(0)).toBe('1970-01-01')
  })

  it('VAL-07 four digits a year, no more', () => {
    const last = at('9999-12-31T23:59:59.999+08:00')
    expect(formatDate(last)).toBe('9999-12-31')
    expect(formatDate(last + 1)).toBe('--')
    const first = at('0001-01-01T00:00:00+08:00')
    expect(formatDate(first)).toBe('0001-01-01')
    expect(parseTime(first - 1)).toBeNull()
  })

  it('VAL-07 tells a moment from now', () => {
    const now = at('2026-11-20T12:00:00+08:00')
    const ago = (ms: number) => relativeTime(now - ms, now)
    expect(ago(0)).toBe('刚刚')
    expect(ago(59_999)).toBe('刚刚')
    expect(ago(60_000)).toBe('1 分钟前')
    expect(ago(3_599_999)).toBe('59 分钟前')
    expect(ago(3_600_000)).toBe('1 小时前')
    expect(ago(2.5 * 3_600_000)).toBe('2 小时前')
    expect(ago(12 * 3_600_000)).toBe('12 小时前')
    expect(ago(12 * 3_600_000 + 1)).toBe('昨天')
    expect(ago(36 * 3_600_000)).toBe('昨天')
    expect(ago(36 * 3_600_000 + 1)).toBe('2 天前')
    expect(ago(6 * 86_400_000)).toBe('6 天前')
    expect(ago(7 * 86_400_000 - 1)).toBe('2026-11-13')
    expect(ago(-60_000)).toBe('刚刚')
    expect(ago(-60_001)).toBe('2026-11-20')
  })
})
