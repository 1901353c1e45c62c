import { describe, expect, it } from 'vitest'
import type { Column } from './column'
import { findValidity } from './validity'

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
})
