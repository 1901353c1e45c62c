import { describe, expect, it } from 'vitest'
import { formatDate, formatTime, parseTime, relativeTime } from '.'

const at = (iso: string) => Date.parse(iso)

describe('dates', () => {
  it('VAL-07 leaves a value with * as it is', () => {
    expect(formatDate('2026-**-**')).toBe('2026-**-**')
    expect(formatTime('*')).toBe('*')
    for (const value of ['2026-11-20 *', '****', ' * ', '2026-02-30*', '<b>*</b>'])
      expect([formatDate(value), formatTime(value)]).toEqual([value, value])
    expect(formatDate(['*'])).toBe('--')
  })

  it.each([
    '',
    '--',
    '待定',
    '2026-02-30',
    '2026-11',
    '20261120',
    '2026-11-20T25:00',
    '2026-11-20T24:00',
    '2026-11-20T10:60',
    '2026-11-20T10:00:60',
    '2026-11-20T10',
    '2026-11-20T10:00:',
    '2026-11-20T10:00:00.',
    '2026-11-20T10:00:00.1234567890',
    '2026-11-20T10:00+24:00',
    '2026-11-20T10:00+08:60',
    '2026-11-20T10:00+8',
    '2026-11-20T10:00GMT',
    '2026-11-20T10:00z',
    '2026-11-20t10:00',
    '2026-11-20Z',
    '2026-11-20x10:00',
    'x2026-11-20',
    '2026-11-20x',
    '2026-011-20',
    '2026-11-020',
    '2026-11-',
    '2026--20',
    '2026-0-20',
    '0000-01-01',
    '02026-11-20',
    '2026.11.20',
    '2026年11月20日',
    '２０２６-11-20',
    '1795140000000',
    '1e3',
    '__proto__',
    '\u0000',
    '\ud800',
    '9'.repeat(1000),
    [],
    ['2026-11-20'],
    true,
    Infinity,
    -Infinity,
    1e21,
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
    expect(formatDate('2026/11-2')).toBe('2026-11-02')
    expect(formatDate(' 2026-11-20\n')).toBe('2026-11-20')
    expect(formatTime('2026-1-2 3:04')).toBe('2026-01-02 03:04')
    expect(formatTime('2026-11-20')).toBe('2026-11-20 00:00')
    expect(formatTime('2026-11-20 08:12')).toBe('2026-11-20 08:12')
    expect(formatTime('2026-11-20 08:12:59')).toBe('2026-11-20 08:12')
    expect(formatTime('2026-11-20T08:12  Z')).toBe('2026-11-20 16:12')
    expect(formatTime('2026-11-20T08:12:30.5+0800')).toBe('2026-11-20 08:12')
    expect(formatTime('2026-11-20T23:59:59+23:59')).toBe('2026-11-20 08:00')
    expect(formatTime('2026-11-20T08:12-00:30')).toBe('2026-11-20 16:42')
    expect(formatDate(0)).toBe('1970-01-01')
    expect(formatDate(-0)).toBe('1970-01-01')
    expect(formatDate(-1)).toBe('1970-01-01')
    expect(formatTime(-28_800_001)).toBe('1969-12-31 23:59')
  })

  it('VAL-07 years have at most four digits', () => {
    const last = at('9999-12-31T23:59:59.999+08:00')
    expect(formatDate(last)).toBe('9999-12-31')
    expect(formatDate(last + 1)).toBe('--')
    const first = at('0001-01-01T00:00:00+08:00')
    expect(formatDate(first)).toBe('0001-01-01')
    expect(parseTime(first)).toBe(first)
    expect(parseTime(first - 1)).toBeNull()
    expect(parseTime(last)).toBe(last)
    expect(formatDate('9999-12-31T23:59:59.999+08:00')).toBe('9999-12-31')
    expect(formatDate('9999-12-31T23:59:59+07:59')).toBe('--')
    expect(formatDate('0001-01-01T00:00+08:00')).toBe('0001-01-01')
    expect(formatDate('0001-01-01T00:00+08:01')).toBe('--')
  })

  it('VAL-07 shows a moment relative to now', () => {
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
    expect(ago(60_000 * 60 - 1)).toBe('59 分钟前')
    expect(ago(5 * 86_400_000)).toBe('5 天前')
    expect(ago(6 * 86_400_000 + 12 * 3_600_000)).toBe('6 天前')
    expect(ago(6 * 86_400_000 + 12 * 3_600_000 + 1)).toBe('2026-11-13')
    expect(ago(365 * 86_400_000)).toBe('2025-11-20')
    for (const ms of [Number.NaN, Infinity, -Infinity]) expect(relativeTime(ms, now)).toBe('--')
    expect(relativeTime(now, Number.NaN)).toBe('2026-11-20')
  })
})
