import { describe, expect, it } from 'vitest'
import { addDays, addMonths, parseDay, shanghaiTime } from '.'

const at = (iso: string) => Date.parse(iso)

describe('calendar', () => {
  it('VAL-07 reads only days that exist', () => {
    expect(parseDay('2024-02-29')).toBe(at('2024-02-29T00:00:00+08:00'))
    expect(parseDay('2000-02-29')).not.toBeNull()
    for (const text of ['2026-02-29', '1900-02-29', '2026-00-01', '2026-13-01', '2026-04-31', '2026-01-00'])
      expect(parseDay(text)).toBeNull()
    for (const text of ['', '2026-1-1', '2026/01/01', '2026-01-01 ', '0000-01-01', '２０２６-01-01'])
      expect(parseDay(text)).toBeNull()
    for (const text of ['x2026-01-01', '2026-01-01x', '2026-1-01', '2026-01-1', '2026-01-01\n', '-001-01-01'])
      expect(parseDay(text)).toBeNull()
  })

  it('VAL-07 a clock has 24 hours of 60 minutes of 60 seconds', () => {
    expect(shanghaiTime(2026, 1, 1, 23, 59, 59)).toBe(at('2026-01-01T23:59:59+08:00'))
    expect(shanghaiTime(2026, 1, 1, 0, 0, 0)).toBe(at('2026-01-01T00:00:00+08:00'))
    expect(shanghaiTime(2026, 1, 1)).toBe(at('2026-01-01T00:00:00+08:00'))
    expect(shanghaiTime(2026, 1, 1, 24)).toBeNull()
    expect(shanghaiTime(2026, 1, 1, -1)).toBeNull()
    expect(shanghaiTime(2026, 1, 1, 23, 60)).toBeNull()
    expect(shanghaiTime(2026, 1, 1, 0, -1)).toBeNull()
    expect(shanghaiTime(2026, 1, 1, 23, 59, 60)).toBeNull()
    expect(shanghaiTime(2026, 1, 1, 0, 0, -1)).toBeNull()
  })

  it('MEM-04 moves moments and days by whole days', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
    expect(addDays('2024-03-01', -1)).toBe('2024-02-29')
    expect(addDays(1000, 2)).toBe(172_801_000)
    expect(addDays('2026-03-01', 0)).toBe('2026-03-01')
    expect(addDays('0001-01-02', -1)).toBe('0001-01-01')
    expect(addDays('0800-02-28', 1)).toBe('0800-02-29')
    for (const text of ['soon', '', '2026-02-29', '__proto__']) {
      expect(() => addDays(text, 1)).toThrow(new RangeError(`not a day: ${text}`))
      expect(() => addMonths(text, 1)).toThrow(RangeError)
    }
  })

  it('MEM-04 a day missing in the month becomes its last day', () => {
    expect(addMonths('2026-01-31', 1)).toBe('2026-02-28')
    expect(addMonths('2024-01-31', 1)).toBe('2024-02-29')
    expect(addMonths('2026-03-31', -1)).toBe('2026-02-28')
    expect(addMonths('2026-11-20', 14)).toBe('2028-01-20')
    expect(addMonths('2026-01-15', -13)).toBe('2024-12-15')
    expect(addMonths('2026-12-31', 1)).toBe('2027-01-31')
    expect(addMonths('2027-01-31', -1)).toBe('2026-12-31')
    expect(addMonths('2024-02-29', 12)).toBe('2025-02-28')
    expect(addMonths('2024-02-29', 48)).toBe('2028-02-29')
    expect(addMonths('2026-05-31', 1)).toBe('2026-06-30')
    expect(addMonths('2026-05-31', 0)).toBe('2026-05-31')
    expect(addMonths('0001-02-01', -1)).toBe('0001-01-01')
    expect(addMonths(at('2026-01-31T10:30:00+08:00'), 12)).toBe(at('2027-01-31T10:30:00+08:00'))
    expect(addMonths(at('2026-01-31T23:59:59.999+08:00'), 1)).toBe(at('2026-02-28T23:59:59.999+08:00'))
    expect(addMonths(at('2026-02-01T00:00:00+08:00'), -1)).toBe(at('2026-01-01T00:00:00+08:00'))
  })
})
