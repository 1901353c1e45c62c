import { describe, expect, it } from 'vitest'
import type { Column } from './column'
import { findValidity, formatTimeLeft } from './validity'

const UNTIL: Column = { key: 'validUntil', label: '有效期至', type: 'date', endsValidity: true }
/** 2026-11-21 00:00 in Shanghai. */
const MIDNIGHT = Date.UTC(2026, 10, 20, 16)
const at = (value: unknown, now = MIDNIGHT) => findValidity(UNTIL, value, now)

describe('expiry dates', () => {
  it('ACC-07 expires the day after its last day, in Shanghai', () => {
    expect(at('2026-11-20')).toEqual({ tone: 'bad', text: '已过期' })
    expect(at('2026-11-20', MIDNIGHT - 1)).toEqual({ tone: 'warn', text: '今日到期' })
    expect(at('2026-11-21')).toEqual({ tone: 'warn', text: '今日到期' })
    expect(at('2026-11-22')).toEqual({ tone: 'warn', text: '剩 1 天' })
  })

  it('ACC-07 counts as near for the last 90 days', () => {
    expect(at('2027-02-19')).toEqual({ tone: 'warn', text: '剩 90 天' })
    expect(at('2027-02-20')).toBeNull()
  })

  it('ACC-07 other dates, unknown and invalid ones have no label', () => {
    for (const value of [null, undefined, '', '长期', '2026-13-01', 5]) expect(at(value)).toBeNull()
    const issued: Column = { key: 'grantedOn', label: '发证日期', type: 'date' }
    expect(findValidity(issued, '2020-01-01', MIDNIGHT)).toBeNull()
    const permit: Column = { ...issued, expiry: 'company_anxu_expire' }
    expect(findValidity(permit, '2020-01-01', MIDNIGHT)?.text).toBe('已过期')
  })

  it('ACC-07 tells what is left of one that does not end soon, in whole months', () => {
    const left = (value: unknown) => formatTimeLeft(UNTIL, value, MIDNIGHT)
    expect(left('2027-02-19')).toBeNull()
    expect(left('2027-02-20')).toBe('剩 2 个月')
    expect(left('2027-11-20')).toBe('剩 11 个月')
    expect(left('2027-11-21')).toBe('剩 1 年')
    expect(left('2029-02-20')).toBe('剩 2 年 2 个月')
    expect(left('2029-02-21')).toBe('剩 2 年 3 个月')
    for (const none of [null, '--', '2020-01-01']) expect(left(none)).toBeNull()
    expect(formatTimeLeft({ key: 'on', label: '日期', type: 'date' }, '2029-01-01', MIDNIGHT)).toBeNull()
  })
})
