import { expect, it } from 'vitest'
import { ADD_ONS } from '../access'
import { NOW } from '../testing'
import {
  COMPARISON,
  findMembershipKind,
  findOwnHolding,
  isInForce,
  MEMBERSHIP_KINDS,
  PLAN_BENEFITS,
  planGroupOf,
} from './index'

it('MEM-04 the five add-ons are one group, every other membership is one of its own', () => {
  expect(ADD_ONS.map(planGroupOf)).toEqual(Array(5).fill('add-on'))
  expect(['svip', 'analysis_vip', 'enterprise'].map((kind) => planGroupOf(kind as 'svip'))).toEqual(
    'svip owner-lookup enterprise'.split(' '),
  )
})

it('PAY-14 an address names a membership by its kind; nothing else is one', () => {
  expect(MEMBERSHIP_KINDS.map(findMembershipKind)).toEqual(MEMBERSHIP_KINDS)
  expect(['', 'vip', '__proto__', 'SVIP', null, undefined].map(findMembershipKind)).toEqual(
    Array(6).fill(null),
  )
})

it('MEM-01 a membership is in force until its end, exclusive', () => {
  expect([NOW + 1, NOW, NOW - 1].map((overTime) => isInForce({ overTime }, NOW))).toEqual([
    true,
    false,
    false,
  ])
})

it('MEM-06 a purchase renews what the person holds, not what an enterprise shares with them', () => {
  const shared = { kind: 'enterprise', overTime: NOW, childNumber: 2, isShared: true, paidTerms: [] } as const
  const own = { ...shared, overTime: NOW + 1, isShared: false }
  expect(findOwnHolding([shared], 'enterprise')).toBeNull()
  expect(findOwnHolding([shared, own], 'enterprise')).toBe(own)
  expect(findOwnHolding([own], 'svip')).toBeNull()
})

it('MEM-02 everything that is sold says what it opens, and the comparison has a value in every column', () => {
  for (const kind of MEMBERSHIP_KINDS) {
    expect(PLAN_BENEFITS[kind].summary).not.toBe('')
    expect(PLAN_BENEFITS[kind].points.length).toBeGreaterThan(1)
  }
  const exported = COMPARISON.find(({ label }) => label === '数据导出')
  expect(exported?.values).toEqual({
    free: false,
    svip: '每月 20,000 条',
    'add-on': '每月 20,000 条',
    'owner-lookup': false,
    enterprise: '全企业每月 20,000 条',
  })
  expect(COMPARISON.find(({ label }) => label === '超出后导出')?.values.svip).toBe('0.1 元/条')
})
