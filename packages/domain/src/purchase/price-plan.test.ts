import { describe, expect, it } from 'vitest'
import { DAY_MS } from '../formatting'
import { NOW } from '../testing'
import {
  checkPlanMove,
  checkPricePlan,
  findPlanPhase,
  PRICE_PLAN_PHASE_LABELS,
  PRICE_PLAN_PHASES,
  type PricePlanForm,
  parseMoment,
} from './index'
import { findCurrentPlan } from './price-plan'

const FORM: PricePlanForm = {
  amount: 298_000,
  discountAmount: 268_000,
  isFirstPrice: 238_000,
  disPrice: 198_000,
  limitNum: 1,
  realPrice: null,
  onSale: true,
  effectiveAt: NOW + 1,
  reason: '年末活动',
}
const wrong = (more: Partial<PricePlanForm>) =>
  checkPricePlan({ ...FORM, ...more }, NOW).map(({ field }) => field)

describe('a change of prices', () => {
  it('PRI-01 is taken with special prices below the list price, from a moment to come', () => {
    expect(wrong({})).toEqual([])
    expect(
      wrong({ discountAmount: null, isFirstPrice: null, disPrice: null, limitNum: null, onSale: false }),
    ).toEqual([])
  })

  it('PRI-01 never begins before now or at it, nor later than 366 days ahead', () => {
    expect([wrong({ effectiveAt: NOW }), wrong({ effectiveAt: NOW - 1 })]).toEqual([
      ['effectiveAt'],
      ['effectiveAt'],
    ])
    expect(wrong({ effectiveAt: NOW + 366 * DAY_MS })).toEqual([])
    expect(wrong({ effectiveAt: NOW + 366 * DAY_MS + 1 })).toEqual(['effectiveAt'])
    expect(wrong({ effectiveAt: Number.NaN })).toEqual(['effectiveAt'])
  })

  it.each(['discountAmount', 'isFirstPrice', 'disPrice', 'realPrice'] as const)(
    'PRI-01 %s is 1 yuan at least and below the list price',
    (field) => {
      expect([wrong({ [field]: 100 }), wrong({ [field]: 297_999 })]).toEqual([[], []])
      for (const fen of [99, 0, -1, 298_000, 100.5, Number.NaN])
        expect(wrong({ [field]: fen })).toEqual([field])
    },
  )

  it('PRI-01 a list price is 1 yuan to a million', () => {
    const none = { discountAmount: null, isFirstPrice: null, disPrice: null, limitNum: null }
    expect([wrong({ ...none, amount: 100 }), wrong({ ...none, amount: 100_000_000 })]).toEqual([[], []])
    for (const amount of [99, 100_000_001, 1.5, Number.NaN])
      expect(wrong({ ...none, amount })).toEqual(['amount'])
  })

  it('PRI-01 an activity price is limited to 1 to 99 times, and only where there is one', () => {
    expect([wrong({ limitNum: 99 }), wrong({ limitNum: null })]).toEqual([[], []])
    for (const limitNum of [0, 100, 1.5]) expect(wrong({ limitNum })).toEqual(['limitNum'])
    expect(wrong({ disPrice: null, limitNum: 1 })).toEqual(['limitNum'])
  })

  it('PRI-01 says why, in 200 characters at most', () => {
    expect([
      wrong({ reason: ' ' }),
      wrong({ reason: 'x'.repeat(201) }),
      wrong({ reason: 'x'.repeat(200) }),
    ]).toEqual([['reason'], ['reason'], []])
  })

  it('PRI-01 a moment is a day and a time in Shanghai', () => {
    expect(parseMoment('2026-12-01', '08:30')).toBe(Date.UTC(2026, 11, 1, 0, 30))
    for (const [day, time] of [
      ['2026-12-01', '24:00'],
      ['2026-12-01', '8:30'],
      ['', '08:30'],
      ['2026-02-30', '08:30'],
    ] as const)
      expect(parseMoment(day, time)).toBeNaN()
  })
})

describe('plans in time', () => {
  const plan = (id: string, effectiveAt: number, state: 'approved' | 'asked' | 'withdrawn' = 'approved') => ({
    id,
    state,
    effectiveAt,
  })
  const plans = [plan('a', NOW - 2), plan('b', NOW), plan('c', NOW + 1), plan('d', NOW - 1, 'asked')]

  it('PRI-01 of those approved the one that began last holds, from its moment on', () => {
    expect(findCurrentPlan(plans, NOW)?.id).toBe('b')
    expect(findCurrentPlan(plans, NOW - 1)?.id).toBe('a')
    expect(findCurrentPlan(plans, NOW + 1)?.id).toBe('c')
    expect(findCurrentPlan(plans, NOW - 3)).toBeNull()
    expect(plans.map((plan) => findPlanPhase(plan, plans, NOW))).toEqual([
      'past',
      'current',
      'planned',
      'asked',
    ])
    expect(findPlanPhase(plan('e', NOW, 'withdrawn'), plans, NOW)).toBe('withdrawn')
    for (const phase of PRICE_PLAN_PHASES) expect(PRICE_PLAN_PHASE_LABELS[phase]).toMatch(/\S/)
  })

  const asked = { state: 'asked', effectiveAt: NOW + 1, askedBy: 'li' } as const
  it('PRI-02 another person decides, before the moment', () => {
    expect(checkPlanMove(asked, 'approve', 'wang', NOW)).toBeNull()
    for (const event of ['approve', 'refuse'] as const)
      expect(checkPlanMove(asked, event, 'li', NOW)).toContain('另一位同事')
    expect(checkPlanMove(asked, 'approve', 'wang', NOW + 1)).toContain('生效时间已过')
    expect(checkPlanMove(asked, 'refuse', 'wang', NOW + 1)).toBeNull()
  })

  it('PRI-02 is withdrawn until it begins, by whoever; what is decided is not decided again', () => {
    const approved = { ...asked, state: 'approved' } as const
    expect(checkPlanMove(asked, 'withdraw', 'li', NOW)).toBeNull()
    expect(checkPlanMove(approved, 'withdraw', 'wang', NOW)).toBeNull()
    expect(checkPlanMove(approved, 'withdraw', 'wang', NOW + 1)).toContain('已经生效')
    for (const state of ['refused', 'withdrawn'] as const)
      for (const event of ['approve', 'refuse', 'withdraw'] as const)
        expect(checkPlanMove({ ...asked, state }, event, 'wang', NOW)).toContain('已变化')
    expect(checkPlanMove(approved, 'approve', 'wang', NOW)).toContain('已变化')
  })
})
