import { describe, expect, it } from 'vitest'
import type { Claimant } from './codes'
import { checkInviteForm, judgeClaim } from './index'

const form = { scope: 'svip', time: 7, type: 'everyone' }
const messages = (changed: Partial<typeof form>, held = ['svip']) =>
  checkInviteForm({ ...form, ...changed }, held).map(({ field, message }) => `${field}: ${message}`)

describe('a new code', () => {
  it('INV-02 gives what its inviter holds, for 1 to 7 days, to newcomers or everyone', () => {
    expect(messages({})).toEqual([])
    expect(messages({ time: 1, type: 'newcomers' })).toEqual([])
    expect(messages({ scope: 'analysis_vip' }, ['svip', 'analysis_vip'])).toEqual([])
  })

  it('INV-02 every problem is named by its field', () => {
    expect(messages({ scope: 'analysis_vip', time: 8, type: 'x' })).toEqual(
      'scope: 只能赠送您正在使用的会员|time: 赠送天数为 1 到 7 的整数|type: 请选择谁可以领取'.split('|'),
    )
    for (const time of [0, 8, 1.5, Number.NaN, -1]) expect(messages({ time })).toHaveLength(1)
    expect(messages({}, [])).toEqual(['scope: 只能赠送您正在使用的会员'])
  })
})

describe('a claim', () => {
  const invite = { inviterId: 'a', days: 7, type: 'everyone', createdAt: 1000, claims: 0 } as const
  const friend: Claimant = {
    userId: 'b',
    registeredAt: 999,
    hasClaimed: false,
    inviterRewardDays: 0,
    inviterClaims: 0,
    networkClaims: 0,
  }

  it('INV-03 gives its days, and the same to the inviter, up to 60 within a year', () => {
    expect(judgeClaim(invite, friend)).toEqual({ step: 0, rewardDays: 7 })
    for (const [input, reward] of [
      [53, 7],
      [54, 6],
      [59, 1],
      [60, 0],
      [61, 0],
    ] as const)
      expect(judgeClaim(invite, { ...friend, inviterRewardDays: input })).toEqual({
        step: 0,
        rewardDays: reward,
      })
  })

  it('INV-03 is refused for the inviter, for a second time, and when 20 have claimed the code', () => {
    expect(judgeClaim(invite, { ...friend, userId: 'a' })).toEqual({ step: 1, msg: '不能领取自己的邀请' })
    expect(judgeClaim(invite, { ...friend, hasClaimed: true })).toEqual({ step: 2, msg: '您已领取过该礼包' })
    expect(judgeClaim({ ...invite, claims: 20 }, friend)).toEqual({ step: 4, msg: '该礼包已被领完' })
    expect(judgeClaim({ ...invite, claims: 19 }, friend)).toMatchObject({ step: 0 })
  })

  it('INV-03 of one inviter 40 in 30 days claim, of one network 20 in a week', () => {
    const judge = (more: Partial<Claimant>) => judgeClaim(invite, { ...friend, ...more }).step
    expect([judge({ inviterClaims: 39 }), judge({ inviterClaims: 40 })]).toEqual([0, 5])
    expect([judge({ networkClaims: 19 }), judge({ networkClaims: 20 })]).toEqual([0, 6])
  })

  it('INV-03 a code for newcomers is for those who registered since it was made', () => {
    const limited = { ...invite, type: 'newcomers' } as const
    expect(judgeClaim(limited, friend)).toEqual({ step: 3, msg: '该礼包仅限新注册用户领取' })
    expect(judgeClaim(limited, { ...friend, registeredAt: 1000 })).toMatchObject({ step: 0 })
  })
})
