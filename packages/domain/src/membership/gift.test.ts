import { describe, expect, it } from 'vitest'
import { checkStaffReason } from '../staff'
import { beginGift, checkGiftForm, MEMBERSHIP_KINDS, refuseDecision } from './index'

const form = { account: '12200000001', kind: 'svip', days: 31, reason: '服务中断补偿' }
const messages = (changed: Partial<typeof form>) =>
  checkGiftForm({ ...form, ...changed }).map(({ field, message }) => `${field}: ${message}`)

describe('days that staff give', () => {
  it('MEM-07 are 1 to 366 of one kind of membership, for an account, with a reason', () => {
    for (const kind of MEMBERSHIP_KINDS) expect(messages({ kind })).toEqual([])
    for (const days of [1, 366]) expect(messages({ days })).toEqual([])
    for (const days of [0, 367, 1.5, Number.NaN])
      expect(messages({ days })).toEqual(['days: 天数为 1 到 366 的整数'])
    expect(messages({ account: ' ', kind: '__proto__', reason: ' ' })).toEqual(
      'account: 请填写手机号或账号|kind: 请选择会员|reason: 请写明原因'.split('|'),
    )
    expect([checkStaffReason(' x '), checkStaffReason('补偿')]).toEqual(['原因至少 2 字', null])
    expect(checkStaffReason('字'.repeat(200))).toBeNull()
    expect(checkStaffReason('字'.repeat(201))).toBe('原因最多 200 字')
  })

  it('MEM-07 count with those that were given without a second person in the last 30 days', () => {
    const giftAfter = (days: number, toMember: number, byClerk: number) =>
      beginGift(days, { toMember, byClerk })
    expect([giftAfter(1, 30, 30), giftAfter(1, 31, 31), giftAfter(16, 16, 16)]).toEqual([
      'given',
      'waiting',
      'waiting',
    ])
    expect([giftAfter(10, 0, 300), giftAfter(11, 0, 300), giftAfter(1, 0, 310)]).toEqual([
      'given',
      'waiting',
      'waiting',
    ])
  })

  it('MEM-07 are decided once, and not by who asked', () => {
    expect(refuseDecision({ state: 'waiting', askedBy: 'a' }, 'b')).toBeNull()
    expect(refuseDecision({ state: 'waiting', askedBy: 'a' }, 'a')).toBe('须由另一名员工复核')
    for (const state of ['given', 'refused'] as const)
      expect(refuseDecision({ state, askedBy: 'a' }, 'b')).toBe('已经处理过了')
  })
})
