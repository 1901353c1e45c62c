import { describe, expect, it } from 'vitest'
import { DAY_MS } from '../formatting'
import { NOW } from '../testing'
import { calculateOrderRefund, describeRefund, isActivityPrice, REFUND_RULES } from './index'
import type { RefundableOrder } from './order-refund'

/** Half a year at 1680.00 instead of 1880.00, begun now. */
const half = (more: Partial<RefundableOrder> = {}): RefundableOrder => ({
  paidFen: 168_000,
  originalFen: 188_000,
  activity: false,
  cause: 'buyer',
  terms: [{ days: 188, startedAt: NOW }],
  ...more,
})

describe('the refund of an order', () => {
  it('REF-06 sums its terms, of which some may not have begun', () => {
    const both = half({
      terms: [
        { days: 188, startedAt: NOW + DAY_MS },
        { days: 188, startedAt: NOW },
      ],
    })
    expect(calculateOrderRefund(both, NOW + 1)).toEqual({
      ...{ refundable: true, isSpecial: false, fen: 84_000 + 73_500, usedDays: 1 },
      ...{ differenceFen: 10_000, usedFen: 500, endsAt: NOW + DAY_MS },
    })
  })

  it('REF-06 is none once all terms ended, or nothing is left', () => {
    expect(calculateOrderRefund(half(), NOW + 188 * DAY_MS)).toEqual({ refundable: false, reason: 'ended' })
    expect(calculateOrderRefund(half(), NOW + 187 * DAY_MS)).toEqual({ refundable: false, reason: 'nothing' })
  })

  it('MEM-05 first purchases and promotions are activities, discounts are none', () => {
    expect(['first-purchase', 'promotion', 'discount', 'staff-gap', 'list'].map(isActivityPrice)).toEqual([
      ...[true, true, false, false, false],
    ])
  })
})

describe('the text', () => {
  it('REF-06 says the sum of today and what was taken off', () => {
    expect(describeRefund(half(), NOW + 1)).toBe(
      '今天退可退 ¥1,470.00（已扣除与原价的差额 ¥200.00、已使用的 1 天 ¥10.00）。',
    )
    expect(describeRefund(half({ paidFen: 188_000 }), NOW)).toBe('今天退可退 ¥1,880.00。')
  })

  it('REF-06 says when a term begins that has not begun, and that it comes back whole', () => {
    const later = half({ activity: true, terms: [{ days: 188, startedAt: NOW + 7 * DAY_MS }] })
    expect(describeRefund(later, NOW)).toBe('今天退可退 ¥1,680.00：服务 2026-11-27 开始，之前全额退。')
  })

  it('REF-06 of an activity names the way to the staff, with the sum', () => {
    expect(describeRefund(half({ activity: true }), NOW + 1)).toBe(
      '活动价一般不退；确需退款可申请特殊退款，今天按规则可退 ¥1,470.00（已扣除与原价的差额 ¥200.00、已使用的 1 天 ¥10.00），由工作人员审核。',
    )
  })

  it('REF-06 says why there is nothing', () => {
    expect(describeRefund(half(), NOW + 188 * DAY_MS)).toBe('今天没有可退的金额：服务期已结束，不予退款。')
  })

  it('REF-06 the terms say each rule in a sentence', () => {
    for (const rule of Object.values(REFUND_RULES)) expect(rule).toMatch(/。$/)
  })
})
